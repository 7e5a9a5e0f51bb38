import { COOKIES } from '@halte/contract';
import type { Page } from '@playwright/test';
import { fixTime } from '../support/clock.ts';
import { test as base, expect } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { pinnedBrowser } from './pinnedBrowser.ts';
import { SAVED_PLACES } from './savedPlaces.ts';
import { SCREENS, type Screen } from './screens.ts';
import { watchSettling } from './settled.ts';
import { LOOKS_TIME } from './time.ts';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath, env } = await pinnedBrowser();
      const args = [...(launchOptions.args ?? []), '--font-render-hinting=none'];
      await use({ ...launchOptions, executablePath, args, env: { ...process.env, ...env } });
    },
    { scope: 'worker' },
  ],
});

test.use({
  geolocation: { latitude: 47.30068, longitude: 0.89786 },
  permissions: ['geolocation'],
});

/** Each screen is opened as if no other had been. */
async function forgetScreens(page: Page, { hasFavourites = false }: Screen): Promise<void> {
  // A file of the same origin, in which nothing runs.
  await page.goto('/robots.txt');
  await page.context().clearCookies({ name: COOKIES.placesHistory });
  await page.evaluate(
    (texts) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    hasFavourites ? SAVED_PLACES : {},
  );
}

for (const { name: size, ...viewport } of VIEWPORTS) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport, isMobile: size === 'phone', hasTouch: size === 'phone' });

    // One page for all of them: a new one would load and compile the app again.
    test('the main screens look as recorded, light and dark', async ({ page }) => {
      const settle = watchSettling(page);
      await fixTime(page, LOOKS_TIME);
      for (const screen of SCREENS) {
        await test.step(screen.name, async () => {
          await forgetScreens(page, screen);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(page.request));
          await expect(screen.ready(page.getByRole('main'))).toBeVisible();
          await settle();
          await screen.open?.(page);
          await page.mouse.move(0, 0);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            await settle();
            await expect.soft(page).toHaveScreenshot(`${screen.name}-${size}-${colorScheme}.png`);
          }
        });
      }
    });
  });
}
