import type { APIRequestContext, Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { PHONE } from './phone.ts';

/** Requests for tiles within ten seconds in which nobody touches the page: each of a part of the world that is seen, in one zoom. */
const BUDGETS = {
  phone: { viewport: { width: 412, height: 823 }, home: 4, results: 4 },
  desk: { viewport: { width: 1280, height: 800 }, home: 12, results: 12 },
} as const;

const UNTOUCHED_MS = 10_000;
const TILE = /\/tiles\/(lines\/)?(\d+)\/\d+\/\d+\.svg/;

const PAGES: Readonly<Record<'home' | 'results', (request: APIRequestContext) => string | Promise<string>>> = {
  home: () => '/fr',
  results: async (request) => addressOf('/results', await findTrip(request, 'demo')),
};

/** Addresses of the tiles that the page requests from now on; those that the browser already has are not requested. */
async function tileRequests(page: Page): Promise<() => readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (TILE.test(request.url)) sent.set(requestId, request.url);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return () => [...sent.values()];
}

test.use({ tiles: 'drawn' });

for (const [size, { viewport, ...budgets }] of Object.entries(BUDGETS)) {
  for (const name of ['home', 'results'] as const) {
    test(`${name} requests few tiles on a ${size}, and none of a view that it leaves`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const tiles = await tileRequests(page);
      await page.goto(await PAGES[name](request));
      await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
      // The age of the page is the thing that is measured.
      await expect
        .poll(() => page.evaluate(() => performance.now()), { timeout: 20_000 })
        .toBeGreaterThan(UNTOUCHED_MS);
      await expect(page.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0);
      const requested = tiles();
      expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(budgets[name]);
      expect(new Set(requested.map((url) => TILE.exec(url)?.[2])).size, requested.join('\n')).toBe(1);
    });
  }
}

test.describe('below a sheet that covers the map', () => {
  test.use(PHONE);

  for (const name of ['line', 'stop'] as const) {
    test(`${name} requests tiles from the first touch on`, async ({ page, request }) => {
      const tiles = await tileRequests(page);
      await page.goto(await MAIN_SCREENS[name].path(request));
      await expect(page.locator('.leaflet-container')).toBeVisible({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
      expect(tiles()).toEqual([]);
      await page.keyboard.press('Shift');
      await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    });
  }
});
