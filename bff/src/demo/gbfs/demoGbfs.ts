/** The demo city's shared bikes and cars, published as an operator would. */
import type { SharingSource } from '../../sharing/sharing.ts';
import type { EpochSeconds } from '../../timetable/feed.ts';
import type { DemoPlace } from '../demoPlaces.ts';
import { type DemoStation, demoState, demoStations } from './demoStations.ts';
import { STEP_SECONDS } from './occupancy.ts';
import { envelope2, VERSION_2 } from './version2.ts';
import { envelope3, VERSION_3 } from './version3.ts';

const FILES = ['system_information', 'vehicle_types', 'station_information', 'station_status'] as const;
export type DemoGbfsFile = 'gbfs' | (typeof FILES)[number];

export const DEMO_SYSTEMS = ['bikes', 'cars'] as const;
export type DemoSystem = (typeof DEMO_SYSTEMS)[number];

export interface DemoGbfs {
  /**
   * A document as it is at some moment: the same in all of a minute. Null where there is no such system or file.
   *
   * @param folder the address of the system's files, without a slash at its end.
   */
  document(system: string, file: string, folder: string, at: EpochSeconds): Record<string, unknown> | null;
}

interface SystemParts {
  readonly version: typeof VERSION_2 | typeof VERSION_3;
  readonly envelope: (data: object, at: EpochSeconds, ttl?: number) => Record<string, unknown>;
  readonly stations: readonly DemoStation[];
  /** Of the vehicles there are. */
  readonly electricShare: number;
}

const UNCHANGING_SECONDS = 3_600;
/** Only for the eyes of the reader in the same process. */
const IN_PROCESS = 'http://demo.invalid';

export function createDemoGbfs(places: readonly DemoPlace[], seed: number): DemoGbfs {
  const systems: Readonly<Record<DemoSystem, SystemParts>> = {
    bikes: {
      version: VERSION_3,
      envelope: envelope3,
      stations: demoStations(places, 'bikesharingstations', 'docks'),
      electricShare: 0.4,
    },
    cars: {
      version: VERSION_2,
      envelope: envelope2,
      stations: demoStations(places, 'carsharingstations', 'cars'),
      electricShare: 0.5,
    },
  };
  return {
    document(name, file, folder, at) {
      const system = DEMO_SYSTEMS.find((known) => known === name);
      const data = system && dataOf(systems[system], file, folder, seed, at);
      if (!data) return null;
      const moment = at - (at % STEP_SECONDS);
      return systems[system].envelope(data, moment, file === 'station_status' ? STEP_SECONDS : UNCHANGING_SECONDS);
    },
  };
}

/** What the reader of operators' systems is given, so that the demo city's are read the same way. */
export function demoSharingSources(demo: DemoGbfs, now: () => EpochSeconds): SharingSource[] {
  return DEMO_SYSTEMS.map((system) => {
    const folder = `${IN_PROCESS}/demo/gbfs/${system}`;
    return {
      name: `demo ${system}`,
      address: `${folder}/gbfs.json`,
      ids: 'own',
      async bytes(url) {
        const file = url.slice(folder.length + 1).replace(/\.json$/, '');
        return Buffer.from(JSON.stringify(demo.document(system, file, folder, now())));
      },
    };
  });
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
      return version.station_status(stations.map((station) => demoState(seed, station, electricShare, at)));
    default:
      return null;
  }
}
