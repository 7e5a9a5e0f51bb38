import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { networkIdOf } from '../network/networkId.ts';
import { type SharedFeed, shareFeed } from '../timetable/sharing.ts';

export interface PackOrder {
  readonly id: string;
  readonly shared: SharedFeed;
}

/** A network file as it is sent: plain, and compressed. */
export interface PackedFile {
  readonly bytes: Uint8Array;
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
  readonly hasShapes: boolean;
}

/** On a thread of lower priority, as brotli alone takes a second for a city. Columns are passed on without copies. */
export async function packInWorker(feed: Feed): Promise<PackedFile> {
  const order: PackOrder = { id: networkIdOf(feed), shared: shareFeed(feed) };
  const worker = new Worker(new URL('./packThread.ts', import.meta.url), { name: 'packing', workerData: order });
  const [file] = await once(worker, 'message');
  return file as PackedFile;
}
