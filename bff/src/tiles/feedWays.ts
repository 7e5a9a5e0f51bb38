/** The paths of a timetable's vehicles in columns: expensive to collect, so they can be stored with the timetable. */
import type { Feed } from '../timetable/feed/feed.ts';
import { withSharedColumns } from '../timetable/sharing.ts';
import type { WorldPath } from './source.ts';
import { collectWays, stopToStop } from './ways.ts';

/** Way w is `points[start[w]] … points[start[w + 1] - 1]`: x, y, x, y … as in {@link WorldPath}. */
export interface FeedWays {
  readonly start: Int32Array;
  readonly points: Float64Array;
}

export function feedWaysOf(feed: Feed): FeedWays {
  const paths = collectWays(allPaths(feed));
  const start = new Int32Array(paths.length + 1);
  for (const [way, path] of paths.entries()) start[way + 1] = start[way]! + path.length;
  const points = new Float64Array(start.at(-1)!);
  for (const [way, path] of paths.entries()) points.set(path, start[way]);
  return withSharedColumns({ start, points });
}

export function pathsOf({ start, points }: FeedWays): WorldPath[] {
  return Array.from({ length: start.length - 1 }, (_, way) => points.subarray(start[way], start[way + 1]));
}

function* allPaths(feed: Feed): Generator<ArrayLike<number>> {
  for (const { points } of feed.shapes) yield points;
  // Trips without a shape, or a feed without shapes, are drawn from stop to stop.
  yield* stopToStop(feed, Array(feed.trips.count).keys());
}
