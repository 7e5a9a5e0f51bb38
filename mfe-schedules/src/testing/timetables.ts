import type { LineTimetable } from '../timetable/lineTable.ts';
import type { StopTimetable } from '../timetable/stopHours.ts';

export const DAY = '2026-11-23';

/** `8:05` on {@link DAY} in Paris, after 24:00 on the next date. */
export function at(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const [date, hour] = hours < 24 ? [DAY, hours] : ['2026-11-24', hours - 24];
  return `${date}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00+01:00`;
}

type Column = LineTimetable['columns'][number];

/** `8:00 - 8:10` by row: a dash where it does not stop. */
export function column(tripId: string, clocks: string, change: Partial<Column> = {}): Column {
  return {
    tripId,
    offset: 0,
    headsign: 'University',
    wheelchair: 'unknown',
    headwaySeconds: null,
    notes: [],
    times: clocks.split(' ').map((clock) => (clock === '-' ? null : at(clock))),
    boardingOnly: [],
    alightingOnly: [],
    booked: [],
    ...change,
  };
}

const about = {
  line: { id: 'A', shortName: 'A', longName: '', mode: 'tram', color: '#0055aa', textColor: '#ffffff' },
  date: DAY,
  onDemand: false,
  reason: null,
  from: '2026-11-01',
  to: '2026-12-31',
  bookings: [],
} as const;

/** Airport, Market, University, as in the line of the tests. */
export function lineTimetable(columns: readonly Column[], change: Partial<LineTimetable> = {}): LineTimetable {
  const rows = [
    { stopAreaId: 'a', name: 'Airport' },
    { stopAreaId: 'm', name: 'Market' },
    { stopAreaId: 'u', name: 'University' },
  ];
  return { ...about, bookings: [], direction: 0, rows, columns: [...columns], complete: true, ...change };
}

type Departure = StopTimetable['hours'][number]['departures'][number];

export function departure(clock: string, change: Partial<Departure> = {}): Departure {
  return {
    departureDateTime: at(clock),
    tripId: clock,
    offset: 0,
    direction: 0,
    destination: 0,
    wheelchair: 'unknown',
    headwaySeconds: null,
    booking: null,
    ...change,
  };
}

/** Departures that are in order of time. */
export function stopTimetable(departures: readonly Departure[], change: Partial<StopTimetable> = {}): StopTimetable {
  const hours = [...Map.groupBy(departures, ({ departureDateTime }) => departureDateTime.slice(0, 13))].map(
    ([hour, own]) => ({ date: hour.slice(0, 10), hour: Number(hour.slice(11)), departures: own }),
  );
  return { ...about, bookings: [], direction: 0, destinations: ['University', 'Park'], hours, ...change };
}
