import type { LineDetail, LineDirection, LineStop } from '../line/lineDetail.ts';

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
