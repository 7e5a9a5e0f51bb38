/** A task is long from here on: a tap that comes while it runs waits. */
const LONG_MS = 50;

/** Trace categories that contain tasks with their processor time, and the paints of a page. */
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

const isMainThread = ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain';
const isTask = ({ name, ph }) => ph === 'X' && name.endsWith('RunTask');
const milliseconds = (microseconds) => (microseconds ?? 0) / 1000;

/** The thread that paints the last document of the site: an address may lead to another one. */
function threadOf(events, { origin }) {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && URL.parse(args?.data?.documentLoaderURL)?.origin === origin,
  );
  const pid = navigation?.pid;
  const thread = events.find((event) => isMainThread(event) && event.pid === pid);
  return navigation && thread ? { pid, tid: thread.tid, start: navigation.ts } : null;
}

/**
 * The tasks of a page's main thread by processor time, which the other programs of the machine hardly change.
 *
 * @param {readonly any[]} events of a trace with {@link CATEGORIES}
 * @param {{ readonly origin: string }} site of the document
 * @returns {{ longest: number, blocking: number }} milliseconds, of the tasks that began after the first paint: the longest one, and the sum of what
 * each takes beyond 50 ms. NaN where the trace has no such document.
 */
export function tasksAfterFirstPaint(events, site) {
  const thread = threadOf(events, site);
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === thread?.pid && ts >= (thread?.start ?? 0),
  );
  if (!thread || !paint) return { longest: Number.NaN, blocking: Number.NaN };
  const lengths = events
    .filter((event) => isTask(event) && event.pid === thread.pid && event.tid === thread.tid && event.ts > paint.ts)
    .map(({ tdur }) => milliseconds(tdur));
  return {
    longest: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
  };
}
