import { Worker } from 'node:worker_threads';
import { fieldsOf } from '@halte/contract/fields';
import { type Feed, FeedError } from '@halte/engine/timetable/feed/feed';
import type { Severity } from '../common/report.ts';
import type { NetworkIndexes } from '../network/networkIndexes.ts';
import { DEFAULT_LIMITS, MEGABYTE } from '../timetable/gtfs/limits.ts';
import type { ImportStep } from '../timetable/importFeed.ts';
import type { FeedFile } from '../timetable/merge/importFeeds.ts';
import { feedOf } from '../timetable/sharing.ts';
import type { PreparedImportOptions, preparedImport } from '../timetable/snapshot/preparedImport.ts';
import type { PreparedTimetable, SnapshotOrigin } from '../timetable/snapshot/snapshotFile.ts';
import { feedTooLarge, v8LimitMegabytes } from './heapLimit.ts';

/** Without the options for indexes and memory, which the thread handles itself. */
export type ImportInWorkerOptions = Omit<PreparedImportOptions<NetworkIndexes | null>, 'indexesOf' | 'checkMemory'>;

export interface ImportOrder {
  readonly files: readonly FeedFile[];
  readonly options: Omit<ImportInWorkerOptions, 'onProgress' | 'report'>;
  readonly heapMegabytes: number;
}

type Prepared = PreparedTimetable<NetworkIndexes | null>;

export type ImportReport =
  | { readonly kind: 'progress'; readonly step: ImportStep; readonly done: number; readonly total: number }
  | { readonly kind: 'line'; readonly line: string; readonly severity: Severity }
  | { readonly kind: 'feed'; readonly prepared: Prepared; readonly origin: SnapshotOrigin | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export interface ImportedTimetable {
  readonly feed: Feed;
  /** Null if nothing is prepared for the next start. */
  readonly indexes: NetworkIndexes | null;
  readonly origin: SnapshotOrigin | null;
}

/** Heap bytes per byte of the feed's size limit: names and ids are on the heap, stop times and shapes are not. */
const HEAP_PER_BYTE = 4;
const LEAST_HEAP_MEGABYTES = 64;

/**
 * As {@link preparedImport}, on a separate thread: this one can answer meanwhile, and temporary memory is freed with the thread, which
 * for a city is more than the result takes. Resolves to `unchanged` if an import would give the timetable already in use.
 *
 * @throws {@link FeedError} as {@link preparedImport} does.
 */
export function importInWorker(
  files: readonly FeedFile[],
  { onProgress, report: log, ...options }: ImportInWorkerOptions,
): Promise<ImportedTimetable | 'unchanged'> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportedTimetable | 'unchanged'>();
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const heapMegabytes = Math.max(LEAST_HEAP_MEGABYTES, Math.ceil((limits.entryBytes * HEAP_PER_BYTE) / MEGABYTE));
  const order: ImportOrder = { files, options, heapMegabytes };
  const worker = new Worker(new URL('./importThread.ts', import.meta.url), {
    name: 'import',
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: v8LimitMegabytes(heapMegabytes) },
  });
  worker.on('message', (report: ImportReport) => {
    if (report.kind === 'progress') onProgress?.(report.step, report.done, report.total);
    else if (report.kind === 'line') log(report.line, report.severity);
    else if (report.kind === 'feed')
      resolve({ feed: feedOf(report.prepared.feed), indexes: report.prepared.indexes, origin: report.origin });
    else if (report.kind === 'unchanged') resolve('unchanged');
    else reject(new FeedError(report.code, report.message));
  });
  worker.on('error', (error) => reject(isOutOfMemory(error) ? feedTooLarge(heapMegabytes, error) : error));
  worker.on('exit', () => reject(new Error('The timetable was not read to its end.')));
  return promise;
}

const isOutOfMemory = (error: unknown) => fieldsOf(error)['code'] === 'ERR_WORKER_OUT_OF_MEMORY';
