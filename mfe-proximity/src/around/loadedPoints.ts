import { boundsContain, boundsOf, type MapBounds } from '@halte/map-core';
import { type Cluster, isWithin, type Point } from './rules.ts';

/** The points within some bounds, and clusters with the counts of those too many to be sent one by one. */
export interface PointsAnswer {
  readonly bounds: MapBounds;
  readonly points: readonly Point[];
  readonly clusters: readonly Cluster[];
}

/** The points loaded in this visit, wherever they are, and the bounds in which they are complete. */
export interface LoadedPoints {
  readonly points: readonly Point[];
  readonly complete: readonly MapBounds[];
}

export const NOTHING_LOADED: LoadedPoints = { points: [], complete: [] };

/** In degrees, about a metre: the bounds of a map that has not moved differ by less, because its pixels are rounded. */
const ROUNDING = 0.00001;

export function isLoaded({ complete }: LoadedPoints, bounds: MapBounds): boolean {
  return complete.some((box) => boundsContain(widened(box), bounds));
}

function widened({ northWest, southEast }: MapBounds): MapBounds {
  return boundsOf({
    north: northWest.lat + ROUNDING,
    west: northWest.lon - ROUNDING,
    south: southEast.lat - ROUNDING,
    east: southEast.lon + ROUNDING,
  });
}

/** Adds the points of a response. A point that was loaded before is replaced. */
export function withPoints(loaded: LoadedPoints, { bounds, points, clusters }: PointsAnswer): LoadedPoints {
  const byId = new Map([...loaded.points, ...points].map((point) => [point.id, point]));
  const complete = clusters.length === 0 ? [...loaded.complete, bounds] : loaded.complete;
  return { points: [...byId.values()], complete };
}

/** The points to show with the clusters of an answer: none that a cluster also counts, except the selected one. */
export function pointsBeside(
  points: readonly Point[],
  { bounds, points: single, clusters }: PointsAnswer,
  selectedId: string | null,
): readonly Point[] {
  if (clusters.length === 0) return points;
  const ids = new Set(single.map(({ id }) => id));
  return points.filter((point) => ids.has(point.id) || point.id === selectedId || !isWithin(point, bounds));
}
