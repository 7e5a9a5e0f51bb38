import type { Departure } from '../line/departures.ts';
import type { LineDetail, LineDirection, LineStop } from '../line/lineDetail.ts';
import type { TripStopTime } from '../line/rowsOfTrip.ts';
import type { Vehicle } from '../line/vehiclesOnBar.ts';

/** Five stops from west to east, some 700 m from each other. */
const NAMES = ['Airport', 'Bridge', 'Market', 'Park', 'University'] as const;
const IDS = ['a', 'b', 'm', 'p', 'u'] as const;

export const stopNamed = (id: string, name: string, lon: number, change: Partial<LineStop> = {}): LineStop => ({
  stopAreaId: id,
  name,
  stopPointIds: [`${id}:1`],
  lat: 48,
  lon,
  wheelchair: 'yes',
  everyTrip: true,
  share: 1,
  changes: [],
  ...change,
});

function direction(way: 0 | 1): LineDirection {
  const out = IDS.map((id, at) => stopNamed(id, NAMES[at] ?? '', at / 100, { stopPointIds: [`${id}:${way}`] }));
  const stops = way === 0 ? out : out.toReversed();
  const [from, to] = way === 0 ? ['Airport', 'University'] : ['University', 'Airport'];
  return {
    direction: way,
    headsigns: [to],
    stops,
    variants: [{ headsign: to, from, to, runs: 60, stops: [0, 1, 2, 3, 4] }],
    geometry: [stops.map(({ lat, lon }) => [lat, lon])],
    today: { first: '2026-11-23T05:00:00+01:00', last: '2026-11-23T23:30:00+01:00' },
  };
}

export function lineA(change: Partial<LineDetail> = {}): LineDetail {
  return {
    id: 'A',
    shortName: 'A',
    longName: 'Airport – University',
    mode: 'tram',
    color: '#0055aa',
    textColor: '#ffffff',
    agency: { name: 'Town', url: '', phone: '' },
    onDemand: false,
    directions: [direction(0), direction(1)],
    bounds: { south: 48, west: 0, north: 48, east: 0.04 },
    serviceDays: { dates: ['2026-11-23'], weekdays: [1], from: '2026-11-01', to: '2026-12-31' },
    alerts: [],
    ...change,
  };
}

export const tripStopTime = (id: string, time: string, change: Partial<TripStopTime> = {}): TripStopTime => ({
  stopPointId: `${id}:0`,
  stopAreaId: id,
  name: id,
  platform: '',
  lat: 48,
  lon: 0,
  arrivalDateTime: `2026-11-24T${time}:00+01:00`,
  departureDateTime: `2026-11-24T${time}:00+01:00`,
  scheduledArrivalDateTime: null,
  scheduledDepartureDateTime: null,
  status: 'live',
  delaySeconds: null,
  boarding: true,
  alighting: true,
  wheelchair: 'unknown',
  ...change,
});

export const vehicleAt = (id: string, lon: number, stopId: string | null, change: Partial<Vehicle> = {}): Vehicle => ({
  id,
  label: '',
  lat: 48,
  lon,
  bearing: 90,
  at: '2026-11-24T08:27:50+01:00',
  ageSeconds: 10,
  line: null,
  headsign: null,
  direction: 0,
  tripId: null,
  stopId,
  delaySeconds: null,
  ...change,
});

export const departureOf = (time: string, change: Partial<Departure> = {}): Departure => ({
  tripId: `trip ${time}`,
  serviceDate: '2026-11-24',
  offset: 0,
  stopPointId: 'm:0',
  platform: '',
  direction: 0,
  headsign: 'University',
  departureDateTime: `2026-11-24T${time}:00+01:00`,
  scheduledDepartureDateTime: `2026-11-24T${time}:00+01:00`,
  status: 'scheduled',
  delaySeconds: null,
  wheelchair: 'unknown',
  onDemand: false,
  headwaySeconds: null,
  isFirst: false,
  isLast: false,
  arrival: null,
  ...change,
});
