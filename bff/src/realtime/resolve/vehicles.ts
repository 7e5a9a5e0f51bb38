import type { EpochSeconds } from '@halte/engine/common/time';
import type { Feed, StopIndex } from '@halte/engine/timetable/feed/feed';
import { cleanName } from '../../common/names.ts';
import { createStepCounter, finished, type Steps } from '../../common/steps.ts';
import type { WireVehicle } from '../wire/gtfsRealtime.ts';
import type { RealTimeMessage } from '../wire/message.ts';
import { type Drops, drop } from './drops.ts';
import { type FoundTripInstance, findTripInstance } from './findTripInstance.ts';
import type { VehiclePosition } from './model.ts';
import { positionBySequence } from './positions.ts';

/** Seconds that a clock may be fast; timestamps further in the future are replaced by the current time. */
const MOST_AHEAD = 60;
/** Parts of work per vehicle: its lookup takes as long as a trip with a few stops. */
const PARTS_OF_VEHICLE = 4;

interface Resolved {
  readonly vehicles: VehiclePosition[];
  readonly dropped: Drops;
}

/**
 * Resolves vehicle positions. A vehicle without a usable position is left out and counted; one on a trip that is not in the timetable is counted and
 * kept, since it is on the road.
 */
export function resolveVehicles(...given: Parameters<typeof vehicleSteps>): Resolved {
  return finished(vehicleSteps(...given));
}

/** {@link resolveVehicles}, step by step. */
export function* vehicleSteps(
  feed: Feed,
  message: Pick<RealTimeMessage, 'at' | 'vehicles'>,
  now: EpochSeconds,
): Steps<Resolved> {
  const isStep = createStepCounter();
  const dropped: Drops = new Map();
  const vehicles = new Map<string, VehiclePosition>();
  for (const { id: entity, value } of message.vehicles) {
    if (isStep(PARTS_OF_VEHICLE)) yield;
    const { latitude = Number.NaN, longitude = Number.NaN, bearing } = value.position ?? {};
    if (!isPlace(latitude, longitude)) {
      drop(dropped, 'no-position');
      continue;
    }
    const instance = instanceOfVehicle(feed, value, now, dropped);
    const route = instance ? feed.trips.route[instance.trip]! : feed.routeById.get(value.trip?.routeId ?? '');
    const id = value.vehicle?.id || entity;
    if (vehicles.has(id)) drop(dropped, 'duplicate');
    vehicles.set(id, {
      id,
      label: cleanName(value.vehicle?.label || id, () => undefined),
      lat: latitude,
      lon: longitude,
      bearing: bearing !== undefined && bearing >= 0 && bearing <= 360 ? bearing % 360 : null,
      at: Math.min(value.timestamp || message.at || now, now + MOST_AHEAD),
      instance: instance && { trip: instance.trip, serviceDay: instance.serviceDay, offset: instance.offset },
      route: route ?? null,
      stop: stopOf(feed, value, instance),
    });
  }
  return { vehicles: [...vehicles.values()], dropped };
}

function instanceOfVehicle(
  feed: Feed,
  { trip }: WireVehicle,
  now: EpochSeconds,
  drops: Drops,
): FoundTripInstance | null {
  if (!trip?.tripId && !trip?.startTime) return null;
  const added = trip.scheduleRelationship === 'ADDED' || trip.scheduleRelationship === 'NEW';
  const instance = added ? null : findTripInstance(feed, trip, now);
  if (typeof instance !== 'string') return instance;
  drop(drops, instance);
  return null;
}

function stopOf(
  feed: Feed,
  { stopId = '', currentStopSequence }: WireVehicle,
  instance: FoundTripInstance | null,
): StopIndex | null {
  const position = instance && positionBySequence(feed, instance, currentStopSequence);
  if (instance && position !== null) return feed.stopTimes.stop[feed.trips.stopTimeStart[instance.trip]! + position]!;
  return feed.stopById.get(stopId) ?? null;
}

/** Vehicles without a known position often report 0, 0. */
function isPlace(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (Math.abs(lat) > 1e-6 || Math.abs(lon) > 1e-6);
}
