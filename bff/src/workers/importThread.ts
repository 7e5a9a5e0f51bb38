/** Imports a timetable and ends, which frees all temporary memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { FeedError } from '@halte/engine/timetable/feed/feed';
import { preparedImport } from '../timetable/snapshot/preparedImport.ts';
import { feedTooLarge, heapLimit } from './heapLimit.ts';
import type { ImportOrder, ImportReport } from './importInWorker.ts';

const { files, options, heapMegabytes } = workerData as ImportOrder;
const send = (report: ImportReport) => parentPort!.postMessage(report);

try {
  const result = await preparedImport(files, {
    ...options,
    checkMemory: heapLimit(heapMegabytes, () => feedTooLarge(heapMegabytes)),
    indexesOf: async (feed) => {
      if (options.snapshots === null) return null;
      // Most starts build no indexes, and loading these modules takes as long as loading those of the import.
      const { networkIndexesOf } = await import('../network/networkIndexes.ts');
      return networkIndexesOf(feed);
    },
    onProgress: (step, done, total) => send({ kind: 'progress', step, done, total }),
    report: (line, severity = 'info') => send({ kind: 'line', line, severity }),
  });
  if (result.kind === 'unchanged') send(result);
  else {
    send({ kind: 'feed', prepared: result.prepared, origin: result.origin });
    result.keep();
  }
} catch (error) {
  if (!(error instanceof FeedError)) throw error;
  send({ kind: 'refused', code: error.code, message: error.message });
}
