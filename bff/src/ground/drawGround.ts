/** Makes the tables of the drawn map from files. */
import { type Area, grownArea } from './area.ts';
import type { Drawing } from './drawing.ts';
import { createDrawingColumns, type DrawingColumns } from './drawingColumns.ts';
import { onPlane } from './drawnPlane.ts';
import { createDrawnShapes } from './drawnShapes.ts';
import { nameplaceOf } from './geometry/nameplace.ts';
import { readDrawn } from './readDrawn.ts';
import type { ReadOptions } from './readOptions.ts';
import { DRAWN_PER_NODE, refuseBeyond } from './refuse.ts';
import type { TextsMaker } from './texts.ts';

/** How much farther around the stops than streets land, water and the larger roads are kept: 10 km in all. */
const FARTHER_METRES = 7_000;

/** How many objects are added before memory is looked at. */
const MEMORY_EVERY = 1_000;

interface DrawnOptions extends ReadOptions {
  /** Where streets and buildings are kept. */
  readonly near: Area;
  readonly texts: TextsMaker;
}

/** @throws OsmError */
export function drawnGround(paths: readonly string[], options: DrawnOptions): Drawing {
  const columns = createDrawingColumns(options.texts);
  const openRings = collect(paths, columns, options);
  // What was read for them is not needed any more.
  options.freeMemory?.();
  return columns.drawing(openRings);
}

/** @returns how many outlines of areas do not close. */
function collect(
  paths: readonly string[],
  { ways, areas, points, names }: DrawingColumns,
  { near, ...options }: DrawnOptions,
): number {
  const reach = { near, far: grownArea(near, FARTHER_METRES) };
  const map = readDrawn(paths, names, reach, options);
  const shapes = createDrawnShapes(map, reach);
  let added = 0;
  const check = (count: number) => {
    refuseBeyond(paths, options.limits.nodes * DRAWN_PER_NODE, count, 'points of lines and areas');
    if (++added % MEMORY_EVERY === 0) options.checkMemory?.();
  };
  for (const [way, line] of shapes.lines()) {
    ways.add(way, onPlane(line));
    check(ways.points);
  }
  for (const { kind, point, rings, size } of shapes.areas()) {
    if (kind !== null) areas.add(kind, size, rings);
    if (point !== null) {
      const place = nameplaceOf(rings);
      if (place !== null) points.add(point, ...place, size);
    }
    check(areas.points);
  }
  for (const { lon, lat, ...point } of map.points) points.add(point, lon, lat, 0);
  return shapes.openRings;
}
