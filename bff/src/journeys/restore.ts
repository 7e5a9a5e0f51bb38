import { notFound, type RequestError } from '../problems/requestError.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { hasTripInstance } from '../timetable/realtime/headways.ts';
import { tripRunning } from '../timetable/realtime/overlay.ts';
import { rideStopTimes } from '../timetable/rides.ts';
import type { Plan, PlannedLeg } from './plan.ts';
import type { StoredPlan } from './summaryCode.ts';

type StoredLeg = StoredPlan[2][number];

/**
 * A stored journey with its current times. The client must be notified of changes: it is restored even if a ride is cancelled
 * or a change is missed. Fails with `journey-expired` only if the timetable no longer has one of its trips.
 */
export function restore(feed: Feed, [from, to, storedLegs, wishes]: StoredPlan): Plan {
  const stored = storedLegs.map((leg) => restoreLeg(feed, leg));
  if (stored.some(({ kind }, i) => kind !== 'ride' && i > 0 && stored[i - 1]!.kind !== 'ride')) throw expired();
  return planOfLegs({ from: spot(from), to: spot(to), ...wishes }, stored);
}

/** The plan of these legs: rides have their times, and walks are timed accordingly. */
export function planOfLegs(
  requested: Omit<Plan, 'departure' | 'arrival' | 'legs'>,
  stored: readonly PlannedLeg[],
): Plan {
  const legs = stored.map((leg, i) => onTime(leg, stored[i - 1], stored[i + 1]));
  return { ...requested, departure: legs[0]!.departure, arrival: legs.at(-1)!.arrival, legs };
}

/** A walk starts when the previous vehicle arrives; the first one ends when the first vehicle leaves. */
function onTime(leg: PlannedLeg, before: PlannedLeg | undefined, after: PlannedLeg | undefined): PlannedLeg {
  if (leg.kind === 'ride') return leg;
  const seconds = leg.arrival - leg.departure;
  const departure = before ? before.arrival : after ? after.departure - seconds : leg.departure;
  return { ...leg, departure, arrival: departure + seconds };
}

function restoreLeg(feed: Feed, leg: StoredLeg): PlannedLeg {
  if (leg.length === 4) {
    const [kind, departure, seconds, metres] = leg;
    return { kind, departure, arrival: departure + seconds, metres };
  }
  const [kind, id, serviceDay, offset, fromPosition, toPosition] = leg;
  const trip = tripRunning(feed, id, serviceDay);
  if (trip === null || !hasTripInstance(feed, { trip, serviceDay, offset })) throw expired();
  const length = feed.trips.stopTimeStart[trip + 1]! - feed.trips.stopTimeStart[trip]!;
  if (fromPosition >= toPosition || toPosition >= length) throw expired();
  const ride = { trip, serviceDay, offset, fromPosition, toPosition };
  const calls = rideStopTimes(feed, ride);
  const [boarding, leaving] = [calls[0]!, calls.at(-1)!];
  return {
    kind: 'ride',
    ...ride,
    from: boarding.stop,
    to: leaving.stop,
    departure: boarding.departure,
    arrival: leaving.arrival,
    ...(kind === 'seatedRide' ? { staySeated: true } : {}),
  };
}

function spot([id, name, lat, lon]: StoredPlan[0]): Plan['from'] {
  return { id, name, lat, lon };
}

function expired(): RequestError {
  return notFound('journey-expired', 'The timetable has changed and this journey is no longer in it: search again.');
}
