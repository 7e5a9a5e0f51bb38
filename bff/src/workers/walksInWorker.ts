import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Streets } from '../ground/streets.ts';
import type { WalkTables, walkTables } from '../streets/walkTables.ts';

export interface WalksOrder {
  readonly streets: Streets;
  readonly places: Parameters<typeof walkTables>[1];
}

/** As {@link walkTables}, on a separate thread: this one can answer meanwhile. Columns are passed on without copies. */
export async function walksInWorker(order: WalksOrder): Promise<WalkTables> {
  const worker = new Worker(new URL('./walksThread.ts', import.meta.url), { name: 'walks', workerData: order });
  const [tables] = await once(worker, 'message');
  return tables as WalkTables;
}
