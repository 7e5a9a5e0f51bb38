/** One ride of a journey: its stop times, its headsign and its geometry. */

import { getOrCompute, memoize } from '../common/memoize.ts';
import type { Feed, Shape, StopIndex, TripIndex } from './feed/feed.ts';
import {
  type LatLon,
  type LinePosition,
  pointAt,
  positionAtDistance,
  projectInOrder,
  sliceLine,
} from './geo/cutShape.ts';
import { metresBetween } from './geo/distance.ts';
import type { TripInstanceId } from './realtime/overlay.ts';
import { type ExpectedStopTime, stopTimesOf } from './stopTimes.ts';

/** A part of a trip instance, from one of its positions to a later one. */
export interface Ride extends TripInstanceId {
  /** Positions in the trip's stop times (0-based), so that a loop line that stops twice at one stop is unambiguous. */
  readonly fromPosition: number;
  readonly toPosition: number;
}

/** A stop time of a ride. */
export interface RideStopTime extends ExpectedStopTime {
  readonly stop: StopIndex;
  /** Position in the trip, 0-based. */
  readonly position: number;
}

/** If a stop is farther than this from its position by distance, the feed's distances are not trusted. Metres. */
const TRUSTED_METRES = 300;

/** The stop times of a ride in order, from boarding to alighting, both included, skipped ones too. */
export function rideStopTimes(feed: Feed, ride: Ride): RideStopTime[] {
  const first = feed.trips.stopTimeStart[ride.trip]!;
  const stopTimeAt = stopTimesOf(feed, ride);
  const calls: RideStopTime[] = [];
  for (let position = ride.fromPosition; position <= ride.toPosition; position++)
    calls.push({ stop: feed.stopTimes.stop[first + position]!, position, ...stopTimeAt(position) });
  return calls;
}

/** The stops of a ride in order, both ends included. */
export function rideStops(
  feed: Feed,
  { trip, fromPosition, toPosition }: Omit<Ride, 'serviceDay' | 'offset'>,
): StopIndex[] {
  const first = feed.trips.stopTimeStart[trip]!;
  return Array.from(feed.stopTimes.stop.subarray(first + fromPosition, first + toPosition + 1));
}

/** All stop times of a trip, from its first to its last. */
export function tripStopTimes(feed: Feed, instance: TripInstanceId): RideStopTime[] {
  return rideStopTimes(feed, { ...instance, fromPosition: 0, toPosition: lengthOf(feed, instance.trip) - 1 });
}

/** The headsign when the vehicle leaves `position`: the one there, else the trip's, else the name of the last stop. */
export function headsignOf(feed: Feed, trip: TripIndex, position: number): string {
  const start = feed.trips.stopTimeStart[trip]!;
  const text = [feed.stopTimes.headsign[start + position], feed.trips.headsign[trip]].find(
    (index) => index !== undefined && index >= 0,
  );
  if (text !== undefined) return feed.texts[text]!;
  const last = feed.stopTimes.stop[feed.trips.stopTimeStart[trip + 1]! - 1]!;
  return feed.stops[last]!.name;
}

/**
 * The path of the vehicle from boarding to alighting: its shape cut at the two stops by the feed's distances or,
 * if these are missing or wrong, at the points nearest to the stops in order of travel. Straight from stop to stop without a shape, or if it runs
 * in the opposite direction.
 */
export function rideGeometry(feed: Feed, ride: Ride): LatLon[] {
  const shape = feed.shapes[feed.trips.shape[ride.trip]!];
  if (shape && shape.points.length >= 4) {
    const [from, to] = cutByDistance(feed, ride, shape) ?? cutByProjection(feed, ride, shape);
    const way = sliceLine(shape.points, from, to);
    if (way.length >= 2) return way;
  }
  return rideStops(feed, ride).map((stop) => locationOf(feed, stop));
}

function cutByDistance(feed: Feed, ride: Ride, shape: Shape): [LinePosition, LinePosition] | null {
  const start = feed.trips.stopTimeStart[ride.trip]!;
  const fromMetres = feed.stopTimes.shapeDistance[start + ride.fromPosition]!;
  const toMetres = feed.stopTimes.shapeDistance[start + ride.toPosition]!;
  if (shape.distances.length === 0 || !(toMetres > fromMetres)) return null;
  const from = positionAtDistance(shape.distances, fromMetres);
  const to = positionAtDistance(shape.distances, toMetres);
  const near = (at: LinePosition, position: number) => {
    const [lat, lon] = locationOf(feed, feed.stopTimes.stop[start + position]!);
    return metresBetween(...pointAt(shape.points, at), lat, lon) <= TRUSTED_METRES;
  };
  return near(from, ride.fromPosition) && near(to, ride.toPosition) ? [from, to] : null;
}

function cutByProjection(feed: Feed, ride: Ride, shape: Shape): [LinePosition, LinePosition] {
  const positions = projectionOf(feed, ride.trip, shape);
  const from = positions[ride.fromPosition]!;
  const to = positions[ride.toPosition]!;
  return to.segment === from.segment && to.fraction < from.fraction ? [from, from] : [from, to];
}

/** Memoized by shape and stops: a projection costs stops × points, and all trips of a route pattern share it. */
const projectionsOf = memoize((_shape: Shape) => new Map<string, readonly LinePosition[]>());

function projectionOf(feed: Feed, trip: TripIndex, shape: Shape): readonly LinePosition[] {
  const stops = rideStops(feed, { trip, fromPosition: 0, toPosition: lengthOf(feed, trip) - 1 });
  return getOrCompute(projectionsOf(shape), stops.join(' '), () =>
    projectInOrder(
      shape.points,
      stops.map((stop) => locationOf(feed, stop)),
    ),
  );
}

function locationOf(feed: Feed, stop: StopIndex): LatLon {
  const { lat, lon } = feed.stops[stop]!;
  return [lat, lon];
}

function lengthOf(feed: Feed, trip: TripIndex): number {
  return feed.trips.stopTimeStart[trip + 1]! - feed.trips.stopTimeStart[trip]!;
}
