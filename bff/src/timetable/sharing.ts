/**
 * A feed in the form passed to another thread: its columns are in shared memory and are not copied, the rest is plain data.
 */

import { areaNumbers } from '@halte/engine/timetable/feed/areaNumbers';

import type { Feed, Shape, Trips } from '@halte/engine/timetable/feed/feed';
import { runsOn } from '@halte/engine/timetable/feed/runsOn';
import type { WalkRouter } from '@halte/engine/timetable/geo/walkRouter';
import { type Column, isColumn, mapRecord } from './columns.ts';
import { type PackedIds, packedIdsOf, tripIdsOf } from './gtfs/packedIds.ts';
import { isShared, sharedColumn } from './gtfs/sharedColumn.ts';

type MadeAgain = 'stopById' | 'areaById' | 'routeById' | 'runsOn' | 'walks' | 'shapes' | 'trips';

/** Without derived fields, which are rebuilt on the receiving thread. */
export interface SharedFeed extends Omit<Feed, MadeAgain> {
  readonly shapes: SharedShapes;
  readonly trips: Omit<Trips, 'ids'> & { readonly ids: PackedIds };
}

/** Shape s has the points `pointStart[s] … pointStart[s + 1] - 1`, and as many distances or none. */
interface SharedShapes {
  readonly ids: readonly string[];
  readonly pointStart: Int32Array;
  readonly points: Float64Array;
  readonly distanceStart: Int32Array;
  readonly distances: Float32Array;
}

/** The shared form that a feed was built from, for sharing it again unchanged. */
const sources = new WeakMap<Feed, SharedFeed>();

/** @param feed as published: real time is passed separately. Columns that import has put into shared memory are not copied. */
export function shareFeed(feed: Feed): SharedFeed {
  const source = sources.get(feed);
  if (source) return source;
  const { stopById, areaById, routeById, runsOn: _, walks: __, shapes, trips, ...data } = feed;
  return {
    ...withSharedColumns(data),
    shapes: sharedShapes(shapes),
    trips: withSharedColumns({ ...trips, ids: packedIdsOf(trips.ids) }),
  };
}

/** The same feed with walks along streets. */
export function withWalks(feed: Feed, walks: WalkRouter): Feed {
  const made = { ...feed, walks };
  const source = sources.get(feed);
  if (source) sources.set(made, source);
  return made;
}

export function feedOf(shared: SharedFeed): Feed {
  const { stops, areas, routes, trips, serviceDays } = shared;
  const feed: Feed = {
    ...shared,
    shapes: shapesOf(shared.shapes),
    trips: { ...trips, ids: tripIdsOf(trips.ids) },
    stopById: numbered(stops.map(({ id }) => id)),
    areaById: areaNumbers(areas),
    routeById: numbered(routes.map(({ id }) => id)),
    runsOn: (service, day) => runsOn(serviceDays, service, day),
  };
  sources.set(feed, shared);
  return feed;
}

/** The position of each id in the list. */
function numbered(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

/** The same record with its columns in shared memory. */
export function withSharedColumns<T extends object>(record: T): T {
  return mapRecord(record, (value) => (isColumn(value) ? inShared(value) : value)) as T;
}

function inShared(column: Column): Column {
  if (isShared(column)) return column;
  const copy = sharedColumn(column.constructor as Int32ArrayConstructor, column.length);
  copy.set(column);
  return copy;
}

function sharedShapes(shapes: readonly Shape[]): SharedShapes {
  const pointStart = starts(shapes.map(({ points }) => points.length / 2));
  const distanceStart = starts(shapes.map(({ distances }) => distances.length));
  const points = sharedColumn(Float64Array, pointStart.at(-1)! * 2);
  const distances = sharedColumn(Float32Array, distanceStart.at(-1)!);
  for (const [index, shape] of shapes.entries()) {
    points.set(shape.points, pointStart[index]! * 2);
    distances.set(shape.distances, distanceStart[index]!);
  }
  return { ids: shapes.map(({ id }) => id), pointStart, points, distanceStart, distances };
}

function shapesOf({ ids, pointStart, points, distanceStart, distances }: SharedShapes): Shape[] {
  return ids.map((id, index) => ({
    id,
    points: points.subarray(pointStart[index]! * 2, pointStart[index + 1]! * 2),
    distances: distances.subarray(distanceStart[index]!, distanceStart[index + 1]!),
  }));
}

function starts(lengths: readonly number[]): Int32Array {
  const all = sharedColumn(Int32Array, lengths.length + 1);
  for (const [index, length] of lengths.entries()) all[index + 1] = all[index]! + length;
  return all;
}
