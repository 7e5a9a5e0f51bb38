import { fieldsOf } from '@halte/contract/fields';
import type { KeepProblem, PageMessage } from '../messages.ts';

/** A worker that says nothing for so long has ended, or is of a release that does not know the message. */
const SILENT_MS = 30_000;

export interface KeepScreensOptions {
  readonly signal: AbortSignal;
  /** Called with the share that is kept, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Has the service worker keep all files of the screens that show the timetable. Resolves to why one of them is not kept, null: all are; rejects with the reason of the signal. */
export function keepScreens(
  worker: Pick<ServiceWorker, 'postMessage'>,
  page: Omit<Extract<PageMessage, { kind: 'keepScreens' }>, 'kind'>,
  { signal, onProgress }: KeepScreensOptions,
): Promise<KeepProblem | null> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve, reject } = Promise.withResolvers<KeepProblem | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function listen(): void {
    clearTimeout(timer);
    timer = setTimeout(() => resolve('unreachable'), SILENT_MS);
  }
  const stop = () => reject(signal.reason);
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { kind, share, problem } = fieldsOf(data);
    listen();
    if (kind === 'screens') resolve(problem === null || problem === 'noRoom' ? problem : 'unreachable');
    else if (typeof share === 'number') onProgress(share);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  listen();
  worker.postMessage({ kind: 'keepScreens', ...page } satisfies PageMessage, [port2]);
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    port1.close();
  });
}
