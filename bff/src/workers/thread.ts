import { Worker } from 'node:worker_threads';
import type { MapOrder, MapReport } from './mapMessages.ts';
import type { Order, Report } from './messages.ts';

/** A thread as its owner sees it. */
export interface Thread<ThreadOrder = Order> {
  send(order: ThreadOrder): void;
  /** Terminates the thread at once, also in the middle of its work. */
  end(): Promise<void>;
}

export interface ThreadEvents<ThreadReport = Report> {
  report(report: ThreadReport): void;
  /** The worker exited; `error` is null if it ended normally or was terminated. */
  gone(error: Error | null): void;
}

export type StartThread<ThreadOrder = Order, ThreadReport = Report> = (
  events: ThreadEvents<ThreadReport>,
) => Thread<ThreadOrder>;

/** @param youngMegabytes size of the young generation */
function startOf<ThreadOrder, ThreadReport>(
  file: string,
  name: string,
  youngMegabytes: number,
): StartThread<ThreadOrder, ThreadReport> {
  return (events) => {
    const worker = new Worker(new URL(file, import.meta.url), {
      name,
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
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
}

/** A search allocates few objects: a larger young generation would only take memory. */
export const startSearchThread: StartThread = startOf('./searchThread.ts', 'journeys', 8);

/** The parts of a tile live only until it is sent. */
export const startMapThread: StartThread<MapOrder, MapReport> = startOf('./mapThread.ts', 'drawing', 16);
