import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { Ground } from '../ground/ground.ts';
import type { LinkedPlaces } from '../streets/links.ts';
import type { WalkTables } from '../streets/walkTables.ts';
import { linkedPlaces } from './linkedPlaces.ts';

export interface WalksOrder {
  readonly map: Pick<Ground, 'streets' | 'stations' | 'texts'>;
  readonly places: LinkedPlaces;
}

/** As {@link walkTables} for the stops of a timetable, on a separate thread: this one can answer meanwhile. Columns are passed on without copies. */
export async function walksInWorker({ streets, stations, texts }: Ground, feed: Feed): Promise<WalkTables> {
  const order: WalksOrder = { map: { streets, stations, texts }, places: linkedPlaces(feed) };
  const worker = new Worker(new URL('./walksThread.ts', import.meta.url), { name: 'walks', workerData: order });
  const [tables] = await once(worker, 'message');
  return tables as WalkTables;
}
