import type { NearbyPlace } from './nearby.ts';
import { minutesSinceReports, placeFigures } from './placeFigures.ts';

const place = (type: NearbyPlace['type'], changes: Partial<NearbyPlace> = {}): NearbyPlace => ({
  id: '1',
  type,
  name: 'Gare',
  lat: 48,
  lon: 2,
  metres: 10,
  seconds: 8,
  facts: {},
  ...changes,
});
const station = (changes: Partial<NonNullable<NearbyPlace['availability']>> = {}) => ({
  availability: {
    id: '1',
    type: 'bikeSharingStations',
    name: 'Gare',
    lat: 48,
    lon: 2,
    operator: null,
    capacity: 20,
    virtual: false,
    rentalUrls: {},
    live: true,
    fresh: true,
    availableVehicles: 6,
    vehicles: [
      { type: 'bike' as const, count: 4 },
      { type: 'eBike' as const, count: 2 },
    ],
    freeDocks: 14,
    isRenting: true,
    isReturning: true,
    reportedAt: null,
    ageSeconds: null,
    ...changes,
  },
});

it.each([
  ['bikes', place('bikeSharingStations', station()), 6, 'bikes 6, ebikes 2, docks 14'],
  ['no bikes', place('bikeSharingStations', station({ availableVehicles: 0, vehicles: [] })), 0, 'bikes 0, docks 14'],
  ['cars', place('carSharingStations', station({ vehicles: [], freeDocks: null })), 6, 'cars 6'],
  ['a closed station', place('bikeSharingStations', station({ isRenting: false })), null, 'station.closed'],
  ['an unknown station', place('bikeSharingStations', station({ availableVehicles: null })), null, 'station.unknown'],
  ['a car park', place('parks', { facts: { capacity: 120 } }), null, 'spaces 120'],
  ['a car park of unknown size', place('parks'), null, ''],
  [
    'a charger',
    place('chargingStations', { facts: { sockets: [{ type: 'type2', kilowatts: 22, count: 4 }] } }),
    null,
    'sockets 4',
  ],
  [
    'a shop',
    place('pointOfSales', { facts: { counter: true, ticketMachine: true } }),
    null,
    'sales.counter, sales.machine',
  ],
] as const)('%s', (_, one, available, words) => {
  const found = placeFigures(one);
  expect(found.available).toBe(available);
  expect(
    found.figures.map((figure) => ('count' in figure ? `${figure.key} ${figure.count}` : figure.key)).join(', '),
  ).toBe(words);
});

it.each([
  ['the oldest of the current ones', [{ ageSeconds: 25 }, { ageSeconds: 61 }], 0, 2],
  ['and the time since the answer', [{ ageSeconds: 25 }], 40, 2],
  ['a clock that was put back', [{ ageSeconds: 25 }], -500, 1],
  ['a whole minute', [{ ageSeconds: 60 }], 0, 2],
  ['no outdated one', [{ ageSeconds: 10 }, { ageSeconds: 4_000, fresh: false }], 0, 1],
  ['only outdated ones', [{ ageSeconds: 4_000, fresh: false }], 0, null],
  ['no report', [{ ageSeconds: null }], 0, null],
] as const)('reports are younger than: %s', (_, reports, since, minutes) => {
  const places = reports.map((report) => place('bikeSharingStations', station(report)));
  expect(minutesSinceReports([...places, place('parks')], since)).toBe(minutes);
});
