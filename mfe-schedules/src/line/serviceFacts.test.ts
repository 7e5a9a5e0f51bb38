import { stopNamed } from '../testing/lineDetail.ts';
import { accessibleStops, dayInterval, wholeWay } from './serviceFacts.ts';

const ZONE = 'Europe/Paris';
const at = (time: string | null) => time && `2026-11-24T${time}:00+01:00`;

/** Columns of two rows, as clock times. */
function timetable(...columns: readonly (readonly [string | null, string | null])[]) {
  return {
    rows: [
      { stopAreaId: 'a', name: 'a' },
      { stopAreaId: 'b', name: 'b' },
    ],
    columns: columns.map((times, trip) => ({
      tripId: `${trip}`,
      offset: 0,
      headsign: '',
      wheelchair: 'unknown' as const,
      headwaySeconds: null,
      notes: [],
      times: times.map(at),
      boardingOnly: [],
      alightingOnly: [],
      booked: [],
    })),
  };
}

const DAY = timetable(
  ['08:00', '08:20'],
  ['09:00', '09:20'],
  ['09:10', null],
  ['09:20', '09:42'],
  ['09:30', '09:50'],
  ['09:50', '10:10'],
);

it('knows the usual gap of the day at the stop with the most departures', () => {
  expect(dayInterval(DAY, ZONE)).toBe(10);
});

it('says nothing of few departures, or of those outside the day', () => {
  expect(dayInterval(timetable(['09:00', '09:20'], ['10:00', '10:20']), ZONE)).toBeNull();
  expect(dayInterval(timetable(), ZONE)).toBeNull();
  expect(dayInterval(DAY, 'America/New_York')).toBe(10);
  const utc = { ...DAY, columns: DAY.columns.map((one) => ({ ...one, times: ['2026-11-24T02:00:00Z', null] })) };
  expect(dayInterval(utc, ZONE)).toBeNull();
});

it('knows how long the whole way usually takes', () => {
  expect(wholeWay(DAY)).toEqual({ minutes: 20, stopCount: 2 });
  expect(wholeWay(timetable())).toBeNull();
  expect(wholeWay(timetable(['09:00', null]))).toBeNull();
});

it('counts accessible stops, and those of which it is not published', () => {
  const stops = [stopNamed('a', 'a', 0), stopNamed('b', 'b', 0, { wheelchair: 'unknown' })];
  expect(accessibleStops(stops)).toEqual({ yes: 1, no: 0, unknown: 1 });
});
