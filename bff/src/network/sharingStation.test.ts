import type { Availability, StationStatus } from '../sharing/gbfs/system.ts';
import { sharingStation } from './sharingStation.ts';

const NOW = Date.UTC(2026, 10, 23, 7) / 1_000;
const PLACE = { id: 'v:1', type: 'bikeSharingStations', name: 'Mairie', lat: 48, lon: -1.7 };
const CLOCK = { now: NOW, zone: 'Europe/Paris' };

function statusOf(at: number, availability: Partial<Availability> | null): StationStatus {
  return {
    kind: 'bikeSharingStations',
    operator: 'Vélo',
    at,
    station: {
      id: '1',
      name: 'Mairie',
      lat: 48,
      lon: -1.7,
      address: '',
      postCode: '',
      capacity: 12,
      virtual: false,
      rentalUrls: { web: 'https://bikes.example/1' },
    },
    availability: availability && {
      vehicles: 3,
      byType: [{ type: 'eBike', count: 3 }],
      freeDocks: 9,
      renting: true,
      returning: true,
      reportedAt: null,
      ...availability,
    },
  };
}

it('says what stands there and when that was reported', () => {
  expect(sharingStation(PLACE, {}, statusOf(NOW - 20, { reportedAt: NOW - 45 }), CLOCK)).toEqual({
    ...PLACE,
    operator: 'Vélo',
    capacity: 12,
    virtual: false,
    rentalUrls: { web: 'https://bikes.example/1' },
    live: true,
    fresh: true,
    availableVehicles: 3,
    vehicles: [{ type: 'eBike', count: 3 }],
    freeDocks: 9,
    isRenting: true,
    isReturning: true,
    reportedAt: '2026-11-23T07:59:15+01:00',
    ageSeconds: 45,
  });
});

it.each<[string, number, number | null, boolean]>([
  ['written now, without a report of its own', 0, null, true],
  ['written now, reported within the hour', 0, 3_600, true],
  ['written now, reported long ago', 0, 3_601, false],
  ['written long ago', 301, 301, false],
])('%s: fresh is %s', (_case, written, reported, fresh) => {
  const status = statusOf(NOW - written, { reportedAt: reported === null ? null : NOW - reported });
  expect(sharingStation(PLACE, {}, status, CLOCK)).toMatchObject({ live: true, fresh });
});

it('never says that something was reported in the future', () => {
  const status = statusOf(NOW, { reportedAt: NOW + 500 });
  expect(sharingStation(PLACE, {}, status, CLOCK)).toMatchObject({ ageSeconds: 0, fresh: true });
});

it.each<[string, StationStatus | null]>([
  ['is known to no operator', null],
  ['does not report', statusOf(NOW, null)],
])('says that nothing is known of a station that %s', (_case, status) => {
  expect(sharingStation(PLACE, { capacity: 12, operator: 'Vélo' }, status, CLOCK)).toMatchObject({
    operator: 'Vélo',
    capacity: 12,
    live: false,
    fresh: false,
    availableVehicles: null,
    vehicles: [],
    freeDocks: null,
    isRenting: null,
    isReturning: null,
    reportedAt: null,
    ageSeconds: null,
  });
});
