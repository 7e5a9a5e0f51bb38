/** A task is long from here on: a tap that comes while it runs waits. */
const LONG_MS = 50;

/** Trace categories that contain tasks with their processor time, and the paints of a page. */
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/** One event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph?: string;
  readonly pid: number;
  readonly tid?: number;
  readonly ts?: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

export interface Tasks {
  /** Milliseconds of the longest task. */
  readonly longest: number;
  /** The sum of what each takes beyond 50 ms. */
  readonly blocking: number;
}

const isMainThread = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name.endsWith('RunTask');
const milliseconds = (microseconds = 0) => microseconds / 1000;

/** The thread that paints the last document of the site: an address may lead to another one. */
function threadOf(events: readonly TraceEvent[], { origin }: Pick<URL, 'origin'>) {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && URL.parse(args?.data?.documentLoaderURL ?? '')?.origin === origin,
  );
  const thread = navigation && events.find((event) => isMainThread(event) && event.pid === navigation.pid);
  return thread ? { pid: navigation.pid, tid: thread.tid, start: navigation.ts ?? 0 } : null;
}

/**
 * The tasks of a page's main thread by processor time, which the other programs of the machine hardly change.
 *
 * @param events of a trace with {@link CATEGORIES}
 * @param site of the document
 * @returns milliseconds, of the tasks that began after the first paint. NaN where the trace has no such document.
 */
export function tasksAfterFirstPaint(events: readonly TraceEvent[], site: Pick<URL, 'origin'>): Tasks {
  const thread = threadOf(events, site);
  const paint = events.find(
    ({ name, pid, ts = 0 }) => name === 'firstContentfulPaint' && pid === thread?.pid && ts >= thread.start,
  );
  if (!thread || !paint) return { longest: Number.NaN, blocking: Number.NaN };
  const lengths = events
    .filter(
      (event) =>
        isTask(event) && event.pid === thread.pid && event.tid === thread.tid && (event.ts ?? 0) > (paint.ts ?? 0),
    )
    .map(({ tdur }) => milliseconds(tdur));
  return {
    longest: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
  };
}
