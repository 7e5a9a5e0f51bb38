import type { Ground } from '../ground/ground.ts';
import { NO_INTERPOLATIONS } from '../ground/interpolations.ts';
import { createOtherNames } from '../ground/otherNames.ts';
import { createPlaceColumns } from '../ground/placeColumns.ts';
import { NO_STATIONS } from '../ground/stations.ts';
import { createTextsMaker } from '../ground/texts.ts';
import { createTownFinder } from '../ground/towns.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { addressesOf, createLayer } from './layer.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { queryOf } from './query.ts';
import { nearestStreetOf } from './streetLines.ts';

interface House {
  readonly street: string;
  readonly number: string;
  readonly town: string;
  readonly lat: number;
}
interface Way {
  readonly name: string;
  /** Latitudes of its points, two at least, in millionths of a degree above 48°. */
  readonly line: readonly number[];
}

/** Everything lies on the meridian of 2°, in millionths of a degree above 48°. */
const units = (millionths: number) => 480_000_000 + millionths * 10;
const LON = 20_000_000;

function groundOf(houses: readonly House[], ways: readonly Way[]): Omit<Ground, 'drawing'> {
  const texts = createTextsMaker();
  const numbers = (list: readonly string[]) => Int32Array.from(list, (text) => texts.number(text));
  const column = (list: readonly number[]) => Int32Array.from(list);
  const lons = (count: number) => new Int32Array(count).fill(LON);
  const inner = ways.flatMap(({ line }) => line.slice(1, -1));
  const first = [0];
  for (const { line } of ways) first.push(first.at(-1)! + line.length - 2);
  const addresses = {
    street: numbers(houses.map(({ street }) => street)),
    number: numbers(houses.map(({ number }) => number)),
    town: numbers(houses.map(({ town }) => town)),
    suburb: new Int32Array(houses.length),
    postCode: numbers(houses.map(({ town }) => (town === 'Ici' ? '35000' : ''))),
    isGuessed: new Uint8Array(houses.length),
    lat: column(houses.map(({ lat }) => units(lat))),
    lon: lons(houses.length),
  };
  const name = numbers(ways.map(({ name }) => name));
  return {
    places: createPlaceColumns(texts).places(createTownFinder([], [])),
    otherNames: createOtherNames(texts).otherNames(),
    texts: texts.texts(),
    addresses,
    interpolations: NO_INTERPOLATIONS,
    stations: NO_STATIONS,
    streets: {
      nodes: {
        lat: column(ways.flatMap(({ line }) => [units(line[0]!), units(line.at(-1)!)])),
        lon: lons(2 * ways.length),
        flags: new Uint8Array(2 * ways.length),
      },
      edges: {
        from: column(ways.map((_, i) => 2 * i)),
        to: column(ways.map((_, i) => 2 * i + 1)),
        metres: new Float32Array(ways.length),
        class: new Uint8Array(ways.length),
        flags: new Uint16Array(ways.length),
        layer: new Int8Array(ways.length),
        low: new Int16Array(ways.length),
        high: new Int16Array(ways.length),
        wheels: new Uint8Array(ways.length),
        cycling: new Uint16Array(ways.length),
        steps: new Uint16Array(ways.length),
        name,
        first: column(first),
      },
      shape: { lat: column(inner.map(units)), lon: lons(inner.length) },
      arcs: { first: new Int32Array(), to: new Int32Array(), edge: new Int32Array() },
    },
  };
}

const GROUND = groundOf(
  [
    { street: 'Rue Neuve', number: '2', town: 'Ici', lat: 0 },
    { street: 'Rue Neuve', number: '6-8', town: 'Ici', lat: 1_000 },
    { street: 'Rue Neuve', number: '2', town: 'Là', lat: 20_000 },
    // Nobody knows where it is.
    { street: '', number: '9', town: 'Ici', lat: 0 },
    { street: 'Rue Haute', number: 'S/N', town: 'Là', lat: 20_500 },
  ],
  [
    { name: 'Rue Neuve', line: [0, 500, 1_000] },
    { name: 'Rue Neuve', line: [20_000, 20_400] },
    { name: 'Rue Vide', line: [20_600, 21_000] },
    { name: '', line: [0, 100] },
    { name: 'Rue Haute', line: [50_000, 50_400] },
    { name: 'Chemin Seul', line: [90_000, 90_400] },
  ],
);
const table = addressTableOfGround(GROUND, mapIndexOf(GROUND));
const addresses = addressesOf(table);
const layer = createLayer([], [], addresses);

const first = (text: string) => {
  const [found] = layer.search(queryOf(text, null), 5);
  return found && layer.placeAt(found.entry, found.houseNumber);
};

it.each([
  ['2 rue neuve, ici', '2 Rue Neuve', 'Ici', 'door', 48],
  ['2 rue neuve, là', '2 Rue Neuve', 'Là', 'door', 48.02],
  ['8 rue neuve ici', '6-8 Rue Neuve', 'Ici', 'door', 48.001],
  ['4 rue neuve ici', '4 Rue Neuve', 'Ici', 'near', 48.0005],
  ['rue haute s/n', 'S/N Rue Haute', 'Là', 'door', 48.0205],
  // Without a house: in the town of the nearest one, or in none where there is no house within 3 km.
  ['rue vide', 'Rue Vide', 'Là', 'street', 48.021],
  ['chemin seul', 'Chemin Seul', '', 'street', 48.0904],
])('%j finds %s, %s', (text, title, city, accuracy, lat) => {
  const place = first(text)!;
  expect(place).toMatchObject({ title, city, accuracy, postCode: city === 'Ici' ? '35000' : '' });
  expect(place.lat).toBeCloseTo(lat, 5);
  expect(layer.byId(place.id)).toEqual(place);
});

it('has no street twice, and none without a name', () => {
  const names = Array.from(
    { length: table.streets.count },
    (_, i) => `${table.streets.nameOf(i)}, ${table.streets.cityOf(i)}`,
  );
  expect(names).toEqual(['Rue Neuve, Ici', 'Rue Neuve, Là', 'Rue Haute, Là', 'Rue Vide, Là', 'Chemin Seul, ']);
});

it('has the lines of streets, each that of its town', () => {
  const nearest = nearestStreetOf(table.pieces);
  const at = (lat: number) => table.streets.idOf(nearest({ lat, lon: 2 }, 100));
  expect([48.0007, 48.0201, 48.0504].map(at)).toEqual([
    'street:ici:rue-neuve',
    'street:la:rue-neuve',
    'street:la:rue-haute',
  ]);
});
