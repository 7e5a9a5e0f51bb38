import type { MapVehicle } from './types.ts';

const MINUTE_MS = 60_000;
const FADED_AFTER_MS = 2 * MINUTE_MS;
const GONE_AFTER_MS = 5 * MINUTE_MS;

export interface ShownVehicle {
  readonly vehicle: MapVehicle;
  /** Its last report is older than two minutes. */
  readonly isFaded: boolean;
}

/** The vehicles to draw at `now`: none whose last report is older than five minutes. */
export function shownVehicles(vehicles: readonly MapVehicle[], now: number): readonly ShownVehicle[] {
  return vehicles
    .filter(({ at }) => now - at <= GONE_AFTER_MS)
    .map((vehicle) => ({ vehicle, isFaded: now - vehicle.at > FADED_AFTER_MS }));
}

/** Width of the world in CSS pixels at zoom 0. */
const WORLD = 256;

/** Where a vehicle is on the flat map of this zoom, in CSS pixels. */
function pixelsOf({ lat, lon }: MapVehicle, zoom: number): readonly [x: number, y: number] {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}

/** Those that do not cover one another at this zoom, the first of each crowd: discs that overlap hide the line and the others' names. */
export function spaced(shown: readonly ShownVehicle[], zoom: number, width: number): readonly ShownVehicle[] {
  const drawn: (readonly [x: number, y: number])[] = [];
  return shown.filter(({ vehicle }) => {
    const [x, y] = pixelsOf(vehicle, zoom);
    if (drawn.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < width)) return false;
    drawn.push([x, y]);
    return true;
  });
}
