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
