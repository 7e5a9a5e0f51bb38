/**
 * What a ride is recognised by in another publication of its timetable, whose ids may all be new or belong to other things: its line, the two
 * stops and the scheduled times. Ids and names are kept as fingerprints, because they are only ever compared.
 */
import { checksum } from '../common/checksum.ts';
import { getOrCompute, memoize } from '../common/memoize.ts';
import type { Feed, StopIndex, TripIndex } from '../timetable/feed/feed.ts';
import { metresBetween } from '../timetable/geo/distance.ts';
import { isAdded, timetableOf } from '../timetable/realtime/overlay.ts';
import type { Ride } from '../timetable/rides.ts';
import { SAME_PLACE_METRES } from '../timetable/samePlace.ts';

/** Places are kept to 11 metres or less. */
export const PLACES_EACH_DEGREE = 10_000;
const FINGERPRINT_BITS = 0xff_ff_ff;

export interface StopMarks {
  readonly id: number;
  readonly name: number;
  /** Whole numbers of 1/10 000 degree. */
  readonly lat: number;
  readonly lon: number;
}

export interface RideMarks {
  /** Of mode and name. */
  readonly line: number;
  readonly from: StopMarks;
  readonly to: StopMarks;
  /** As scheduled, in seconds of the service day. */
  readonly departure: number;
  readonly arrival: number;
}

/** Null for a trip that only real time knows: no publication has it. */
export function rideMarks(feed: Feed, ride: Omit<Ride, 'serviceDay'>): RideMarks | null {
  const { trip, offset, fromPosition, toPosition } = ride;
  if (isAdded(feed, trip)) return null;
  const { stop, departure, arrival } = feed.stopTimes;
  const start = feed.trips.stopTimeStart[trip]!;
  return {
    line: lineMark(feed, trip),
    from: stopMarks(feed, stop[start + fromPosition]!),
    to: stopMarks(feed, stop[start + toPosition]!),
    departure: departure[start + fromPosition]! + offset,
    arrival: arrival[start + toPosition]! + offset,
  };
}

/** Names are those of the timetable's own language, whatever the traveller reads. */
export function lineMark(feed: Feed, trip: TripIndex): number {
  return lineMarkOf(feed, feed.trips.route[trip]!);
}

/** @param route position in `Feed.routes`. */
export function lineMarkOf(feed: Feed, route: number): number {
  const timetable = timetableOf(feed);
  return getOrCompute(lineMarks(timetable), route, () => {
    const { id, mode, shortName, longName } = timetable.routes[route]!;
    return fingerprint(`${mode} ${shortName.trim() || longName.trim() || id}`);
  });
}

export function stopMarks(feed: Feed, stop: StopIndex): StopMarks {
  const timetable = timetableOf(feed);
  return getOrCompute(marksOfStops(timetable), stop, () => {
    const { id, name, lat, lon } = timetable.stops[stop]!;
    return { id: fingerprint(id), name: fingerprint(name), lat: placed(lat), lon: placed(lon) };
  });
}

const lineMarks = memoize((_timetable: Feed) => new Map<number, number>());
const marksOfStops = memoize((_timetable: Feed) => new Map<StopIndex, StopMarks>());

/** Whether a stop is at that place and has the id or the name: an id alone may have become that of another stop. */
export function isMarkedStop(feed: Feed, stop: StopIndex, marks: StopMarks): boolean {
  const { id, name, lat, lon } = timetableOf(feed).stops[stop]!;
  const [markedLat, markedLon] = positionOf(marks);
  if (metresBetween(lat, lon, markedLat, markedLon) > SAME_PLACE_METRES) return false;
  return fingerprint(name) === marks.name || fingerprint(id) === marks.id;
}

/** Degrees. */
export function positionOf({ lat, lon }: Pick<StopMarks, 'lat' | 'lon'>): readonly [lat: number, lon: number] {
  return [lat / PLACES_EACH_DEGREE, lon / PLACES_EACH_DEGREE];
}

/** @param degrees rounded to what marks keep. */
export function placed(degrees: number): number {
  return Math.round(degrees * PLACES_EACH_DEGREE);
}

function fingerprint(text: string): number {
  return checksum(text) & FINGERPRINT_BITS;
}
