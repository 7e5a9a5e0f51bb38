import { boundsAround } from './bounds.ts';
import { BoxGrid, type PixelBox } from './boxGrid.ts';
import { clusterPin, isNamedAt, type Pin, type PinWeight, pinOf } from './pins.ts';
import { type ProjectedPoint, pointsInBox, worldPixel } from './projected.ts';
import type { MapBounds, MapCluster, ProximityPoint } from './types.ts';

export interface PinName {
  readonly text: string;
  /** Middle of the text. */
  readonly x: number;
  readonly y: number;
}

/** A pin at a place of the scene, in CSS pixels of the world at its zoom. */
export interface PlacedPin {
  readonly x: number;
  readonly y: number;
  readonly pin: Pin;
  readonly name: PinName | null;
  /** The target that a click on it selects. */
  readonly target: { readonly pointId: string; readonly title: string } | { readonly bounds: MapBounds };
}

export interface SceneOptions {
  readonly zoom: number;
  /** The point whose row is pointed at. */
  readonly raisedId: string | null;
  /** The drawn shapes, in CSS pixels of the world at this zoom. */
  readonly box: PixelBox;
  /** How many pixels a name takes. */
  readonly measure: (name: string) => number;
}

/** Up to so many points stand one by one, however close they are. */
const MOST_SINGLE = 40;
/** So close, points are seen one by one again. */
const SINGLE_FROM_ZOOM = 18;
/** Pins of a weight are gathered where they would cover each other: small ones stand closer. */
const CELL: Readonly<Record<PinWeight, number>> = { facility: 64, bus: 48, rail: 80 };
const FEWEST_IN_CLUSTER = 3;
export const NAME_HEIGHT = 18;
const NAME_GAP = 3;
const ORDER: Readonly<Record<PinWeight, number>> = { facility: 0, bus: 1, rail: 2 };

const isInside = (x: number, y: number, { left, top, right, bottom }: PixelBox) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Cells of the whole world, so that points stay together while the map is moved. */
function clustersOf(placed: readonly ProjectedPoint[], zoom: number): readonly (readonly ProjectedPoint[])[] {
  if (placed.length <= MOST_SINGLE || zoom >= SINGLE_FROM_ZOOM) return [];
  const cells = new Map<string, ProjectedPoint[]>();
  for (const one of placed) {
    if (one.point.markerRange !== 'full') continue;
    const side = CELL[one.weight];
    const key = `${one.weight} ${Math.floor(one.x / side)} ${Math.floor(one.y / side)}`;
    const cell = cells.get(key);
    if (cell) cell.push(one);
    else cells.set(key, [one]);
  }
  return [...cells.values()].filter((cell) => cell.length >= FEWEST_IN_CLUSTER);
}

function placedCluster(members: readonly ProjectedPoint[]): PlacedPin {
  const mean = (of: (one: ProjectedPoint) => number) => members.reduce((sum, one) => sum + of(one), 0) / members.length;
  const bounds = boundsAround(members.map(({ point }) => [point.lat, point.lon]));
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    pin: clusterPin(members.length),
    name: null,
    target: { bounds },
  };
}

function boxOf({ x, y, pin }: Pick<PlacedPin, 'x' | 'y' | 'pin'>): PixelBox {
  return { left: x - pin.width / 2, right: x + pin.width / 2, top: y - pin.height / 2, bottom: y + pin.height / 2 };
}

/** Pins from this height on are not covered by a cluster. */
const LEGIBLE_HEIGHT = 24;
const SIDES: readonly (readonly [right: number, down: number])[] = [
  [0, 0],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
];

/** The clusters beside the pins that they would cover, as far as there is room. */
function besidePins(clusters: readonly PlacedPin[], pins: readonly PlacedPin[]): readonly PlacedPin[] {
  if (clusters.length === 0) return clusters;
  const taken = new BoxGrid(pins.filter(({ pin }) => pin.height >= LEGIBLE_HEIGHT).map(boxOf));
  return clusters.map((cluster) => {
    const { width, height } = cluster.pin;
    const places = SIDES.map(([right, down]) => ({
      ...cluster,
      x: cluster.x + right * width,
      y: cluster.y + down * height,
    }));
    const free = places.find((place) => taken.isFree(boxOf(place))) ?? cluster;
    taken.add(boxOf(free));
    return free;
  });
}

/** Below its pin, or above where there is no room; null where neither is free. */
function nameAt(one: PlacedPin, text: string, width: number, taken: BoxGrid): PinName | null {
  const away = one.pin.height / 2 + NAME_GAP + NAME_HEIGHT / 2;
  for (const y of [one.y + away, one.y - away]) {
    const box = {
      left: one.x - width / 2,
      right: one.x + width / 2,
      top: y - NAME_HEIGHT / 2,
      bottom: y + NAME_HEIGHT / 2,
    };
    if (!taken.isFree(box)) continue;
    taken.add(box);
    return { text, x: one.x, y };
  }
  return null;
}

const isNamed = ({ point, weight }: ProjectedPoint, zoom: number) =>
  point.markerRange === 'full' && isNamedAt(weight, zoom);

/** The names that may stand at pins: those to be measured. */
export function namesOf(
  points: readonly ProximityPoint[],
  { zoom, raisedId, box }: Omit<SceneOptions, 'measure'>,
): readonly string[] {
  return pointsInBox(points, { zoom, raisedId }, (x, y) => isInside(x, y, box))
    .filter((one) => isNamed(one, zoom))
    .map(({ point }) => point.name);
}

/**
 * The pins to draw for the points in a box, the heaviest last: they lie above the others. Among more than forty points, those that are too close to each
 * other become one pin with their number, beside what it would cover. No name touches a pin or another name. The selected and the raised point have markers of their own.
 */
export function sceneOf(
  points: readonly ProximityPoint[],
  clusters: readonly MapCluster[],
  { zoom, raisedId, box, measure }: SceneOptions,
): readonly PlacedPin[] {
  const placed = pointsInBox(points, { zoom, raisedId }, (x, y) => isInside(x, y, box));
  const gathered = clustersOf(placed, zoom);
  const hidden = new Set(gathered.flat());
  const singles = placed.filter((one) => !hidden.has(one)).sort((a, b) => ORDER[a.weight] - ORDER[b.weight]);

  const pins = singles.map(({ point, x, y }): PlacedPin => {
    const pin = pinOf(point, point.markerRange ?? 'full');
    return { x, y, pin, name: null, target: { pointId: point.id, title: point.name } };
  });
  const counted = [
    ...gathered.map(placedCluster),
    ...clusters.flatMap((cluster): readonly PlacedPin[] => {
      const at = worldPixel(cluster, zoom);
      if (!isInside(at.x, at.y, box)) return [];
      return [{ ...at, pin: clusterPin(cluster.count), name: null, target: { bounds: cluster.bounds } }];
    }),
  ];
  const all = [...pins, ...besidePins(counted, pins)];
  if (!singles.some(({ weight }) => isNamedAt(weight, zoom))) return all;

  const taken = new BoxGrid(all.map(boxOf));
  const names = new Map<PlacedPin, PinName | null>();
  for (let index = singles.length - 1; index >= 0; index -= 1) {
    const { name } = singles[index]!.point;
    const pin = pins[index]!;
    if (isNamed(singles[index]!, zoom)) names.set(pin, nameAt(pin, name, measure(name), taken));
  }
  return all.map((one) => ({ ...one, name: names.get(one) ?? null }));
}
