import type { Page } from '@playwright/test';

/** A layout shift: its part of the layout shift score, and where each of its elements was and is, in CSS pixels. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Called in the page before anything else. */
function recordShifts(): void {
  type Entry = PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => (node instanceof Element ? node.className : (node?.textContent ?? ''));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map((one) => `${nameOf(one.node)}: ${box(one.previousRect)} → ${box(one.currentRect)}`);
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records the layout shifts of each document that the page opens from now on. */
export const watchShifts = (page: Page) => page.addInitScript(recordShifts);

/** Resolves once the browser has drawn what is there now. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The layout shifts of the document so far. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  // An observer hears of a frame after it.
  await nextFrames(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
