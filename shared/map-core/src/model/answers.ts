import { distanceToLine } from './near.ts';
import { worldPixel } from './projected.ts';
import type { LatLon, LineStopPoint, MapLine, MapState } from './types.ts';
import { shownVehicles } from './vehicles.ts';

/** What a traveller has pointed at. */
export type MapAnswer =
  | { readonly kind: 'line'; readonly line: MapLine }
  | { readonly kind: 'stop'; readonly stop: LineStopPoint }
  | MapGround;

/** A place on the ground, with the lines that pass there. `x` and `y` are CSS pixels of the window. */
export interface MapGround {
  readonly kind: 'ground';
  readonly at: LatLon;
  readonly lines: readonly MapLine[];
  readonly x: number;
  readonly y: number;
}

type Listener = (answer: MapAnswer | null) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with what the traveller points at, and with null when the map moves away from it. Returns the unsubscribe function. */
export function onMapAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function answer(what: MapAnswer | null): void {
  for (const listener of listeners) listener(what);
}

export type Things = Pick<MapState, 'vehicles' | 'lineStopPoints' | 'networkLines' | 'zoom'>;

interface Pointed {
  readonly at: LatLon;
  /** CSS pixels around it. */
  readonly tolerance: number;
  readonly now: number;
}

/** The one nearest to `at`, within `tolerance`. */
function nearest<T extends LatLon>(things: readonly T[], zoom: number, { at, tolerance }: Pointed): T | null {
  const middle = worldPixel(at, zoom);
  const distance = (thing: T) => {
    const { x, y } = worldPixel(thing, zoom);
    return Math.hypot(x - middle.x, y - middle.y);
  };
  const [first] = things.toSorted((one, other) => distance(one) - distance(other));
  return first && distance(first) <= tolerance ? first : null;
}

/** A disc of a vehicle is larger than the tolerance of a mouse. */
const DISC = 13;

/** The lines of the network that pass at a place, each once. */
export function linesAt(
  { networkLines, zoom }: Pick<Things, 'networkLines' | 'zoom'>,
  at: LatLon,
  tolerance: number,
): readonly MapLine[] {
  const near = networkLines.filter(({ geometry }) => distanceToLine(geometry, at, zoom) <= tolerance);
  return [...new Map(near.flatMap(({ line }) => (line ? [[line.id, line] as const] : []))).values()];
}

/** What has a page of its own at a place: a vehicle's line, a stop of the line that is shown, the only line there; null for the ground. */
export function thingAt(things: Things, pointed: Pointed): Exclude<MapAnswer, MapGround> | null {
  const { vehicles, lineStopPoints, zoom } = things;
  const withLine = shownVehicles(vehicles, pointed.now).flatMap(({ vehicle }) => (vehicle.line ? [vehicle] : []));
  const vehicle = nearest(withLine, zoom, { ...pointed, tolerance: Math.max(DISC, pointed.tolerance) });
  if (vehicle?.line) return { kind: 'line', line: vehicle.line };
  const stop = nearest(lineStopPoints, zoom, pointed);
  if (stop) return { kind: 'stop', stop };
  const [line, another] = linesAt(things, pointed.at, pointed.tolerance);
  return line && !another ? { kind: 'line', line } : null;
}
