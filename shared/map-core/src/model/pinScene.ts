import { boundsAround } from './bounds.ts';
import { BoxGrid, type PixelBox } from './boxGrid.ts';
import { clusterPin, isNamedAt, type Pin, type PinWeight, pinOf, weightOf } from './pins.ts';
import type { LatLon, MapBounds, MapCluster, ProximityPoint } from './types.ts';

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
  /** What a click on it chooses. */
  readonly target: { readonly pointId: string; readonly title: string } | { readonly bounds: MapBounds };
}

export interface SceneOptions {
  readonly zoom: number;
  /** What is drawn, in CSS pixels of the world at this zoom. */
  readonly box: PixelBox;
  /** How many pixels a name takes. */
  readonly measure: (name: string) => number;
}

const WORLD = 256;
/** Up to so many points stand one by one, however close they are. */
const MOST_SINGLE = 40;
/** So close, points are seen one by one again. */
const SINGLE_FROM_ZOOM = 18;
const CELL = 80;
const FEWEST_IN_CLUSTER = 3;
export const NAME_HEIGHT = 18;
const NAME_GAP = 3;
const ORDER: Readonly<Record<PinWeight, number>> = { facility: 0, bus: 1, rail: 2 };

interface Placed {
  readonly point: ProximityPoint;
  readonly weight: PinWeight;
  readonly x: number;
  readonly y: number;
}

/** Where a point lies on a map of the whole world at this zoom, in CSS pixels. */
export function worldPixel({ lat, lon }: LatLon, zoom: number): { readonly x: number; readonly y: number } {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lon + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

const isInside = (x: number, y: number, { left, top, right, bottom }: PixelBox) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Cells of the whole world, so that points stay together while the map is moved. */
function clustersOf(placed: readonly Placed[], zoom: number): readonly (readonly Placed[])[] {
  if (placed.length <= MOST_SINGLE || zoom >= SINGLE_FROM_ZOOM) return [];
  const cells = new Map<string, Placed[]>();
  for (const one of placed) {
    if (one.point.markerRange !== 'full') continue;
    const key = `${one.weight} ${Math.floor(one.x / CELL)} ${Math.floor(one.y / CELL)}`;
    const cell = cells.get(key);
    if (cell) cell.push(one);
    else cells.set(key, [one]);
  }
  return [...cells.values()].filter((cell) => cell.length >= FEWEST_IN_CLUSTER);
}

function placedCluster(members: readonly Placed[]): PlacedPin {
  const mean = (of: (one: Placed) => number) => members.reduce((sum, one) => sum + of(one), 0) / members.length;
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

/**
 * What to draw of the points in a box, the heaviest last: they lie above the others. Of more than forty points those that are too close to each
 * other become one pin with their number. No name touches a pin or another name. The selected point has a marker of its own.
 */
export function sceneOf(
  points: readonly ProximityPoint[],
  clusters: readonly MapCluster[],
  { zoom, box, measure }: SceneOptions,
): readonly PlacedPin[] {
  const placed = points.flatMap((point): readonly Placed[] => {
    if (point.markerRange === null || point.selected) return [];
    const { x, y } = worldPixel(point, zoom);
    return isInside(x, y, box) ? [{ point, weight: weightOf(point), x, y }] : [];
  });
  const gathered = clustersOf(placed, zoom);
  const hidden = new Set(gathered.flat());
  const singles = placed.filter((one) => !hidden.has(one)).sort((a, b) => ORDER[a.weight] - ORDER[b.weight]);

  const pins = singles.map(({ point, x, y }): PlacedPin => {
    const pin = pinOf(point, point.markerRange ?? 'full');
    return { x, y, pin, name: null, target: { pointId: point.id, title: point.name } };
  });
  const all = [
    ...pins,
    ...gathered.map(placedCluster),
    ...clusters.flatMap((cluster): readonly PlacedPin[] => {
      const at = worldPixel(cluster, zoom);
      if (!isInside(at.x, at.y, box)) return [];
      return [{ ...at, pin: clusterPin(cluster.count), name: null, target: { bounds: cluster.bounds } }];
    }),
  ];
  if (!singles.some(({ weight }) => isNamedAt(weight, zoom))) return all;

  const taken = new BoxGrid(all.map(boxOf));
  const names = new Map<PlacedPin, PinName | null>();
  for (let index = singles.length - 1; index >= 0; index -= 1) {
    const { point, weight } = singles[index]!;
    const pin = pins[index]!;
    if (point.markerRange === 'full' && isNamedAt(weight, zoom)) {
      names.set(pin, nameAt(pin, point.name, measure(point.name), taken));
    }
  }
  return all.map((one) => ({ ...one, name: names.get(one) ?? null }));
}
