/** What is drawn of the demo city, in the tables of a real map. */
import type { GroundMap } from '@halte/demo-city/ground';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { AreaKind } from '../ground/classify/drawnAreas.ts';
import type { PointKind } from '../ground/classify/drawnPoints.ts';
import { WAY_STYLES, type WayKind } from '../ground/classify/drawnWays.ts';
import type { Drawing } from '../ground/drawing.ts';
import { createDrawingColumns } from '../ground/drawingColumns.ts';
import { onPlane } from '../ground/drawnPlane.ts';
import { signedSize } from '../ground/geometry/size.ts';
import type { TextsMaker } from '../ground/texts.ts';
import { eachDemoHouse } from './demoHouses.ts';

type Coordinates = GroundMap['centre'];

const AREAS = {
  river: 'water',
  lake: 'water',
  island: 'park',
  park: 'park',
  wood: 'wood',
} as const satisfies Readonly<Record<GroundMap['areas'][number]['kind'], AreaKind>>;

/** House numbers are those of the addresses. */
type LabelKind = Exclude<GroundMap['labels'][number]['kind'], 'houseNumber'>;
const LABELS = {
  city: { point: 'city', minZoom: 10 },
  suburb: { point: 'suburb', minZoom: 11 },
  district: { point: 'quarter', minZoom: 13 },
  lake: { point: 'water', minZoom: 12 },
  wood: { point: 'park', minZoom: 12 },
  park: { point: 'park', minZoom: 14 },
  island: { point: 'park', minZoom: 14 },
  pointOfInterest: { point: 'publicService', minZoom: 16 },
} as const satisfies Readonly<Record<LabelKind, { readonly point: PointKind; readonly minZoom: number }>>;

/** Its houses are as near together as those of an old town everywhere: a tile of zoom 15 with all of them would be too large. */
const HOUSES_FROM = 16;

export function demoDrawing(map: GroundMap, texts: TextsMaker): Drawing {
  const { ways, areas, points, names, drawing } = createDrawingColumns(texts);
  const addWay = (kind: WayKind, name: string, path: readonly Coordinates[]) =>
    ways.add(
      { kind, name: names.rowOfText(name), flags: 0, layer: 0, minZoom: WAY_STYLES[kind].minZoom },
      onPlane(unitsOf(path)),
    );
  for (const { class: kind, name, path } of map.streets) addWay(kind, name, path);
  for (const path of map.railways) addWay('rail', '', path);
  const islands = map.areas.filter(({ kind }) => kind === 'island').map(({ ring }) => ringOf(ring));
  for (const { kind, ring } of map.areas) {
    // Land in the river is a hole of it.
    const rings = [ringOf(ring), ...(kind === 'river' ? islands : [])];
    areas.add(AREAS[kind], Math.abs(signedSize(rings[0]!)), rings);
  }
  eachDemoHouse(map, (size, ring) => areas.add('building', size, [ring], HOUSES_FROM));
  for (const { kind, text, at } of map.labels) {
    if (kind === 'houseNumber') continue;
    const [lon, lat] = unitsOf([at]);
    points.add({ ...LABELS[kind], name: names.rowOfText(text), weight: 0 }, lon!, lat!, 0);
  }
  return drawing();
}

/** The last point of a path that is closed is the first. */
const ringOf = (path: readonly Coordinates[]) => unitsOf(path.slice(0, -1));

const unitsOf = (path: readonly Coordinates[]) => path.flat().map((degrees) => Math.round(degrees * UNITS_PER_DEGREE));
