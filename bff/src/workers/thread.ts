import { Worker } from 'node:worker_threads';
import type { Order, Report } from './messages.ts';

/** A thread as its owner sees it. */
export interface Thread {
  send(order: Order): void;
  /** Terminates the thread at once, even during a search. */
  end(): Promise<void>;
}

export interface ThreadEvents {
  report(report: Report): void;
  /** The worker exited; `error` is null if it ended normally or was terminated. */
  gone(error: Error | null): void;
}

export type StartThread = (events: ThreadEvents) => Thread;

/** Size of the young generation. A search allocates few objects: more space would only take memory. */
const YOUNG_MEGABYTES = 8;

export const startSearchThread: StartThread = (events) => {
  const worker = new Worker(new URL('./searchThread.ts', import.meta.url), {
    name: 'journeys',
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
