/** Searches as fast as the server answers, from a separate thread. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Load, Loaded } from './loadThread.ts';

export async function loadServer(load: Load): Promise<Loaded> {
  const worker = new Worker(new URL('./loadThread.ts', import.meta.url), { name: 'load', workerData: load });
  const ended = once(worker, 'exit');
  const [loaded]: Loaded[] = await once(worker, 'message');
  await ended;
  return loaded!;
}
