/** Timetables to be taken along: those of the current timetable and of the one before, packed when they are asked for first. */
import { createHash } from 'node:crypto';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { networkIdOf } from '../network/networkId.ts';
import type { PackedFile } from './packInWorker.ts';

export const DEFAULT_OFFLINE_KILOBYTES = 400;
/** Larger ones are not even packed: a phone would need 100 MB to search them. */
const MOST_STOP_TIMES = 4_000_000;
const KEPT = 2;
/** Hexadecimal digits. */
const VERSION_LENGTH = 32;

export interface NetworkFile extends PackedFile {
  readonly id: string;
  /** Of its content: servers with the same timetable name it the same. */
  readonly version: string;
}

export type Offer = NetworkFile | 'off' | 'tooLarge';

export interface NetworkFiles {
  /** @param feed as published. Waits until it is packed. */
  offer(feed: Feed): Promise<Offer>;
  /** The file of this timetable or of the one before, if it has this version; null: neither has. */
  find(feed: Feed, id: string, version: string): Promise<NetworkFile | null>;
}

export interface NetworkFilesOptions {
  readonly pack: (feed: Feed) => Promise<PackedFile>;
  /** Compressed, at most; 0: none is offered. */
  readonly mostKilobytes: number;
  readonly mostStopTimes?: number;
}

export function createNetworkFiles({
  pack,
  mostKilobytes,
  mostStopTimes = MOST_STOP_TIMES,
}: NetworkFilesOptions): NetworkFiles {
  /** By version of the timetable, the one asked for last at the end. */
  const offers = new Map<string, Promise<Offer>>();

  async function packed(feed: Feed): Promise<Offer> {
    if (mostKilobytes === 0) return 'off';
    if (feed.stopTimes.count > mostStopTimes) return 'tooLarge';
    const file = await pack(feed);
    if (file.br.length > mostKilobytes * 1_000) return 'tooLarge';
    const version = createHash('sha256').update(file.bytes).digest('hex').slice(0, VERSION_LENGTH);
    return { ...file, id: networkIdOf(feed), version };
  }

  function offer(feed: Feed): Promise<Offer> {
    const known = offers.get(feed.version);
    if (known) return known;
    const made = packed(feed);
    offers.set(feed.version, made);
    // What failed is tried again when it is next asked for.
    made.catch(() => offers.delete(feed.version));
    for (const version of [...offers.keys()].slice(0, -KEPT)) offers.delete(version);
    return made;
  }

  return {
    offer,
    async find(feed, id, version) {
      const all = await Promise.allSettled([offer(feed), ...offers.values()]);
      const files = all.flatMap((one) =>
        one.status === 'fulfilled' && typeof one.value === 'object' ? [one.value] : [],
      );
      return files.find((file) => file.id === id && file.version === version) ?? null;
    },
  };
}
