import type { Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';
import { takenOver } from './slowNetwork.ts';

interface Seen {
  /** Scripts of files in the page when the browser told of its first paint; null without a paint. */
  scripts: number | null;
}

/** Runs in the page, before its own scripts. */
function watchFirstPaint(): void {
  const seen: Seen = { scripts: null };
  Object.assign(globalThis, { seen });
  new PerformanceObserver(() => {
    seen.scripts ??= document.querySelectorAll('script[src]').length;
  }).observe({ type: 'paint', buffered: true });
}

/** A browser that tells of no paint. */
function tellNoPaint(): void {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    if (options?.type !== 'paint') observe.call(this, options);
  };
}

const scriptsAtFirstPaint = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'seen') as Seen).scripts);

test('the app starts after the first paint, however early its files come', async ({ page, request }) => {
  await page.addInitScript(watchFirstPaint);
  for (const path of ['/fr', addressOf('/results', await findTrip(request, 'demo'))]) {
    await page.goto(path);
    await takenOver(page);
    expect(await scriptsAtFirstPaint(page), path).toBe(0);
    expect(await page.locator('script[src]').count()).toBeGreaterThan(1);
  }
});

test('the app starts where the browser tells of no paint', async ({ page }) => {
  await page.addInitScript(tellNoPaint);
  await page.goto('/fr');
  await takenOver(page);
});
