/** Reads a system of shared vehicles: GBFS 1.x, 2.x and 3.0. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { Type } from 'typebox';
import { createOneEachTurn } from '../../common/oneEachTurn.ts';
import { createStepCounter, inTurns, type NextTurn, type Steps } from '../../common/steps.ts';
import type { Fetched, ReadBytes } from '../../realtime/fetched.ts';
import { filesOf } from './discovery.ts';
import { type Document, documentOf, GbfsError, itemsOf, momentOf, Text, textOf, ttlOf } from './documents.ts';
import { type ReadStation, stationsOf } from './stations.ts';
import { type ReadStatus, statusesOf } from './status.ts';
import type { SharingWarning, StationKind, StationStatus, System, VehicleType } from './system.ts';
import { vehicleTypesOf } from './vehicleTypes.ts';

export interface SystemReader {
  /** The current system, the same as before if none of its files was fetched again: their TTL has not expired. @throws GbfsError, and errors of reading. */
  read(signal: AbortSignal): Promise<System>;
}

export interface ReaderOptions {
  /** Address of the `gbfs.json`. */
  readonly address: string;
  readonly bytes: ReadBytes;
  now(): EpochSeconds;
  /** No file is fetched again before it is that old, whatever its TTL. */
  readonly leastSeconds?: number;
  /** Called between two steps of a large system. */
  readonly nextTurn?: NextTurn;
}

/** Files are small and cheap to serve, but operators limit how often they are fetched. */
const LEAST_SECONDS = 10;
const REQUIRED = ['station_information', 'station_status'] as const;
const OPTIONAL = ['system_information', 'vehicle_types'] as const;
const MOST_STATIONS = 10_000;
const LONGEST_SYSTEM_ID = 80;
const SystemItem = Type.Object({
  name: Type.Optional(Text),
  system_id: Type.Optional(Type.String()),
});

/** One document is parsed per turn of the event loop, across all systems. */
const turn = createOneEachTurn();

/** A file as it was fetched. */
interface Stored {
  readonly fetched: Fetched;
  readonly document: Document;
  readonly lifetime: number;
}

export function createSystemReader({
  address,
  bytes,
  now,
  leastSeconds = LEAST_SECONDS,
  nextTurn,
}: ReaderOptions): SystemReader {
  const stored = new Map<string, Stored>();
  let last: { readonly files: readonly (Stored | null)[]; readonly system: System } | null = null;

  async function fileAt(url: string, signal: AbortSignal): Promise<Stored> {
    const known = stored.get(url);
    // How long a file is good for is in the file.
    const fetched = await bytes(url, signal, known?.lifetime ?? Number.POSITIVE_INFINITY);
    if (known?.fetched === fetched) return known;
    await turn();
    const document = documentOf(fetched.bytes, fileName(url));
    const file = { fetched, document, lifetime: Math.max(ttlOf(document), leastSeconds) };
    stored.set(url, file);
    return known || now() - fetched.at < file.lifetime ? file : fileAt(url, signal);
  }

  return {
    async read(signal) {
      const files = filesOf((await fileAt(address, signal)).document, fileName(address));
      for (const name of REQUIRED)
        if (!files.has(name))
          throw new GbfsError(
            'missing-file',
            `${fileName(address)} names no ${name}, without which there are no stations.`,
          );
      for (const url of stored.keys()) if (url !== address && ![...files.values()].includes(url)) stored.delete(url);
      const required = async (name: (typeof REQUIRED)[number]) => fileAt(files.get(name)!, signal);
      const optional = async (name: (typeof OPTIONAL)[number]) => {
        const url = files.get(name);
        return url === undefined ? null : fileAt(url, signal);
      };
      const read = await Promise.all([
        required('station_information'),
        required('station_status'),
        optional('system_information'),
        optional('vehicle_types'),
      ]);
      if (last && read.every((file, index) => file === last?.files[index])) return last.system;
      const [stations, status, system, types] = read;
      const documents = {
        stations: stations.document,
        status: status.document,
        system: system?.document ?? null,
        types: types?.document ?? null,
      };
      last = { files: read, system: await inTurns(systemOf({ ...documents, now: status.fetched.at }), nextTurn) };
      return last.system;
    },
  };
}

interface Documents {
  readonly system: Document | null;
  readonly stations: Document;
  readonly status: Document;
  readonly types: Document | null;
  readonly now: EpochSeconds;
}

/** Merges the documents of one system, in steps. @throws GbfsError */
function* systemOf({ system, stations, status, types, now }: Documents): Steps<System> {
  const about = itemsOf([system?.data ?? {}], SystemItem)?.items[0];
  const name = textOf(about?.name);
  const { byId: typeById, odd: oddTypes } = vehicleTypesOf(types);
  const info = yield* stationsOf(stations, 'station_information', (id) => (name === '' ? id : `${name} ${id}`));
  const states = yield* statusesOf(status, 'station_status', typeById);
  // A timestamp from a clock that is ahead would never become stale.
  const at = Math.min(momentOf(status.last_updated) ?? now, now);
  const known = [...info.byId].slice(0, MOST_STATIONS);
  const together = new Map<string, StationStatus>();
  const isStep = createStepCounter();
  for (const [id, read] of known) {
    const state = states.byId.get(id);
    const kind = kindOf(read, state, typeById);
    together.set(id, { kind, station: read.station, operator: name, availability: state?.availability ?? null, at });
    if (isStep(1)) yield;
  }
  const unknown = [...states.byId.keys()].filter((id) => !info.byId.has(id)).length;
  return {
    id: textOf(about?.system_id).slice(0, LONGEST_SYSTEM_ID),
    name,
    ttl: ttlOf(status),
    at,
    stations: together,
    warnings: [
      warning('odd-vehicle-type', oddTypes, 'Vehicle types that cannot be read'),
      warning('odd-station', info.odd, 'Stations without an id or a place on the globe, left out'),
      warning('repeated-station', info.repeated, 'Stations listed again under the same id, of which the first is used'),
      warning('odd-status', states.odd, 'Stations that do not say in numbers what stands there'),
      warning('repeated-status', states.repeated, 'Stations that report more than once, of which the latest is used'),
      warning('status-without-station', unknown, 'Stations that report without being listed, left out'),
      warning(
        'too-many-stations',
        info.byId.size - known.length,
        `Stations beyond the first ${MOST_STATIONS}, left out`,
      ),
    ].filter(({ count }) => count > 0),
  };
}

/** Cars have their own stations; everything lighter shares those of bikes. */
function kindOf(
  { vehicleTypes }: ReadStation,
  state: ReadStatus | undefined,
  types: ReadonlyMap<string, VehicleType>,
): StationKind {
  const ids = [vehicleTypes, [...types.keys()]].find((list) => list.length > 0 && decides(list, types));
  const decisive = ids ?? state?.vehicleTypes ?? [];
  return decisive.length > 0 && decisive.every((id) => types.get(id) === 'car')
    ? 'carSharingStations'
    : 'bikeSharingStations';
}

/** A list of both cars and other types says nothing about a station. */
function decides(ids: readonly string[], types: ReadonlyMap<string, VehicleType>): boolean {
  return new Set(ids.map((id) => types.get(id) === 'car')).size === 1;
}

function warning(code: string, count: number, what: string): SharingWarning {
  return { code, count, message: `${what}: ${count}.` };
}

function fileName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
