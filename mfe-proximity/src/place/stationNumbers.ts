import type { SharingStation } from './placeDetails.ts';

/** `bikes` without a motor; where the kinds are not known, all vehicles. */
export type StationNumberKind = 'bikes' | 'electric' | 'cars' | 'docks';

export interface StationNumber {
  readonly kind: StationNumberKind;
  readonly count: number;
}

const ELECTRIC: ReadonlySet<string> = new Set(['eBike', 'scooter', 'moped']);

/** The numbers of a station, as travellers count them. What is not published is left out: it is not zero. */
export function stationNumbers(station: SharingStation): readonly StationNumber[] {
  const { type, vehicles, availableVehicles, freeDocks } = station;
  const docks = freeDocks === null ? [] : [{ kind: 'docks' as const, count: freeDocks }];
  if (availableVehicles === null) return docks;
  if (type === 'carSharingStations') return [{ kind: 'cars', count: availableVehicles }, ...docks];
  const electric = vehicles.reduce((sum, vehicle) => sum + (ELECTRIC.has(vehicle.type) ? vehicle.count : 0), 0);
  if (vehicles.length === 0) return [{ kind: 'bikes', count: availableVehicles }, ...docks];
  return [{ kind: 'bikes', count: availableVehicles - electric }, { kind: 'electric', count: electric }, ...docks];
}
