/** Where the vehicles are: on the path of their line, as far along it as their delay allows. */
import { locate, toDegrees } from '../city/geometry.ts';
import type { EpochSeconds } from '../timetable/time.ts';
import type { FeedEntity, VehiclePosition } from './encode.ts';
import type { Schedule, TripInstance } from './schedule.ts';
import { predictedStopTimes } from './stopTimes.ts';
import { PUBLISHED_AFTER_SECONDS, tripDescriptorOf } from './tripUpdates.ts';

/** Vehicles stand at their first stop for a minute before they depart. */
const WAIT_SECONDS = 60;

export function vehiclePositions({ instancesBetween, network }: Schedule, now: EpochSeconds): FeedEntity[] {
  return instancesBetween(now - PUBLISHED_AFTER_SECONDS, now + WAIT_SECONDS)
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((instance) => {
      const vehicle = positionOf(instance, network.seed, now);
      return vehicle ? [{ id: instance.name, vehicle }] : [];
    });
}

function positionOf(instance: TripInstance, seed: number, now: EpochSeconds): VehiclePosition | null {
  const stopTimes = predictedStopTimes(instance, seed);
  if (now > stopTimes.at(-1)!.arrival) return null;
  const { path, distances, stops } = instance.trip.pattern;
  const next = stopTimes.findIndex(({ departure }) => departure >= now);
  const { arrival } = stopTimes[next]!;
  const left = next === 0 ? arrival : stopTimes[next - 1]!.departure;
  const isAtStop = next === 0 || now >= arrival;
  const progress = isAtStop || arrival === left ? 1 : (now - left) / (arrival - left);
  const to = stops[next]!.along;
  const from = next === 0 ? to : stops[next - 1]!.along;
  const { point, direction } = locate(path, distances, from + progress * (to - from));
  const { lat, lon } = toDegrees(point);
  const degrees = (Math.atan2(direction.x, direction.y) * 180) / Math.PI;
  return {
    trip: tripDescriptorOf(instance),
    latitude: lat,
    longitude: lon,
    bearing: (Math.round(degrees) + 360) % 360,
    currentStopSequence: next + 1,
    currentStatus: isAtStop ? 'STOPPED_AT' : 'IN_TRANSIT_TO',
    timestamp: now,
    stopId: stops[next]!.stop,
    vehicleId: instance.name,
    vehicleLabel: String(1_000 + (instance.hash % 9_000)),
  };
}
