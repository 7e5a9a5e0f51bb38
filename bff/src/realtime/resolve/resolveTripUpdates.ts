import type { EpochSeconds } from '@halte/engine/common/time';
import { serviceDayStart } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { AddedTrip, TripInstanceUpdate, TripUpdates } from '@halte/engine/timetable/realtime/tripUpdates';
import { createStepCounter, finished, type Steps } from '../../common/steps.ts';
import type { TripUpdate } from '../wire/gtfsRealtime.ts';
import type { RealTimeMessage } from '../wire/message.ts';
import { addedTrip, duplicatedTrip } from './addedTrips.ts';
import { type DropCode, type Drops, drop } from './drops.ts';
import { type FoundTripInstance, findTripInstance } from './findTripInstance.ts';
import { plannedTimes, updatesByPosition } from './positions.ts';
import { propagateDelays } from './propagateDelays.ts';

/** The newest update of each trip instance. */
interface Newest<T> {
  readonly at: EpochSeconds;
  readonly value: T;
}

interface Resolved {
  readonly updates: TripUpdates;
  readonly dropped: Drops;
}

/**
 * Resolves trip updates against the timetable. Updates of unknown trips, lines and stops are left out and counted.
 *
 * @param now selects the service day where no date is given.
 */
export function resolveTripUpdates(...given: Parameters<typeof tripUpdateSteps>): Resolved {
  return finished(tripUpdateSteps(...given));
}

/** {@link resolveTripUpdates}, step by step. */
export function* tripUpdateSteps(
  feed: Feed,
  message: Pick<RealTimeMessage, 'at' | 'tripUpdates'>,
  now: EpochSeconds,
): Steps<Resolved> {
  const isStep = createStepCounter();
  const dropped: Drops = new Map();
  const instances = new Map<string, Newest<TripInstanceUpdate>>();
  const added = new Map<string, Newest<AddedTrip>>();
  for (const { value: update } of message.tripUpdates) {
    const at = update.timestamp ?? 0;
    const resolved = resolveOne(feed, update, now, dropped);
    if (typeof resolved === 'string') drop(dropped, resolved);
    else if ('stops' in resolved)
      keep(added, `${resolved.serviceDay} ${resolved.id}`, { at, value: resolved }, dropped);
    else
      keep(instances, `${resolved.trip} ${resolved.serviceDay} ${resolved.offset}`, { at, value: resolved }, dropped);
    if (isStep(1 + (update.stopTimeUpdate?.length ?? 0))) yield;
  }
  const at = message.at ?? now;
  return {
    updates: { at, instances: [...instances.values()].map(newestValue), added: [...added.values()].map(newestValue) },
    dropped,
  };
}

function resolveOne(
  feed: Feed,
  update: TripUpdate,
  now: EpochSeconds,
  drops: Drops,
): TripInstanceUpdate | AddedTrip | DropCode {
  const trip = update.trip ?? {};
  switch (trip.scheduleRelationship) {
    case 'ADDED':
    case 'NEW':
      return addedTrip(feed, update, now);
    case 'DUPLICATED':
      return duplicatedTrip(feed, update, now, drops);
    case 'REPLACEMENT':
      return 'unsupported';
    default: {
      const instance = findTripInstance(feed, trip, now);
      if (typeof instance === 'string') return instance;
      const cancelled = trip.scheduleRelationship === 'CANCELED' || trip.scheduleRelationship === 'DELETED';
      return instanceUpdate(feed, instance, cancelled ? {} : update, cancelled, drops);
    }
  }
}

function instanceUpdate(
  feed: Feed,
  instance: FoundTripInstance,
  update: TripUpdate,
  cancelled: boolean,
  drops: Drops,
): TripInstanceUpdate {
  const { trip, serviceDay, offset, shift } = instance;
  const byPosition = updatesByPosition(feed, instance, update.stopTimeUpdate ?? [], drops);
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  return {
    trip,
    serviceDay,
    offset,
    cancelled,
    ...propagateDelays(plannedTimes(feed, trip, shift), byPosition, zero, update.delay, drops),
  };
}

function keep<T>(known: Map<string, Newest<T>>, key: string, next: Newest<T>, drops: Drops): void {
  const before = known.get(key);
  if (before) drop(drops, 'duplicate');
  if (!before || next.at >= before.at) known.set(key, next);
}

function newestValue<T>({ value }: Newest<T>): T {
  return value;
}
