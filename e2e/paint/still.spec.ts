import type { APIRequestContext, Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const still = (page: Page, size: 'phone' | 'desk') => page.locator(`img[data-still="${size}"]`);

/** A page does not wait for a picture that the backend has yet to draw: the first ones are without. */
async function untilDrawn(request: APIRequestContext, userAgent: string): Promise<void> {
  const page = async () => (await request.get('/fr', { headers: { 'user-agent': userAgent } })).text();
  await expect.poll(page).toContain('data-still=');
}

/** The beginning of the address of the last element that the browser reported as the largest. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { readonly url: string };
          resolve(last.url.slice(0, 18));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test.describe('on a phone', () => {
  test.use({ ...PHONE, tiles: 'drawn' });

  for (const name of ['home', 'results']) {
    test(`${name} has a picture of the map in its page, and nothing larger is painted later`, async ({
      page,
      request,
    }) => {
      await untilDrawn(request, PHONE.userAgent);
      await page.goto(name === 'home' ? '/fr' : addressOf('/results', await findTrip(request, 'demo')));
      await expect(still(page, 'phone')).toBeVisible();
      await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
      expect(await largestPaint(page)).toBe('data:image/svg+xml');
    });
  }

  test('a page that has no map has no picture of it', async ({ page }) => {
    await page.goto('/fr/schedules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[data-still]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture for a desk is seen where there is room for it only', async ({ page, request }) => {
    await untilDrawn(request, 'Mozilla/5.0 (X11; Linux x86_64)');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/fr');
    await expect(still(page, 'desk')).toBeVisible();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(still(page, 'desk')).toBeHidden();
  });
});
