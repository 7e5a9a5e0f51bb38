import { Worker } from 'node:worker_threads';
import { fieldsOf } from '@halte/contract/fields';
import type { Severity } from '../common/report.ts';
import type { PreparedGround, PreparedGroundOptions } from '../ground/preparedGround.ts';
import { OsmError } from '../osm/osmError.ts';
import type { MapIndex } from '../places/mapIndex.ts';
import { v8LimitMegabytes } from './heapLimit.ts';

/** A ground, and what its places are found by, which takes as long to make as the ground itself. */
export type IndexedGround = PreparedGround<MapIndex>;

export interface GroundOrder {
  readonly paths: readonly string[];
  readonly options: Omit<
    PreparedGroundOptions,
    'report' | 'current' | 'index' | 'checkMemory' | 'freeMemory' | 'contents'
  > & {
    readonly current: Omit<PreparedGround, 'index'> | null;
  };
  readonly heapMegabytes: number;
}

/** `covered`: how many of the stops have a street near them. */
export type GroundReport =
  | { readonly kind: 'line'; readonly line: string; readonly severity: Severity }
  | {
      readonly kind: 'ground';
      readonly prepared: IndexedGround;
      readonly covered: number;
    }
  | { readonly kind: 'unchanged'; readonly covered: number }
  | { readonly kind: 'refused'; readonly message: string };

/** Enough for the texts of a country: nodes, streets and houses are in columns. */
const HEAP_MEGABYTES = 1_024;
/** What is made for one object is let go of at the next: more room for it would only be filled. */
const YOUNG_MEGABYTES = 24;

/**
 * As {@link preparedGround}, on a separate thread: this one can answer meanwhile, and temporary memory is freed with the thread. `prepared` is null if the
 * ground in use would come out.
 *
 * @throws OsmError
 */
export function groundInWorker(
  paths: readonly string[],
  { report: log, ...options }: GroundOrder['options'] & Pick<PreparedGroundOptions, 'report'>,
  heapMegabytes = HEAP_MEGABYTES,
): Promise<{ readonly prepared: IndexedGround | null; readonly covered: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    readonly prepared: IndexedGround | null;
    readonly covered: number;
  }>();
  const order: GroundOrder = { paths, options, heapMegabytes };
  const worker = new Worker(new URL('./groundThread.ts', import.meta.url), {
    name: 'map',
    workerData: order,
    resourceLimits: {
      maxOldGenerationSizeMb: v8LimitMegabytes(heapMegabytes),
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
  });
  worker.on('message', (report: GroundReport) => {
    if (report.kind === 'line') log(report.line, report.severity);
    else if (report.kind === 'refused') reject(new OsmError(report.message));
    else resolve({ prepared: report.kind === 'ground' ? report.prepared : null, covered: report.covered });
  });
  worker.on('error', (error) => reject(isOutOfMemory(error) ? mapTooLarge(heapMegabytes, error) : error));
  worker.on('exit', () => reject(new Error('The map was not read to its end.')));
  return promise;
}

const isOutOfMemory = (error: unknown) => fieldsOf(error)['code'] === 'ERR_WORKER_OUT_OF_MEMORY';

export const mapTooLarge = (megabytes: number, cause?: unknown) =>
  new OsmError(`The map takes more than ${megabytes} MB of memory: cut it to the area of the stops.`, { cause });
