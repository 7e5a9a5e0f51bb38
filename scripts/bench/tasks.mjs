const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
];
const MARK = 'halte-phase:';
const MICROSECONDS = 1_000;

/** What a task was busy with, by the browser's names. The outermost of them counts. */
const CAUSES = {
  EventDispatch: ({ type }) => `event ${type}`,
  FireAnimationFrame: () => 'animation frame',
  FireIdleCallback: () => 'idle callback',
  TimerFire: () => 'timer',
  RunMicrotasks: () => 'promises',
  EvaluateScript: () => 'script',
  FunctionCall: () => 'script',
  'v8.compile': () => 'compile',
  UpdateLayoutTree: () => 'styles',
  Layout: () => 'layout',
  PrePaint: () => 'before painting',
  Paint: () => 'paint',
  Layerize: () => 'layers',
  Commit: () => 'commit',
  MajorGC: () => 'memory',
  MinorGC: () => 'memory',
  ParseHTML: () => 'parse',
};

/** Begins to record what the browser does; the returned function ends it and resolves to the record. */
export async function record(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** Says in the record that a phase begins now. */
export async function beginPhase(page, name) {
  await page.evaluate((mark) => performance.mark(mark), `${MARK}${name}`);
}

const isInside = (event, task) => event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur;

/** What lies in no other of them. */
function outermost(events) {
  let end = 0;
  return events.filter((event) => {
    const isOuter = event.ts >= end;
    if (isOuter) end = event.ts + event.dur;
    return isOuter;
  });
}

function causeOf(task, events, scale) {
  const millis = ({ tdur, dur }) => ((tdur ?? dur) * scale) / MICROSECONDS;
  const known = events.filter((event) => event !== task && CAUSES[event.name] && isInside(event, task));
  const sums = new Map();
  for (const event of outermost(known)) {
    const name = CAUSES[event.name](event.args?.data ?? {});
    sums.set(name, (sums.get(name) ?? 0) + millis(event));
  }
  const nested = known.filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout');
  const drawn = nested.reduce((sum, event) => sum + millis(event), 0);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
    .concat(drawn > 1 ? [`styles and layout in all ${Math.round(drawn)} ms`] : [])
    .join(', ');
}

/**
 * Tasks of the page's main thread by phase that take more than `longest` ms of its processor time, each as many times slower as `scale` says:
 * what other programs of a busy machine took meanwhile is not its doing. Each has `ms`, `wall` (as the clock on the wall has it) and `cause`.
 */
export function tasksByPhase(events, { longest, scale }) {
  const marks = events.filter(({ name }) => name.startsWith(MARK)).toSorted((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = marks;
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur);
  const millis = ({ tdur }) => (tdur * scale) / MICROSECONDS;
  const tasks = own.filter((event) => event.name === 'RunTask' && millis(event) > longest);
  return marks.map(({ name, ts }, index) => {
    const end = marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    return {
      name: name.slice(MARK.length),
      long: tasks
        .filter((task) => task.ts >= ts && task.ts < end)
        .map((task) => ({ ms: millis(task), wall: task.dur / MICROSECONDS, cause: causeOf(task, own, scale) })),
    };
  });
}
