/** Everything in the demo city can be found, with its facts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@halte/demo-city/random';
import { PLACE_KINDS } from '@halte/engine/api/places';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { servedStops } from '../app/loadGround.ts';
import { coveredStops } from '../ground/coverage.ts';
import { detailsOf } from '../places/details.ts';
import type { Place, PlaceKind } from '../places/kinds.ts';
import { createPlaces, type Places } from '../places/places.ts';
import { testCitySource } from '../testing/demoCity.ts';
import { TEST_CITY_DAY as TODAY } from '../testing/demoCityDay.ts';
import { importFeed } from '../timetable/importFeed.ts';
import type { DemoSource } from './demo.ts';
import { demoGround } from './demoGround.ts';

const STRASBOURG = join(__dirname, '../../../../shared/feeds/medium-fr-cts-strasbourg-2026.zip');

let source: DemoSource;
let feed: Feed;
let places: Places;

beforeAll(async () => {
  source = await testCitySource();
  feed = await importFeed({ path: source.path }, { today: TODAY, rebaseCalendar: 'never' });
  places = createPlaces(feed, source.gazetteer);
}, 60_000);

function placeOf(kind: PlaceKind): Place {
  if (kind === 'stopArea') return places.byId(feed.areas[7]!.id)!;
  if (kind === 'stopPoint') return places.search(feed.stops[7]!.id, null, 1)[0]!;
  const known = kind === 'address' ? source.gazetteer.addresses : source.gazetteer.amenities;
  return places.byId(known.find((one) => !('type' in one) || one.type === kind)!.id)!;
}

describe.each(PLACE_KINDS)('a place of the kind %s', (kind) => {
  it('is found by its name: without accents, with a letter missing, and not yet typed to its end', () => {
    const place = placeOf(kind);
    const name = kind === 'stopPoint' ? `${place.name} ${place.platform}` : place.title;
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const spoilt = plain.slice(0, 2) + plain.slice(3);
    const typed =
      kind === 'stopPoint' || kind === 'address' ? [name, plain, spoilt] : [name, plain, spoilt, plain.slice(0, -2)];
    for (const text of typed) {
      // Compared by name, as some numbers occur twice in this city's long streets.
      const found = places.search(text, place, 5).map((one) => [one.type, one.displayName]);
      expect([text, found]).toEqual([text, expect.arrayContaining([[kind, place.displayName]])]);
    }
  });
});

it('has streets that hang together, near nearly every stop', () => {
  const { streets, addresses } = demoGround(source.ground, source.places);
  const { from, to, metres } = streets.edges;
  const group = Array.from(streets.nodes.lon, (_, node) => node);
  const groupOf = (node: number): number => {
    let root = node;
    while (group[root] !== root) root = group[root]!;
    group[node] = root;
    return root;
  };
  from.forEach((node, edge) => {
    group[groupOf(node)] = groupOf(to[edge]!);
  });
  const lengths = new Map<number, number>();
  from.forEach((node, edge) => {
    lengths.set(groupOf(node), (lengths.get(groupOf(node)) ?? 0) + metres[edge]!);
  });
  const all = metres.reduce((sum, one) => sum + one, 0);
  expect(Math.max(...lengths.values()) / all).toBeGreaterThan(0.97);
  const stops = servedStops(feed);
  expect(coveredStops(streets, stops) / stops.length).toBeGreaterThan(0.98);
  expect(addresses.number).toHaveLength(source.places.addresses.length);
});

it('finds stop points by the code on their sign', () => {
  const coded = feed.stops.filter(({ code }) => code !== '');
  expect(coded.length).toBeGreaterThan(300);
  for (const { id, code } of coded.slice(0, 50))
    expect(places.search(code.toLowerCase(), null, 3).map((place) => place.id)).toContain(id);
});

it.each<[PlaceKind, string[]]>([
  ['bikeParks', ['capacity', 'covered', 'locked', 'openingHours', 'operator', 'prices']],
  ['parks', ['accessibleSpaces', 'capacity', 'covered', 'openingHours', 'operator', 'prices']],
  ['parkAndRides', ['accessibleSpaces', 'capacity', 'openingHours', 'operator', 'prices', 'stopArea']],
  ['rideSharingParks', ['accessibleSpaces', 'capacity', 'operator', 'prices']],
  ['chargingStations', ['capacity', 'openingHours', 'operator', 'prices', 'sockets']],
  ['bikeSharingStations', ['capacity', 'openingHours', 'operator', 'prices']],
  ['carSharingStations', ['capacity', 'openingHours', 'operator', 'prices']],
  ['pointOfSales', ['counter', 'openingHours', 'operator', 'ticketMachine', 'wheelchair']],
  ['pointOfInterest', ['category', 'wheelchair']],
])('knows of every place of the kind %s: %j', (kind, expected) => {
  const ids = source.gazetteer.amenities.flatMap(({ id, type }) => (type === kind ? [id] : []));
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) {
    const { facts, address } = detailsOf({ places }, places.byId(id)!);
    expect([id, Object.keys(facts)]).toEqual([id, expect.arrayContaining(expected)]);
    expect([id, facts.sockets?.reduce((sum, { count }) => sum + count, 0)]).toEqual([
      id,
      facts.sockets && facts.capacity,
    ]);
    expect(typeof address).toBe('string');
  }
});

it('has the facts that the operator of the city publishes', () => {
  for (const { id, facts } of source.places.amenities) expect(places.factsOf(id)).toEqual(facts);
});

const MOST_NAMES = 250;

/** Share of names found among the first five: half of them searched with one wrong letter, half with the end missing. */
function hitRate(searched: Places, all: readonly string[]): number {
  const random = createRandom(11);
  const names = random.shuffle(all).slice(0, MOST_NAMES);
  const hits = names.filter((name, i) => {
    const at = 1 + random.index(name.length - 2);
    const typed =
      i % 2 === 0
        ? `${name.slice(0, at)}${random.pick([...'aeinrst'])}${name.slice(at + 1)}`
        : name.slice(0, Math.max(5, Math.ceil(name.length * 0.7)));
    return searched.search(typed, null, 5).some(({ title }) => title === name);
  });
  return hits.length / names.length;
}

describe('hit@5 with a wrong letter or an unfinished end', () => {
  const long = (names: Iterable<string>) => [...new Set(names)].filter(({ length }) => length >= 6);

  it('is 0.95 at least for the stops and amenities of the demo city', () => {
    const names = long([...feed.areas, ...source.gazetteer.amenities].map(({ name }) => name));
    expect(names.length).toBeGreaterThan(400);
    expect(hitRate(places, names)).toBeGreaterThanOrEqual(0.95);
  });

  it('is 0.9 at least for its streets', () => {
    const names = long(source.gazetteer.addresses.map(({ street }) => street));
    expect(hitRate(places, names)).toBeGreaterThanOrEqual(0.9);
  });

  if (existsSync(STRASBOURG)) {
    it('is 0.95 at least for the stops of Strasbourg', async () => {
      const real = await importFeed({ path: STRASBOURG }, { today: TODAY, rebaseCalendar: 'whenExpired' });
      const searched = createPlaces(real, { addresses: [], amenities: [] });
      expect(hitRate(searched, long(real.areas.map(({ name }) => name)))).toBeGreaterThanOrEqual(0.95);
    }, 120_000);
  } else {
    console.log(
      'No published feed of Strasbourg beside the repository (../shared/feeds): only the demo city is searched.',
    );
  }
});
