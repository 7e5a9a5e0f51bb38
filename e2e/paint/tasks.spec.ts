import type { Browser, Page } from '@playwright/test';
import { recordRequests, untilIdle } from '../support/download.ts';
import { CATEGORIES, tasksAfterFirstPaint } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';
import { BUDGETS, LONGEST_TASK } from './budgets.ts';
import { MAIN_SCREENS, type MainScreen } from './mainScreens.ts';
import { PHONE } from './phone.ts';

/** A phone, with its map and with what a page comes with. */
test.use({ ...PHONE, firstData: 'sent' });

const TILE = /\/tiles\/\d+\//;

/** Other work of the machine makes a task longer now and then, and none shorter: one load of so many is enough. */
const LOADS = 6;

/** The longest task of one load, in milliseconds of processor time. Nothing looks into the page meanwhile: the script for that is a task as well. */
async function longestTask(browser: Browser, page: Page, name: MainScreen, address: string): Promise<number> {
  const context = page.context();
  await context.clearCookies({ name: 'sheets' });
  // With the code that V8 has compiled.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const recording = await recordRequests(page);
  const tile = BUDGETS[name].tiles > 0 ? page.waitForResponse(TILE) : null;
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address);
  // The map comes last, where anything of it is seen.
  await tile;
  await untilIdle(recording);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return tasksAfterFirstPaint(traceEvents, new URL(page.url())).longest;
}

for (const [name, limit] of Object.entries(LONGEST_TASK) as [MainScreen, number][]) {
  test(`${name} has no long task after its first paint`, async ({ browser, page, request }) => {
    test.slow();
    const { path, ready } = MAIN_SCREENS[name];
    const address = await path(request);
    const longest: number[] = [];
    while (longest.length < LOADS && !longest.some((ms) => ms <= limit)) {
      longest.push(await longestTask(browser, page, name, address));
      await expect(ready(page)).toBeVisible();
    }
    expect(Math.min(...longest), `the longest tasks: ${longest.join(', ')} ms`).toBeLessThanOrEqual(limit);
  });
}
