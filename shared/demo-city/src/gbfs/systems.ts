/** The shared bikes and cars of the city as GBFS documents. */
import type { AmenityRow } from '../places/places.ts';
import type { EpochSeconds } from '../timetable/time.ts';
import { STEP_SECONDS } from './occupancy.ts';
import { type Station, stationStatus, stationsOf } from './stations.ts';
import { envelope2, VERSION_2 } from './version2.ts';
import { envelope3, VERSION_3 } from './version3.ts';

const FILES = ['system_information', 'vehicle_types', 'station_information', 'station_status'] as const;
export const SYSTEM_NAMES = ['bikes', 'cars'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

export interface GbfsSystems {
  /**
   * A document at an instant: the same during a minute. Null for an unknown system or file.
   *
   * @param folder the address of the system's files, without a slash at its end.
   */
  document(system: string, file: string, folder: string, at: EpochSeconds): Record<string, unknown> | null;
}

interface SystemParts {
  readonly version: typeof VERSION_2 | typeof VERSION_3;
  readonly envelope: (data: object, at: EpochSeconds, ttl?: number) => Record<string, unknown>;
  readonly stations: readonly Station[];
  /** Share of the vehicles. */
  readonly electricShare: number;
}

const UNCHANGING_SECONDS = 3_600;

export function createGbfsSystems(amenities: readonly AmenityRow[], seed: number): GbfsSystems {
  const systems: Readonly<Record<SystemName, SystemParts>> = {
    bikes: {
      version: VERSION_3,
      envelope: envelope3,
      stations: stationsOf(amenities, 'bikesharingstations'),
      electricShare: 0.4,
    },
    cars: {
      version: VERSION_2,
      envelope: envelope2,
      stations: stationsOf(amenities, 'carsharingstations'),
      electricShare: 0.5,
    },
  };
  return {
    document(name, file, folder, at) {
      const system = SYSTEM_NAMES.find((one) => one === name);
      const data = system && dataOf(systems[system], file, folder, seed, at);
      if (!data) return null;
      const moment = at - (at % STEP_SECONDS);
      return systems[system].envelope(data, moment, file === 'station_status' ? STEP_SECONDS : UNCHANGING_SECONDS);
    },
  };
}

function dataOf(
  { version, stations, electricShare }: SystemParts,
  file: string,
  folder: string,
  seed: number,
  at: EpochSeconds,
): object | null {
  switch (file) {
    case 'gbfs':
      return version.gbfs((name) => `${folder}/${name}.json`, FILES);
    case 'system_information':
    case 'vehicle_types':
      return version[file];
    case 'station_information':
      return version.station_information(stations);
    case 'station_status':
      return version.station_status(stations.map((station) => stationStatus(seed, station, electricShare, at)));
    default:
      return null;
  }
}
