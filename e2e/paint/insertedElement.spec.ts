import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { PHONE } from './phone.ts';

test.use({ ...PHONE, firstData: 'sent' });

/** Of 120 and more in the page. */
const MOST_ELEMENTS = 60;

interface StyleEvent {
  readonly name: string;
  readonly ts: number;
  readonly args?: { readonly elementCount?: number };
}

/** How many elements the browser computes the styles of, at most at once, when an empty one is inserted beside the screen. */
async function restyledBy(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate(() => {
    const inserted = document.createElement('div');
    const computeStyles = (element: Element) => getComputedStyle(element).display;
    // What else the page has changed is not counted.
    computeStyles(document.body);
    performance.mark('inserted');
    document.querySelector('#content')?.after(inserted);
    computeStyles(inserted);
    performance.mark('computed');
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: StyleEvent[] };
  const timeOf = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const [from, to] = [timeOf('inserted'), timeOf('computed')];
  const counts = traceEvents.flatMap(({ name, ts, args }) =>
    name === 'UpdateLayoutTree' && ts >= from && ts <= to ? [args?.elementCount ?? 0] : [],
  );
  expect(counts, 'the trace has the styles of the inserted element').not.toHaveLength(0);
  return Math.max(...counts);
}

for (const [name, { path, ready }] of Object.entries(MAIN_SCREENS)) {
  test(`an element inserted into ${name} leaves the styles of the others as they are`, async ({
    browser,
    page,
    request,
  }) => {
    await page.goto(await path(request));
    await expect(ready(page)).toBeVisible();
    // The style sheets of the app are there, and the first screen is drawn.
    await expect(page.locator('.leaflet-container')).toBeAttached();
    expect(await restyledBy(browser, page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  });
}
