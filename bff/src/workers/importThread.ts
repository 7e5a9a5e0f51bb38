/** Reads a timetable and ends: what reading leaves behind goes with the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { FeedError } from '../timetable/feed/feed.ts';
import { importFeeds } from '../timetable/merge/importFeeds.ts';
import { shareFeed } from '../timetable/sharing.ts';
import type { ImportOrder, ImportReport } from './importInWorker.ts';

const { files, options } = workerData as ImportOrder;
const send = (report: ImportReport) => parentPort!.postMessage(report);

try {
  const feed = await importFeeds(files, {
    ...options,
    onProgress: (step, done, total) => send({ kind: 'progress', step, done, total }),
  });
  send({ kind: 'feed', feed: shareFeed(feed) });
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  send({ kind: 'refused', code: error.code, message: error.message });
}
