import { millisOf } from '@halte/i18n';
import type { MapVehicle } from '@halte/map-core';
import type { LineDetail } from './lineDetail.ts';
import type { Vehicle } from './vehiclesOnBar.ts';

/** The vehicles of a line for the map; `clockOffset` is what the clock of the server is ahead of the device's, in milliseconds. */
export function vehiclesOnMap(
  vehicles: readonly Vehicle[],
  { mode }: Pick<LineDetail, 'mode'>,
  clockOffset: number,
): MapVehicle[] {
  return vehicles.map(({ id, lat, lon, bearing, at }) => ({
    id,
    mode,
    lat,
    lon,
    bearing,
    at: millisOf(at) - clockOffset,
  }));
}
