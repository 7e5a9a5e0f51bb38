/** What is nearby, also in a network that has stops only and no map of its streets. */
import { nextFrames, shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { BY_HEADERS, largestPaint, untilDrawn } from './largestPaint.ts';
import { MAIN_SCREENS } from './mainScreens.ts';
import { takenOver } from './slowNetwork.ts';

const NEARBY = '/fr/proximity';

test.use({ ...BY_HEADERS, tiles: 'drawn' });

test('nearby paints nothing that is larger than the picture of its map', async ({ page, request }) => {
  await untilDrawn(request, BY_HEADERS.userAgent, NEARBY);
  await page.goto(NEARBY);
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect(await largestPaint(page)).toBe('data:image/svg+xml');
});

test('nothing moves when the list has come, and then the points around', async ({ page, problems }) => {
  // Until the font is there, another takes its room, whatever the page does.
  problems.expect(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await watchShifts(page);
  const isListed = MAIN_SCREENS.nearby.ready(page);
  await page.route('**/proximity/nearby?*', async (route) => {
    await takenOver(page);
    await nextFrames(page);
    await route.continue();
  });
  await page.route('**/proximity/points?*', async (route) => {
    await isListed.waitFor({ timeout: 20_000 });
    await nextFrames(page);
    await route.continue();
  });
  const points = page.waitForResponse('**/proximity/points?*');
  await page.goto(NEARBY);
  await (await points).finished();
  await expect(page.getByRole('button', { name: 'Tramway' })).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('what the sheet hides of the map is painted from the first touch on', async ({ page }) => {
  await page.goto(NEARBY);
  const map = page.locator('.leaflet-container');
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
  const hidden = Number(
    /^inset\(0px 0px ([\d.]+)px\)$/.exec(await map.evaluate((each) => getComputedStyle(each).clipPath))?.[1],
  );
  const { top = 0 } = await page.locator('#content').evaluate((sheet) => sheet.getBoundingClientRect());
  const { y = 0, height = 0 } = (await map.boundingBox()) ?? {};
  // Beside the round corners of the sheet, the map is seen.
  expect(y + height - hidden - top).toBeGreaterThan(20);
  expect(y + height - hidden - top).toBeLessThan(60);
  await page.keyboard.press('Shift');
  await expect(map).toHaveCSS('clip-path', 'none');
});
