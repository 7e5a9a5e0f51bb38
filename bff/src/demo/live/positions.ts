/** Where the vehicles of the demo city are: on their line's way, as far along it as their delay lets them be. */
import type { FeedEntity, WireVehicle } from '../../realtime/wire/gtfsRealtime.ts';
import type { EpochSeconds, Feed } from '../../timetable/feed.ts';
import { type LatLon, type LinePosition, pointAt, positionAtDistance } from '../../timetable/geo/cutShape.ts';
import { longitudeScale } from '../../timetable/geo/distance.ts';
import { haltsOf, runsBetween, type SimulatedRun } from './runs.ts';
import { descriptorOf, TOLD_AFTER_SECONDS } from './tripUpdates.ts';

/** Vehicles wait at their first stop for a minute. */
const WAIT_SECONDS = 60;

export function simulatedVehicles(feed: Feed, seed: number, now: EpochSeconds): FeedEntity[] {
  return runsBetween(feed, seed, now - TOLD_AFTER_SECONDS, now + WAIT_SECONDS)
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((run) => {
      const vehicle = vehicleOf(feed, seed, run, now);
      return vehicle ? [{ id: run.name, vehicle }] : [];
    });
}

function vehicleOf(feed: Feed, seed: number, run: SimulatedRun, now: EpochSeconds): WireVehicle | null {
  const halts = haltsOf(feed, seed, run);
  if (now > halts.at(-1)!.arrival) return null;
  const next = halts.findIndex(({ departure }) => departure >= now);
  const { arrival } = halts[next]!;
  const left = next === 0 ? arrival : halts[next - 1]!.departure;
  const isThere = next === 0 || now >= arrival;
  const share = isThere || arrival === left ? 1 : (now - left) / (arrival - left);
  const { at, bearing } = placeOf(feed, run, next, share);
  return {
    trip: descriptorOf(feed, run),
    position: { latitude: at[0], longitude: at[1], ...(bearing !== null && { bearing }) },
    currentStopSequence: next + 1,
    stopId: stopAt(feed, run, next).id,
    currentStatus: isThere ? 'STOPPED_AT' : 'IN_TRANSIT_TO',
    timestamp: now,
    vehicle: { id: run.name, label: String(1_000 + (run.dice % 9_000)) },
  };
}

/** @param share how much of the way from the halt before to halt `next` is done. */
function placeOf(feed: Feed, run: SimulatedRun, next: number, share: number): { at: LatLon; bearing: number | null } {
  const shape = feed.shapes[feed.trips.shape[run.trip]!];
  const start = feed.trips.stopTimeStart[run.trip]!;
  const to = feed.stopTimes.shapeDistance[start + next]!;
  const from = next === 0 ? to : feed.stopTimes.shapeDistance[start + next - 1]!;
  if (!shape || shape.distances.length < 2 || Number.isNaN(from) || Number.isNaN(to)) {
    const { lat, lon } = stopAt(feed, run, next);
    return { at: [lat, lon], bearing: null };
  }
  const position = positionAtDistance(shape.distances, from + share * (to - from));
  return { at: pointAt(shape.points, position), bearing: bearingAt(shape.points, position) };
}

function bearingAt(points: Float64Array, { segment }: LinePosition): number {
  const [lat, lon] = pointAt(points, { segment, fraction: 0 });
  const [toLat, toLon] = pointAt(points, { segment, fraction: 1 });
  const degrees = (Math.atan2((toLon - lon) * longitudeScale(lat), toLat - lat) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

function stopAt(feed: Feed, { trip }: SimulatedRun, position: number) {
  return feed.stops[feed.stopTimes.stop[feed.trips.stopTimeStart[trip]! + position]!]!;
}
