/** Shared bikes and cars: availability by station, kept up to date. */
import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Amenity } from '../places/kinds.ts';
import type { ReadBytes } from '../realtime/fetched.ts';
import { createPoll } from '../realtime/poll.ts';
import type { SourceHealth } from '../realtime/resolve/model.ts';
import { createSystemReader } from './gbfs/read.ts';
import type { StationKind, StationStatus, System } from './gbfs/system.ts';
import { checkSound, soundnessOf } from './soundness.ts';

export interface SharingSource {
  /** Its name in `/healthz`; without secrets. */
  readonly name: string;
  /** Address of its `gbfs.json`. */
  readonly address: string;
  readonly bytes: ReadBytes;
  /**
   * Two operators may both have a station "1": place ids are the operator's own, or are prefixed with the id of its system (or, if it has
   * none, with its host name) and a colon.
   */
  readonly ids: 'own' | 'bySystem';
}

export interface SharingOptions {
  readonly sources: readonly SharingSource[];
  readonly everySeconds: number;
  /** How often polls ask, where that is not the interval at which sources are to be asked. */
  readonly askSeconds?: number | null;
  now(): EpochSeconds;
}

export interface Sharing {
  /** By the id of its place. Null for a station that is unknown, or of the other kind. */
  station(kind: StationKind, id: string): StationStatus | null;
  /** All stations as places: the same list until one is added, removed, moved or renamed. */
  stations(): readonly Amenity[];
  /** Changes with {@link Sharing.stations}; empty if there are none. */
  version(): string;
  health(): SourceHealth[];
  /** Polls all sources now; never rejects. */
  refresh(): Promise<void>;
  start(): void;
  stop(): void;
}

/** Lower bound of the polling interval: no operator wants more frequent requests. */
const LEAST_SECONDS = 10;
const STALE_SECONDS = 300;

export function createSharing({ sources, everySeconds, askSeconds = null, now }: SharingOptions): Sharing {
  const interval = Math.max(everySeconds, LEAST_SECONDS);
  const polls = sources.map((source) => {
    const reader = createSystemReader({ ...source, ...(askSeconds !== null && { leastSeconds: interval }), now });
    const poll = createPoll<System>({
      source: source.name,
      everySeconds: askSeconds ?? interval,
      staleSeconds: STALE_SECONDS,
      now,
      async load(signal) {
        const value = checkSound(await reader.read(signal));
        return { value, at: value.at };
      },
      onChange: () => {
        known = collect(known);
      },
    });
    return { source, poll };
  });
  let known: Known = NOTHING;

  function collect(before: Known): Known {
    const byId = new Map<string, StationStatus>();
    for (const { source, poll } of polls) {
      const system = poll.current()?.value;
      for (const [id, status] of system?.stations ?? []) {
        const placeId = source.ids === 'own' ? id : `${system!.id || new URL(source.address).hostname}:${id}`;
        if (!byId.has(placeId)) byId.set(placeId, status);
      }
    }
    const places = Array.from(byId, ([id, status]) => placeOf(id, status));
    const version = versionOf(places);
    return version === before.version ? { ...before, byId } : { byId, places, version };
  }

  return {
    station(kind, id) {
      const status = known.byId.get(id);
      return status?.kind === kind ? status : null;
    },
    stations: () => known.places,
    version: () => known.version,
    health: () => polls.map(({ poll }) => soundnessOf(poll.health(), poll.current()?.value)),
    async refresh() {
      await Promise.all(polls.map(({ poll }) => poll.refresh()));
    },
    start() {
      for (const { poll } of polls) poll.start();
    },
    stop() {
      for (const { poll } of polls) poll.stop();
    },
  };
}

interface Known {
  readonly byId: ReadonlyMap<string, StationStatus>;
  readonly places: readonly Amenity[];
  readonly version: string;
}

const NOTHING: Known = { byId: new Map(), places: [], version: '' };

function placeOf(id: string, { kind, station, operator }: StationStatus): Amenity {
  const { name, lat, lon, postCode, capacity } = station;
  return {
    id,
    type: kind,
    name,
    // GBFS does not state the town; places infer it from nearby addresses.
    city: '',
    postCode,
    lat,
    lon,
    facts: { ...(capacity === null ? {} : { capacity }), ...(operator === '' ? {} : { operator }) },
  };
}

function versionOf(places: readonly Amenity[]): string {
  if (places.length === 0) return '';
  return createHash('sha1').update(JSON.stringify(places)).digest('hex').slice(0, 12);
}
