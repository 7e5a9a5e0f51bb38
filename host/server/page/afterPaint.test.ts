import { runInNewContext } from 'node:vm';
import { scriptsAfterPaint } from './afterPaint.ts';

/** A page that runs the script in `markup`, and in which things happen when they are called. */
function open(markup: string, { isHidden = false } = {}) {
  const code = /<\/template><script>(.*)<\/script>$/.exec(markup)?.[1] ?? '';
  const page = { complete: () => undefined, paint: () => undefined, timers: [] as [run: () => void, ms: number][] };
  const appended: unknown[] = [];
  runInNewContext(code, {
    document: {
      hidden: isHidden,
      body: { append: (node: unknown) => appended.push(node) },
      getElementById: (id: string) => (markup.includes(`<template id="${id}">`) ? { content: 'scripts' } : null),
    },
    addEventListener: (_: 'DOMContentLoaded', listener: () => undefined) => {
      page.complete = listener;
    },
    PerformanceObserver: class {
      constructor(listener: () => undefined) {
        page.paint = listener;
      }
      observe() {}
    },
    setTimeout: (run: () => void, ms: number) => page.timers.push([run, ms]),
  });
  return { page, appended };
}

const MARKUP = scriptsAfterPaint(['/assets/main.1.js', '/a"b.js']);

it('holds the scripts in a template, where they do not run', () => {
  expect(MARKUP).toContain(
    '<template id="scripts"><script src="/assets/main.1.js"></script><script src="/a&quot;b.js"></script></template>',
  );
});

it.each<[string, readonly ('complete' | 'paint' | 'time')[], number]>([
  ['not before the page is complete', ['paint', 'time', 'paint'], 0],
  ['not before it is painted', ['complete'], 0],
  ['once both are so', ['complete', 'paint', 'paint', 'time'], 1],
  ['in whatever order', ['paint', 'complete'], 1],
  ['without a paint after a time', ['complete', 'time'], 1],
])('runs them %s', (_, events, times) => {
  const { page, appended } = open(MARKUP);
  for (const event of events) event === 'time' ? page.timers[0]?.[0]() : page[event]();
  expect(appended).toHaveLength(times);
});

it('waits for no paint of a page that nobody sees', () => {
  expect(open(MARKUP).page.timers[0]?.[1]).toBe(1000);
  expect(open(MARKUP, { isHidden: true }).page.timers[0]?.[1]).toBe(0);
});
