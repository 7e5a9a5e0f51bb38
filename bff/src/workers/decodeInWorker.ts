import { Worker } from 'node:worker_threads';
import { decodeMessage } from '../realtime/wire/decode.ts';
import type { Batch } from '../realtime/wire/limits.ts';
import type { RealTimeMessage } from '../realtime/wire/message.ts';
import { WireError } from '../realtime/wire/table.ts';

export type DecodeReport =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'end'; readonly others: Omit<RealTimeMessage, keyof Batch> }
  | { readonly kind: 'refused'; readonly message: string };

/** Those received so far. */
type Entities = { [Kind in keyof Batch]-?: RealTimeMessage[Kind][number][] };

/** Decoding a smaller message takes less time than starting a thread. */
const SMALL_BYTES = 64 * 1_024;
/** Enough for a message of 32 MB with a million parts, the largest accepted. */
const HEAP_MEGABYTES = 768;

/**
 * Decodes a message on a separate thread; the main thread receives it in small batches and answers callers in between.
 *
 * @throws WireError as `decodeMessage`; the abort reason of `signal`.
 */
export async function decodeInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<RealTimeMessage> {
  if (bytes.length <= SMALL_BYTES) return decodeMessage(bytes);
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<RealTimeMessage>();
  const worker = new Worker(new URL('./decodeThread.ts', import.meta.url), {
    name: 'live data',
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  const entities: Entities = { tripUpdates: [], vehicles: [], alerts: [] };
  worker.on('message', (report: DecodeReport) => {
    if (report.kind === 'refused') reject(new WireError(report.message));
    else if (report.kind === 'end') resolve({ ...report.others, ...entities });
    else {
      entities.tripUpdates.push(...(report.batch.tripUpdates ?? []));
      entities.vehicles.push(...(report.batch.vehicles ?? []));
      entities.alerts.push(...(report.batch.alerts ?? []));
      // Waiting callers come first.
      setImmediate(() => worker.postMessage('next'));
    }
  });
  worker.on('error', (cause) => reject(new WireError('The message could not be decoded.', { cause })));
  worker.on('exit', () => reject(new WireError('The message was not decoded to its end.')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    void worker.terminate();
  }
}
