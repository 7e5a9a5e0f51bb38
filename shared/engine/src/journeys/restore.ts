import { notFound, type RequestError } from '../problems/requestError.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { rideStopTimes } from '../timetable/rides.ts';
import type { Plan, PlannedLeg } from './plan.ts';
import { findSameRide } from './sameRide.ts';
import type { StoredPlan } from './summaryCode.ts';

type StoredLeg = StoredPlan[2][number];

/**
 * A stored journey with its current times. The client must be notified of changes: it is restored even if a ride is cancelled
 * or a change is missed. Fails with `journey-expired` only if the timetable no longer has one of its rides.
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
  if (Array.isArray(leg)) {
    const [stored, departure, seconds, metres, id] = leg;
    const kind = stored === 'walkByEntrance' ? 'walk' : stored;
    // A timetable without the entrance does not say which way the walk goes.
    const entrance = feed.stationNodes.findIndex((node) => node.id === id);
    const through = entrance === -1 ? {} : { entrance };
    return { kind, departure, arrival: departure + seconds, metres, ...through };
  }
  const found = findSameRide(feed, leg);
  if (found === null) throw expired();
  const { shift, ...ride } = found;
  const calls = rideStopTimes(feed, ride);
  const [boarding, leaving] = [calls[0]!, calls.at(-1)!];
  return {
    kind: 'ride',
    ...ride,
    from: boarding.stop,
    to: leaving.stop,
    departure: boarding.departure,
    arrival: leaving.arrival,
    ...(leg.staySeated ? { staySeated: true } : {}),
    ...(shift > 0 ? { hasChangedTimes: true } : {}),
  };
}

function spot([id, name, lat, lon]: StoredPlan[0]): Plan['from'] {
  return { id, name, lat, lon };
}

function expired(): RequestError {
  return notFound('journey-expired', 'The timetable has changed and this journey is no longer in it: search again.');
}
