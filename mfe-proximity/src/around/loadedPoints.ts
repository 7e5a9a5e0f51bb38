import { boundsContain, type MapBounds } from '@halte/map-core';
import type { Point } from './rules.ts';

/** What was loaded in this visit: the points, wherever they are, and the bounds in which they are complete. */
export interface LoadedPoints {
  readonly points: readonly Point[];
  readonly complete: readonly MapBounds[];
}

export const NOTHING_LOADED: LoadedPoints = { points: [], complete: [] };

/** The backend returns no more points than this; a response of this length may have been cut off. */
const MAX_POINTS = 500;

export function isLoaded({ complete }: LoadedPoints, bounds: MapBounds): boolean {
  return complete.some((box) => boundsContain(box, bounds));
}

/** Adds the points of a response. A point that was loaded before is replaced. */
export function withPoints(loaded: LoadedPoints, bounds: MapBounds, points: readonly Point[]): LoadedPoints {
  const byId = new Map([...loaded.points, ...points].map((point) => [point.id, point]));
  const complete = points.length < MAX_POINTS ? [...loaded.complete, bounds] : loaded.complete;
  return { points: [...byId.values()], complete };
}
