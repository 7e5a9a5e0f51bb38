import { type JourneyThings, rideEndAt, rideStopAt } from './journeyMarks.ts';
import { distancePixels, distanceToLine } from './near.ts';
import { mapState } from './state.ts';
import type { LatLon, MapBounds, MapLine, MapState, SelectedPath } from './types.ts';
import { shownVehicles } from './vehicles.ts';

/** The object under the pointer. */
export type MapAnswer =
  | { readonly kind: 'line'; readonly line: MapLine }
  | { readonly kind: 'stop'; readonly stopAreaId: string }
  | MapGround;

/** A place on the ground, with the lines that pass there. `x` and `y` are CSS pixels of the window. */
export interface MapGround {
  readonly kind: 'ground';
  readonly at: LatLon;
  /** Around it: a stop in here is pointed at too. Null where the map is too far out to point at one. */
  readonly around: MapBounds | null;
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

type Step = Required<SelectedPath>;

/** Tells what is pointed at. A step of a walk is marked by the map itself. */
export function answer(what: MapAnswer | Step | null): void {
  const isStep = what !== null && 'step' in what;
  if (isStep) mapState.selectedPath = what;
  for (const listener of listeners) listener(isStep ? null : what);
}

export type Things = Pick<MapState, 'vehicles' | 'lineStopPoints' | 'networkLines' | 'steps'> & JourneyThings;

interface Pointed {
  readonly at: LatLon;
  /** CSS pixels around it. */
  readonly tolerance: number;
  /** Around a stop, which is a small thing. */
  readonly stopTolerance: number;
  readonly now: number;
}

/** The one nearest to `at`, within `tolerance`. */
function nearest<T extends LatLon>(things: readonly T[], zoom: number, at: LatLon, tolerance: number): T | null {
  const distance = (thing: T) => distancePixels(thing, at, zoom);
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

/**
 * The object at a point that has a page of its own: where the traveller boards or leaves, a vehicle's line, another stop of the line or of the journey that
 * is shown, the only line there, a step of a walk; null for the ground.
 */
export function thingAt(
  things: Things,
  { at, tolerance, stopTolerance, now }: Pointed,
): Exclude<MapAnswer, MapGround> | Step | null {
  const { vehicles, lineStopPoints, zoom } = things;
  const rideEnd = rideEndAt(things, at, stopTolerance);
  if (rideEnd !== null) return { kind: 'stop', stopAreaId: rideEnd };
  const withLine = shownVehicles(vehicles, now).flatMap(({ vehicle }) => (vehicle.line ? [vehicle] : []));
  const vehicle = nearest(withLine, zoom, at, Math.max(DISC, tolerance));
  if (vehicle?.line) return { kind: 'line', line: vehicle.line };
  const stop = nearest(lineStopPoints, zoom, at, stopTolerance)?.id ?? rideStopAt(things, at, stopTolerance);
  if (stop !== null) return { kind: 'stop', stopAreaId: stop };
  const [line, another] = linesAt(things, at, tolerance);
  return line && !another
    ? { kind: 'line', line }
    : (things.steps?.at(things, { at, tolerance }, distanceToLine) ?? null);
}
