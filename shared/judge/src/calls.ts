/** Rule 1a: the stop times of each trip, with those that the file leaves open. */
import { secondsOf } from './clock.ts';
import { forEachRow, type GtfsTexts } from './tables.ts';
import { type Point, straightMetres } from './walking.ts';

/** A vehicle at a stop of its trip. */
export interface Call {
  readonly stop: string;
  readonly sequence: number;
  /** Seconds from the start of the service day. */
  readonly arrival: number;
  readonly departure: number;
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
  /** `stop_headsign`, or empty. */
  readonly headsign: string;
}

/** A row of `stop_times.txt`: null where it has no time or distance, not a number where that cannot be read. */
interface Row {
  readonly stop: string;
  readonly sequence: number;
  readonly arrival: number | null;
  readonly departure: number | null;
  readonly distance: number | null;
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
  /** `stop_headsign`, or empty. */
  readonly headsign: string;
}

/** By trip, in the order of `stop_sequence`; without the trips that do not run. */
export function readCalls(texts: GtfsTexts, stops: ReadonlyMap<string, Point>): Map<string, Call[]> {
  const rows = new Map<string, Row[]>();
  forEachRow(texts, 'stop_times.txt', (value) => {
    if (!stops.has(value('stop_id'))) return;
    const trip = value('trip_id');
    const ofTrip = rows.get(trip) ?? [];
    if (ofTrip.length === 0) rows.set(trip, ofTrip);
    const arrival = secondsOf(value('arrival_time'));
    const departure = secondsOf(value('departure_time'));
    ofTrip.push({
      stop: value('stop_id'),
      sequence: Number(value('stop_sequence')),
      arrival: arrival ?? departure,
      departure: departure ?? arrival,
      distance: value('shape_dist_traveled') === '' ? null : Number(value('shape_dist_traveled')),
      mayBoard: value('pickup_type') !== '1',
      mayAlight: value('drop_off_type') !== '1',
      headsign: value('stop_headsign'),
    });
  });
  const calls = new Map<string, Call[]>();
  for (const [trip, ofTrip] of rows) {
    ofTrip.sort((a, b) => a.sequence - b.sequence);
    const timed = withTimes(ofTrip, stops);
    if (timed !== null) calls.set(trip, timed);
  }
  return calls;
}

/** Null where a trip cannot run: without a time at an end, with one that cannot be read, or back in time. */
function withTimes(rows: readonly Row[], stops: ReadonlyMap<string, Point>): Call[] | null {
  if (rows[0]!.departure === null || rows.at(-1)!.arrival === null) return null;
  const isOpen = rows.some(({ arrival }) => arrival === null);
  const along = isOpen ? distances(rows, stops) : [];
  const calls: Call[] = [];
  let before = 0;
  for (const [index, { distance: _, ...row }] of rows.entries()) {
    const { arrival, departure } = row;
    if (arrival !== null && departure !== null) {
      calls.push({ ...row, arrival, departure });
      before = index;
      continue;
    }
    const after = rows.findIndex((other, position) => position > index && other.arrival !== null);
    const start = rows[before]!.departure!;
    const length = along[after]! - along[before]!;
    const share = length > 0 ? (along[index]! - along[before]!) / length : (index - before) / (after - before);
    const time = start + Math.round((rows[after]!.arrival! - start) * share);
    calls.push({ ...row, arrival: time, departure: time });
  }
  const times = calls.flatMap(({ arrival, departure }) => [arrival, departure]);
  return times.every((time, index) => time >= (times[index - 1] ?? 0)) ? calls : null;
}

/** From the first stop: what the file says where it says it throughout, else straight from stop to stop. */
function distances(rows: readonly Row[], stops: ReadonlyMap<string, Point>): number[] {
  const given = rows.map(({ distance }, index) => distance ?? (index === 0 ? 0 : Number.NaN));
  if (given.every((value, index) => index === 0 || value >= given[index - 1]!)) return given;
  let metres = 0;
  return rows.map(({ stop }, index) => {
    if (index > 0) metres += straightMetres(stops.get(rows[index - 1]!.stop)!, stops.get(stop)!);
    return metres;
  });
}
