import type { Page } from '@playwright/test';
import { SAVED_PLACES } from '../looks/savedPlaces.ts';
import { nextFrames, shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { takenOver } from './slowNetwork.ts';

/** Layout shift score of a load. A favourite that was saved without its name grows by a line when the name comes. */
const MOST_SHIFT = 0.005;

const DEVICES = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;

const SCREENS = {
  ...MAIN_SCREENS,
  lines: {
    path: () => '/fr/schedules',
    ready: (page: Page) =>
      page.getByRole('main').locator('a[href*="/schedules/line/"]').filter({ visible: true }).first(),
  },
};

/** Answers come when the markup has been taken over: what they bring is seen to come. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/bff/**', async (route) => {
    await takenOver(page);
    await nextFrames(page);
    await route.continue();
  });
}

/** With the favourites of a traveller without an account. */
const saveFavourites = (page: Page) =>
  page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, SAVED_PLACES);

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    for (const [traveller, prepare] of [
      ['a first visitor', null],
      ['a traveller with favourites', saveFavourites],
    ] as const) {
      test(`the data of ${traveller} moves nothing on the main screens`, async ({ page, request, problems }) => {
        test.slow();
        // Until the font is there, another takes its room; a machine without any of those moves the text, whatever the page does.
        problems.expect(/\.woff2/);
        await watchShifts(page);
        await prepare?.(page);
        for (const [name, { path, ready }] of Object.entries(SCREENS)) {
          await page.route('**/*.woff2', (route) => route.abort());
          await delayAnswers(page);
          await page.goto(await path(request));
          await expect(ready(page)).toBeVisible({ timeout: 20_000 });
          await page.waitForLoadState('networkidle');
          const shifts = await shiftsOf(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          // A live answer that is asked for again would wait in a page that is gone.
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          expect.soft(sum, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(MOST_SHIFT);
        }
      });
    }
  });
}
