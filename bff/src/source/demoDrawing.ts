/** The map of the demo city, in the tables of a real one. */
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { AreaKind } from '../ground/classify/drawnAreas.ts';
import type { DrawnPoint } from '../ground/classify/drawnPoints.ts';
import { WAY_STYLES, type WayKind } from '../ground/classify/drawnWays.ts';
import type { Drawing } from '../ground/drawing.ts';
import { createDrawnAreaColumns } from '../ground/drawnAreaColumns.ts';
import { bandsOf } from '../ground/drawnBands.ts';
import { createDrawnNames } from '../ground/drawnNames.ts';
import { createDrawnPointColumns } from '../ground/drawnPointColumns.ts';
import { createDrawnWayColumns } from '../ground/drawnWayColumns.ts';
import { aroundBetween, isAround } from '../ground/geometry/isAround.ts';
import type { Ring } from '../ground/geometry/keptEdge.ts';
import { signedSize } from '../ground/geometry/size.ts';
import type { TextsMaker } from '../ground/texts.ts';
import type { GroundMap } from '../tiles/groundSource.ts';
import { housesAlong } from './demoHouses.ts';

export type DrawnCity = Pick<GroundMap, 'streets' | 'railways' | 'areas' | 'labels'>;

type Coordinates = GroundMap['centre'];
type AreaOfCity = GroundMap['areas'][number];

const AREAS: Readonly<Record<AreaOfCity['kind'], AreaKind>> = {
  river: 'water',
  lake: 'water',
  island: 'grass',
  park: 'park',
  wood: 'wood',
};

/** House numbers are those of the addresses. */
const POINTS: Readonly<Record<GroundMap['labels'][number]['kind'], Omit<DrawnPoint, 'weight'> | null>> = {
  city: { point: 'city', minZoom: 10 },
  suburb: { point: 'suburb', minZoom: 11 },
  district: { point: 'quarter', minZoom: 13 },
  lake: { point: 'water', minZoom: 12 },
  island: { point: 'island', minZoom: 14 },
  wood: { point: 'park', minZoom: 12 },
  park: { point: 'park', minZoom: 14 },
  pointOfInterest: { point: 'sight', minZoom: 16 },
  houseNumber: null,
};

export function demoDrawing({ streets, railways, areas, labels }: DrawnCity, texts: TextsMaker): Drawing {
  const names = createDrawnNames(texts);
  const rowOf = (name: string) =>
    name === '' ? 0 : names.rowOf({ count: 1, get: (key) => (key === 'name' ? name : undefined) });
  return {
    bands: bandsOf(waysOf(streets, railways, rowOf), areasOf(areas, streets)),
    points: pointsOf(labels, rowOf),
    names: names.names(),
  };
}

function waysOf(streets: DrawnCity['streets'], railways: DrawnCity['railways'], rowOf: (name: string) => number) {
  const ways = createDrawnWayColumns();
  const add = (kind: WayKind, name: string, path: readonly Coordinates[]) => {
    const row = { kind, name: rowOf(name), flags: 0, layer: 0, minZoom: WAY_STYLES[kind].minZoom };
    ways.add(row, lineOf(path));
  };
  for (const { class: kind, name, path } of streets) add(kind, name, path);
  for (const path of railways) add('rail', '', path);
  return ways.ways();
}

function areasOf(all: DrawnCity['areas'], streets: DrawnCity['streets']) {
  const areas = createDrawnAreaColumns();
  const rings = all.map(({ kind, ring }) => ({ kind, ring: lineOf(ring.slice(0, -1)) }));
  for (const { kind, ring } of rings) {
    const holes = AREAS[kind] === 'water' ? islandsIn(ring, rings) : [];
    const size = [ring, ...holes].reduce((sum, one, i) => sum + Math.abs(signedSize(one)) * (i === 0 ? 1 : -1), 0);
    areas.add(AREAS[kind], size, [ring, ...holes]);
  }
  // The generator lays streets through parks and along water: houses there would stand in them.
  const grounds = rings.map(({ ring }) => ({ ring, box: boxOf(ring) }));
  for (const street of streets) {
    const near = boxOf(lineOf(street.path));
    const beside = grounds
      .filter(({ box }) => touch(box, near))
      .map(({ ring }) => aroundBetween(ring, near[1], near[3]));
    for (const house of housesAlong(street)) {
      const ring = lineOf(house);
      const [lon, lat] = [(ring[0]! + ring[4]!) / 2, (ring[1]! + ring[5]!) / 2];
      const isTaken = beside.some((isIn) => isIn(lon, lat));
      if (!isTaken) areas.add('building', Math.abs(signedSize(ring)), [ring]);
    }
  }
  return areas.areas();
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** As far as houses stand beside a street. */
const BESIDE = units(0.0005);

function boxOf(line: Ring): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < line.length; i += 2) {
    [west, east] = [Math.min(west, line[i]!), Math.max(east, line[i]!)];
    [south, north] = [Math.min(south, line[i + 1]!), Math.max(north, line[i + 1]!)];
  }
  return [west - BESIDE, south - BESIDE, east + BESIDE, north + BESIDE];
}

const touch = (one: Box, other: Box) =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];

function islandsIn(water: Ring, rings: readonly { readonly kind: AreaOfCity['kind']; readonly ring: Ring }[]): Ring[] {
  return rings.flatMap(({ kind, ring }) => (kind === 'island' && isAround(water, ring[0]!, ring[1]!) ? [ring] : []));
}

function pointsOf(labels: DrawnCity['labels'], rowOf: (name: string) => number) {
  const points = createDrawnPointColumns();
  for (const [i, { kind, text, at }] of labels.entries()) {
    const point = POINTS[kind];
    if (point) points.add({ ...point, name: rowOf(text), weight: labels.length - i }, units(at[0]), units(at[1]), 0);
  }
  return points.points();
}

const lineOf = (path: readonly Coordinates[]) => path.flatMap(([lon, lat]) => [units(lon), units(lat)]);
function units(degrees: number): number {
  return Math.round(degrees * UNITS_PER_DEGREE);
}
