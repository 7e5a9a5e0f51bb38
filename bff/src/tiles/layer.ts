import { simplifyPath } from '@halte/engine/timetable/geo/simplify';
import Flatbush from 'flatbush';
import type { Box } from '../timetable/geo/mercator.ts';
import type { WorldPath } from './worldPath.ts';

/** Above this zoom, paths are drawn as at this zoom. */
const FINEST_ZOOM = 17;
/** Maximum error of a simplified path, in pixels. */
const TOLERANCE_PIXELS = 0.4;
/** Zooms whose simplified paths are kept: all are simplified again in less time than a tile may take. */
export const MOST_ZOOMS = 4;

export interface Layer<T> {
  /** Items that may be visible in the box, in source order, with their geometry simplified for the zoom. */
  within(box: Box, zoom: number): { readonly item: T; readonly path: WorldPath }[];
  /** The zooms whose simplified paths are kept. */
  keptZooms(): number[];
}

/** A spatial index of items. */
export function createLayer<T>(items: readonly T[], pathOf: (item: T) => WorldPath): Layer<T> {
  if (items.length === 0) return { within: () => [], keptZooms: () => [] };
  const index = new Flatbush(items.length);
  for (const item of items) {
    const [minX, minY, maxX, maxY] = bounds(pathOf(item));
    index.add(minX, minY, maxX, maxY);
  }
  index.finish();
  /** By zoom; the one that was asked for longest ago first. */
  const simple = new Map<number, (WorldPath | undefined)[]>();
  const pathsAt = (zoom: number) => {
    const paths = simple.get(zoom) ?? Array<undefined>(items.length);
    simple.delete(zoom);
    simple.set(zoom, paths);
    if (simple.size > MOST_ZOOMS) simple.delete(simple.keys().next().value!);
    return paths;
  };
  return {
    within({ minX, minY, maxX, maxY }, zoom) {
      const nearest = Math.min(zoom, FINEST_ZOOM);
      const paths = pathsAt(nearest);
      return index
        .search(minX, minY, maxX, maxY)
        .sort((a, b) => a - b)
        .map((i) => {
          paths[i] ??= simplifyPath(pathOf(items[i]!), toleranceAt(nearest));
          return { item: items[i]!, path: paths[i] };
        });
    },
    keptZooms: () => [...simple.keys()],
  };
}

/** Tolerance in units of the unit square. */
export function toleranceAt(zoom: number): number {
  return TOLERANCE_PIXELS / (256 * 2 ** zoom);
}

function bounds(path: WorldPath): [number, number, number, number] {
  let [minX, minY, maxX, maxY] = [1, 1, 0, 0];
  for (let i = 0; i < path.length; i += 2) {
    minX = Math.min(minX, path[i]!);
    maxX = Math.max(maxX, path[i]!);
    minY = Math.min(minY, path[i + 1]!);
    maxY = Math.max(maxY, path[i + 1]!);
  }
  return [minX, minY, maxX, maxY];
}
