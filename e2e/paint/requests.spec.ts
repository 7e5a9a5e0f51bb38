import { isScript, recordRequests, totalGzip, untilIdle } from '../support/download.ts';
import { expect, test } from '../support/test.ts';
import { BUDGETS } from './budgets.ts';
import { MAIN_SCREENS, type MainScreen } from './mainScreens.ts';
import { PHONE } from './phone.ts';

/** A phone, with the map that it draws: each tile is a request. */
test.use(PHONE);

const UNTOUCHED_MS = 10_000;
const TILE = /\/tiles\/(?:lines\/)?\d+\//;

/** A departure that leaves while the page is counted is replaced by the next one, whose stops are asked for: once for each minute that begins meanwhile. */
const minutesBegun = (from: number, to: number) => Math.floor(to / 60_000) - Math.floor(from / 60_000);

/** The domain names of two tenants. */
const SCHEMES = { light: 'localhost', dark: 'littoral.localhost' } as const;

for (const [colorScheme, hostname] of Object.entries(SCHEMES) as [keyof typeof SCHEMES, string][]) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, { path, ready }] of Object.entries(MAIN_SCREENS)) {
      test(`${name} keeps its budget of requests and scripts while nobody touches it`, async ({
        page,
        request,
        baseURL,
      }) => {
        const budget = BUDGETS[name as MainScreen];
        const address = new URL(await path(request), baseURL);
        address.hostname = hostname;
        const opened = Date.now();
        await page.clock.install();
        const recording = await recordRequests(page);
        await page.goto(address.href);
        await expect(ready(page)).toBeVisible();
        await untilIdle(recording);
        await page.clock.runFor(UNTOUCHED_MS);
        await untilIdle(recording);

        const minutes = minutesBegun(opened, await page.evaluate(() => Date.now()));
        const all = await recording.requests();
        const list = all.map(({ gzip, type, url }) => `${gzip} ${type} ${url}`).join('\n');
        const scripts = all.filter(isScript);
        const { tiles = [], requests = [] } = Object.groupBy(all, ({ url }) => (TILE.test(url) ? 'tiles' : 'requests'));
        expect.soft(requests.length, list).toBeLessThanOrEqual(budget.requests + minutes);
        expect.soft(tiles.length, list).toBeLessThanOrEqual(budget.tiles);
        expect.soft(totalGzip(scripts), list).toBeLessThanOrEqual(budget.scripts);
        expect(scripts.length).toBeGreaterThan(2);
      });
    }
  });
}
