/** Makes the tables of the drawn map from files. */
import { type Area, grownArea } from './area.ts';
import type { Drawing } from './drawing.ts';
import { createDrawnAreaColumns } from './drawnAreaColumns.ts';
import { bandsOf } from './drawnBands.ts';
import { createDrawnNames, type DrawnNamesMaker } from './drawnNames.ts';
import { createDrawnPointColumns } from './drawnPointColumns.ts';
import { createDrawnShapes } from './drawnShapes.ts';
import { createDrawnWayColumns } from './drawnWayColumns.ts';
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
  const names = createDrawnNames(options.texts);
  const { ways, areas, points, openRings } = collected(paths, names, options);
  // What was read for them is not needed any more.
  options.freeMemory?.();
  const bands = bandsOf(ways.ways(), areas.areas());
  return { bands, points: points.points(), names: names.names(), openRings };
}

function collected(paths: readonly string[], names: DrawnNamesMaker, { near, ...options }: DrawnOptions) {
  const reach = { near, far: grownArea(near, FARTHER_METRES) };
  const map = readDrawn(paths, names, reach, options);
  const shapes = createDrawnShapes(map, reach);
  const [ways, areas, points] = [createDrawnWayColumns(), createDrawnAreaColumns(), createDrawnPointColumns()];
  let added = 0;
  const check = (count: number) => {
    refuseBeyond(paths, options.limits.nodes * DRAWN_PER_NODE, count, 'points of lines and areas');
    if (++added % MEMORY_EVERY === 0) options.checkMemory?.();
  };
  for (const [way, line] of shapes.lines()) {
    ways.add(way, line);
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
  return { ways, areas, points, openRings: shapes.openRings };
}
