/** The columns of names on the map. */
import { IntColumn } from '../timetable/gtfs/column.ts';
import { sharedOf } from '../timetable/gtfs/sharedColumn.ts';
import { UNITS_PER_DEGREE } from './area.ts';
import { POINT_KINDS, type PointKind } from './classify/drawnPoints.ts';
import type { DrawnPoints } from './drawing.ts';
import type { PointTags } from './drawnArea.ts';
import { onPlane, zoomOfSize } from './drawnPlane.ts';
import { packed } from './packed.ts';

export interface DrawnPointColumns {
  /**
   * @param lon, lat degrees of 1e-7.
   * @param size square metres of an area; 0: a point.
   */
  add(point: PointTags, lon: number, lat: number, size: number): void;
  points(): DrawnPoints;
}

/** Kinds of areas that are seen without a name, so that a small one is named where it is seen. */
const SEEN: ReadonlySet<string> = new Set(['water', 'park', 'square', 'building'] satisfies PointKind[]);
/** It is as wide and as high as this, in pixels; or the zoom is the one that names them all. */
const NAMED_PIXELS = 40;
const ALL_NAMED = 17;

export function createDrawnPointColumns(): DrawnPointColumns {
  const rows: { kind: number; name: number; weight: number; size: number; minZoom: number; x: number; y: number }[] =
    [];
  return {
    add({ point, minZoom: first, name, weight }, lon, lat, size) {
      const seen = zoomOfSize(size, NAMED_PIXELS ** 2, lat / UNITS_PER_DEGREE);
      const minZoom = SEEN.has(point) && size > 0 ? Math.max(first, Math.min(ALL_NAMED, seen)) : first;
      const [x = 0, y = 0] = onPlane([lon, lat]);
      rows.push({ kind: POINT_KINDS.indexOf(point), name, weight, size, minZoom, x, y });
    },
    points() {
      rows.sort((a, b) => a.kind - b.kind || b.weight - a.weight || b.size - a.size);
      const columnOf = (values: readonly number[]) => {
        const column = new IntColumn(values.length);
        for (const value of values) column.push(value);
        return column;
      };
      return {
        kind: packed(Uint8Array, columnOf(rows.map(({ kind }) => kind))),
        name: sharedOf(columnOf(rows.map(({ name }) => name))),
        minZoom: packed(Uint8Array, columnOf(rows.map(({ minZoom }) => minZoom))),
        xy: sharedOf(columnOf(rows.flatMap(({ x, y }) => [x, y]))),
      };
    },
  };
}
