/** A page is sent with the answer to the search that the server reads from its address: the app must send just that search. */
import { parseQuery, type Query } from '@halte/contract';
import { queryOfTrip, searchBody, searchOfAddress, tripFromQuery, withModesSelected } from '@halte/contract/trip';
import { itineraryOptionsOf } from '../features/preferences/itineraryOptions.ts';
import { merged } from '../features/preferences/rules.ts';
import { hostileText, oneOf, type Random, randomOf } from '../testing/hostile.ts';
import { TEMPLATE } from '../testing/preferences.ts';
import { NOW, place, trip, ZONE } from '../testing/trips.ts';

const TIMES = [
  ...['2026-11-21T08:15', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2027-03-28T02:30', '2026-11-21T08:15+05:00'],
  ...['2026-11-21T08:15 05:00', '2026-02-31T08:00', 'now', '', '99999-01-01T00:00', '2026-11-21T08:15:59.999'],
];
const KEYS = [
  ...['fi', 'fv', 'ffv', 'fst', 'fpt', 'flat', 'flon', 'ti', 'tv', 'tpt', 'tlat', 'tlon', 'tt', 'dt', 'at', 'rt'],
  ...[
    'v[0][i]',
    'v[0][v]',
    'v[0][lat]',
    'v[0][lon]',
    'v[0][d]',
    'excludedModes',
    'maxWalk',
    'wheelchair',
    'journeyType',
  ],
  ...['jc', 'rc', 'widget', 'theme', 'redirect', '__proto__', 'constructor', 'maxWalk '],
];
const VALUES = [
  ...[
    '0',
    '1',
    '-1',
    '48.1',
    '999',
    '1e3',
    'NaN',
    'on',
    'off',
    'bus,tram',
    ',',
    'fastest',
    '1500',
    '251',
    'USER_POSITION',
  ],
  ...['places:my-position', 'stopArea', 'null', '<script>', '%00', '../..', '721', '30'],
];

function described(random: Random): Query {
  const end = () =>
    place(hostileText(random), {
      title: hostileText(random),
      type: oneOf(random, ['stopArea', 'USER_POSITION', 'address', '']),
      ...(random() < 0.5 ? { lat: random() * 90, lon: random() * 180 } : { lat: null, lon: null }),
    });
  const given = trip({
    departurePlace: end(),
    arrivalPlace: end(),
    ...(random() < 0.3 ? { viaPlace: end(), isViaOn: true, viaStayMinutes: Math.floor(random() * 800) } : {}),
    tripType: random() < 0.3 ? 1 : 0,
    overrides: random() < 0.5 ? { excludedModes: oneOf(random, VALUES), maxWalk: oneOf(random, VALUES) } : {},
  });
  return queryOfTrip(given, ZONE);
}

/** An address of results, as links have them after years and edits by hand. */
function randomAddress(random: Random): string {
  const query = new URLSearchParams({ ...described(random), dt: oneOf(random, TIMES) });
  for (let edits = Math.floor(random() * 6); edits > 0; edits -= 1) {
    const key = oneOf(random, KEYS);
    if (random() < 0.2) query.delete(key);
    else query.append(key, oneOf(random, [...VALUES, ...TIMES, hostileText(random)]));
  }
  const text = query.toString();
  return `?${random() < 0.1 ? text.replace(/%../, '%') : text}`;
}

/** The body that the page of results sends, for a visitor without choices. */
function sentByApp(search: string) {
  const { departurePlace, arrivalPlace, ...read } = tripFromQuery(parseQuery(search), ZONE, NOW);
  if (!departurePlace || !arrivalPlace) return null;
  const preferences = merged(withModesSelected(TEMPLATE), null);
  const options = itineraryOptionsOf(preferences, read.overrides);
  return JSON.stringify(searchBody({ ...read, departurePlace, arrivalPlace }, ZONE, options));
}

it('three hundred addresses', () => {
  const bodies = new Set<string | null>();
  for (let seed = 1; seed <= 300; seed += 1) {
    const address = randomAddress(randomOf(seed));
    const read = searchOfAddress(parseQuery(address), { zone: ZONE, now: NOW, template: TEMPLATE });
    const sent = sentByApp(address);
    expect({ address, body: read && JSON.stringify(read) }).toEqual({ address, body: sent });
    bodies.add(sent);
  }
  // Nearly all of them describe a search, and each another one.
  expect(bodies.size).toBeGreaterThan(250);
});
