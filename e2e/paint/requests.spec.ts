import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { isScript, type Recording, recordRequests, totalGzip } from '../support/download.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';
import { BUDGETS } from './budgets.ts';

/** A phone, with the map that it draws: each tile is a request. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  tiles: 'drawn',
});

const UNTOUCHED_MS = 10_000;
const TILE = /\/tiles\/(?:lines\/)?\d+\//;

interface Route {
  readonly path: (request: APIRequestContext) => string | Promise<string>;
  /** Is there when the page shows what it is for. */
  readonly ready: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');

const ROUTES: Readonly<Record<keyof typeof BUDGETS, Route>> = {
  home: { path: () => '/fr', ready: (page) => main(page).getByRole('combobox').first() },
  results: {
    path: async (request) => addressOf('/results', await findTrip(request, 'demo')),
    ready: (page) => main(page).locator('a[href*="/trip-planner/roadmap/"]').first(),
  },
  nearby: { path: () => '/fr/proximity', ready: (page) => main(page).locator('li time').first() },
  line: { path: () => '/fr/schedules/line/A', ready: (page) => main(page).getByRole('radiogroup') },
  stop: {
    path: () => '/fr/proximity/stopArea/SA010',
    ready: (page) => main(page).getByRole('link', { name: 'Y aller' }),
  },
  favourites: {
    path: () => '/fr/account/favorites',
    ready: (page) => main(page).getByRole('heading', { level: 1 }),
  },
};

/** No request is on its way, and none has begun since the last look. */
async function untilIdle(recording: Recording): Promise<void> {
  let before: number | null = null;
  await expect
    .poll(
      () => {
        const now = recording.settledCount();
        const isIdle = now !== null && now === before;
        before = now;
        return isIdle;
      },
      { intervals: [500], timeout: 30_000 },
    )
    .toBe(true);
}

for (const [name, { path, ready }] of Object.entries(ROUTES)) {
  test(`${name} keeps its budget of requests and scripts while nobody touches it`, async ({ page, request }) => {
    const budget = BUDGETS[name as keyof typeof BUDGETS];
    const address = await path(request);
    await page.clock.install();
    const recording = await recordRequests(page);
    await page.goto(address);
    await expect(ready(page)).toBeVisible();
    await untilIdle(recording);
    await page.clock.runFor(UNTOUCHED_MS);
    await untilIdle(recording);

    const all = await recording.requests();
    const list = all.map(({ gzip, type, url }) => `${gzip} ${type} ${url}`).join('\n');
    const scripts = all.filter(isScript);
    const { tiles = [], requests = [] } = Object.groupBy(all, ({ url }) => (TILE.test(url) ? 'tiles' : 'requests'));
    expect.soft(requests.length, list).toBeLessThanOrEqual(budget.requests);
    expect.soft(tiles.length, list).toBeLessThanOrEqual(budget.tiles);
    expect.soft(totalGzip(scripts), list).toBeLessThanOrEqual(budget.scripts);
    expect(scripts.length).toBeGreaterThan(2);
  });
}
