import { Worker } from 'node:worker_threads';
import type { MapOrder, MapReport } from './mapMessages.ts';

/** The thread as its owner sees it. */
export interface MapThread {
  send(order: MapOrder): void;
  /** Terminates the thread at once, even while it draws. */
  end(): Promise<void>;
}

export interface MapThreadEvents {
  report(report: MapReport): void;
  /** The worker exited; `error` is null if it ended normally or was terminated. */
  gone(error: Error | null): void;
}

export type StartMapThread = (events: MapThreadEvents) => MapThread;

/** Size of the young generation: what a tile is put together from lives only until it is sent. */
const YOUNG_MEGABYTES = 16;

export const startMapThread: StartMapThread = (events) => {
  const worker = new Worker(new URL('./mapThread.ts', import.meta.url), {
    name: 'drawing',
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  let failure: Error | null = null;
  worker.on('message', events.report);
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('exit', () => events.gone(failure));
  return {
    send: (order) => worker.postMessage(order),
    async end() {
      await worker.terminate();
    },
  };
};
