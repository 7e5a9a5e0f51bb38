import { Worker } from 'node:worker_threads';
import type { Order, Report } from './messages.ts';

/** A thread as its owner sees it. */
export interface Thread {
  send(order: Order): void;
  /** At once, whatever it is doing. */
  end(): Promise<void>;
}

export interface ThreadEvents {
  report(report: Report): void;
  /** The worker exited; `error` unless it ended by itself or was terminated. */
  gone(error: Error | null): void;
}

export type StartThread = (events: ThreadEvents) => Thread;

/** New objects live here before they are thrown away or kept. A search makes few: more room would only be memory. */
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
