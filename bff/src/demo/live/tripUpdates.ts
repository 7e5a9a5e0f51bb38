import type { FeedEntity, StopTimeUpdate, TripDescriptor } from '../../realtime/wire/gtfsRealtime.ts';
import type { EpochSeconds, Feed } from '../../timetable/feed.ts';
import { headwaysOf } from '../../timetable/headways.ts';
import { isoOfDay } from '../../timetable/time/zone.ts';
import { closuresAround, passesBy } from './closures.ts';
import { haltsOf, runsBetween, type SimulatedRun } from './runs.ts';

/** A run is told of from this long before it starts, and until all that are late have come. */
export const TOLD_AHEAD_SECONDS = 1_200;
export const TOLD_AFTER_SECONDS = 1_200;
const CANCELLED_AHEAD_SECONDS = 3 * 3_600;

/** The delays, cancellations and halts not made of all runs that are on the road or soon will be. */
export function simulatedTripUpdates(feed: Feed, seed: number, now: EpochSeconds): FeedEntity[] {
  const closures = closuresAround(feed.timeZone, now);
  return runsBetween(feed, seed, now - TOLD_AFTER_SECONDS, now + CANCELLED_AHEAD_SECONDS)
    .filter((run) => run.isCancelled || run.zero + run.start <= now + TOLD_AHEAD_SECONDS)
    .map((run) => ({
      id: run.name,
      tripUpdate: run.isCancelled
        ? { trip: { ...descriptorOf(feed, run), scheduleRelationship: 'CANCELED' } }
        : { trip: descriptorOf(feed, run), stopTimeUpdate: stopTimeUpdates(run), vehicle: { id: run.name } },
    }));

  /** A delay goes on until another one is told, so halts that are as late as the one before are left out. */
  function stopTimeUpdates(run: SimulatedRun): StopTimeUpdate[] {
    const line = feed.routes[feed.trips.route[run.trip]!]!.id;
    const updates: StopTimeUpdate[] = [];
    let told: number | null = null;
    for (const [position, { arrival, arrivalDelay, departureDelay }] of haltsOf(feed, seed, run).entries()) {
      const stop = feed.stopTimes.stop[feed.trips.stopTimeStart[run.trip]! + position]!;
      // As the city's timetable numbers its halts.
      const update = { stopSequence: position + 1, stopId: feed.stops[stop]!.id };
      if (passesBy(feed, closures, line, stop, arrival)) updates.push({ ...update, scheduleRelationship: 'SKIPPED' });
      else if (arrivalDelay !== told || departureDelay !== told) {
        updates.push({ ...update, arrival: { delay: arrivalDelay }, departure: { delay: departureDelay } });
        told = departureDelay;
      }
    }
    return updates;
  }
}

export function descriptorOf(feed: Feed, { trip, serviceDay, start }: SimulatedRun): TripDescriptor {
  const direction = feed.trips.direction[trip]!;
  return {
    tripId: feed.trips.ids[trip]!,
    startDate: isoOfDay(serviceDay).replaceAll('-', ''),
    routeId: feed.routes[feed.trips.route[trip]!]!.id,
    ...(direction >= 0 && { directionId: direction }),
    // Runs by headway have no other name.
    ...(headwaysOf(feed).has(trip) && { startTime: clock(start) }),
  };
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
