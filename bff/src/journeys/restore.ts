import { notFound, type Refusal } from '../refusal.ts';
import type { Feed } from '../timetable/feed.ts';
import { stopCalls } from '../timetable/rides.ts';
import type { Plan, PlannedLeg } from './plan.ts';
import type { StoredPlan } from './summaryCode.ts';

type StoredLeg = StoredPlan[2][number];

/** A stored journey on the timetable of now. Refuses with `journey-expired` when a trip of it does not run any more, or no longer so. */
export function restore(feed: Feed, [from, to, storedLegs]: StoredPlan): Plan {
  const legs = storedLegs.map((leg) => restoreLeg(feed, leg));
  for (const [i, leg] of legs.entries()) {
    const before = legs[i - 1];
    if (before && (leg.departure < before.arrival || (leg.kind !== 'ride' && before.kind !== 'ride'))) throw expired();
  }
  return {
    from: spot(from),
    to: spot(to),
    departure: legs[0]!.departure,
    arrival: legs.at(-1)!.arrival,
    legs,
  };
}

function restoreLeg(feed: Feed, leg: StoredLeg): PlannedLeg {
  if (leg[0] !== 'ride') {
    const [kind, departure, seconds, metres] = leg;
    return { kind, departure, arrival: departure + seconds, metres };
  }
  const [, id, serviceDay, offset, fromPosition, toPosition] = leg;
  const trip = feed.tripById.get(id);
  if (trip === undefined || !feed.runsOn(feed.trips.service[trip]!, serviceDay)) throw expired();
  const length = feed.trips.stopTimeStart[trip + 1]! - feed.trips.stopTimeStart[trip]!;
  if (fromPosition >= toPosition || toPosition >= length) throw expired();
  const ride = { trip, serviceDay, offset, fromPosition, toPosition };
  const calls = stopCalls(feed, ride);
  const [boarding, leaving] = [calls[0]!, calls.at(-1)!];
  return {
    kind: 'ride',
    ...ride,
    from: boarding.stop,
    to: leaving.stop,
    departure: boarding.departure,
    arrival: leaving.arrival,
  };
}

function spot([id, name, lat, lon]: StoredPlan[0]): Plan['from'] {
  return { id, name, lat, lon };
}

function expired(): Refusal {
  return notFound('journey-expired', 'The timetable has changed and this journey is no longer in it: search again.');
}
