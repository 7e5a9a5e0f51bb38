import { LOCALES } from '@halte/contract';
import { dailySample } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { network } from '../support/environment.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';
import { paintedViews } from './paintedViews.ts';

const TENANTS = { demo: 'localhost', littoral: 'littoral.localhost' } as const;

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

/** An address of each view, without the language. */
const ADDRESSES: Readonly<Record<string, () => string>> = {
  index: () => '',
  'trip-planner': () => '/trip-planner',
  'trip-planner-results': () => addressOf('/results', trip).replace(/^\/fr/, ''),
  proximity: () => '/proximity',
  'proximity-type-id': () => '/proximity/stopArea/SA010',
  schedules: () => '/schedules',
  'schedules-line-id': () => '/schedules/line/A',
  'account-favorites': () => '/account/favorites',
  'account-sign-in': () => '/account/favorites',
};

const takenOver = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0, null, { polling: 50 });
const paintedOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}').painted?.view as string);

test('every view that the builds paint has an address here', () => {
  expect(paintedViews('fr').sort()).toEqual(Object.keys(ADDRESSES).sort());
});

// Each view in each language is compared in the remotes' unit tests too; in the browser, a sample for each tenant.
for (const [tenant, domain] of Object.entries(TENANTS)) {
  for (const locale of dailySample(LOCALES, 2, (name) => `${tenant} ${name}`)) {
    test(`the markup of each view is what its code draws, and nothing moves: ${tenant}, ${locale}`, async ({
      page,
      problems,
    }) => {
      test.slow();
      await watchShifts(page);
      // Until the font is there, another takes its room; a machine without any of those moves the text, whatever the page does.
      problems.expect(/\.woff2/);
      await page.route('**/*.woff2', (route) => route.abort());
      // Data is kept away: this test is not about movements that it causes.
      await page.route('**/bff/**', () => undefined);
      for (const view of paintedViews(locale)) {
        await page.goto(`http://${domain}:${network('demo').hostPort}/${locale}${ADDRESSES[view]?.()}`, {
          waitUntil: 'commit',
        });
        await takenOver(page);
        const shifts = await shiftsOf(page);
        // The favourites of a visitor without an account are on home.
        const expected = view === 'account-favorites' ? 'account-sign-in' : view;
        expect(await paintedOf(page)).toBe(expected);
        expect.soft(shifts, `${view} has moved`).toEqual([]);
      }
    });
  }
}
