import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { PHONE } from './phone.ts';

test.use({ ...PHONE, firstData: 'sent' });

/** Of 120 and more in the page. What moves meanwhile, a skeleton or the map, counts as well. */
const MOST_ELEMENTS = 80;

interface StyleEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** How many elements the browser computes the styles of, at most at once, when an empty one is inserted beside the screen. */
async function restyledBy(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    const inserted = document.createElement('div');
    document.querySelector('#content')?.after(inserted);
    return getComputedStyle(inserted).display;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: StyleEvent[] };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
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
