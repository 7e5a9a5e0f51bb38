import type { APIRequestContext, Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';
import { BUDGETS } from './budgets.ts';
import { largestPaint, BY_HEADERS as PHONE, untilDrawn } from './largestPaint.ts';

const still = (page: Page, size: 'phone' | 'desk') => page.locator(`img[data-still="${size}"]`);

const SCREENS = ['home', 'results', 'nearby', 'line', 'stop', 'favourites'] as const;

async function addressOfScreen(name: (typeof SCREENS)[number], request: APIRequestContext): Promise<string> {
  if (name === 'home') return '/fr';
  if (name === 'nearby') return '/fr/proximity';
  if (name === 'line') return '/fr/schedules/line/A';
  if (name === 'favourites') return '/fr?redirect=%2Ffr%2Faccount%2Ffavorites';
  const trip = await findTrip(request, 'demo');
  return name === 'results'
    ? addressOf('/results', trip)
    : `/fr/proximity/stopArea/${encodeURIComponent(trip.from.id)}`;
}

interface Middle {
  readonly x: number;
  readonly y: number;
  /** CSS pixels of the whole world. */
  readonly world: number;
}

/** Where the middle of the picture is in the window, and where the map shows that point of the world. */
const middles = (page: Page) =>
  page.evaluate(() => {
    const still = document.querySelector<HTMLElement>('img[data-still]');
    const [lat = 0, lon = 0, zoom = 0] = (still?.dataset['view'] ?? '').split(' ').map(Number);
    const { left = 0, top = 0, width = 0, height = 0 } = still?.getBoundingClientRect() ?? {};
    const picture: Middle = { x: left + width / 2, y: top + height / 2, world: 256 * 2 ** zoom };
    const tile = document.querySelector<HTMLImageElement>('img.leaflet-tile-loaded');
    const [, z = 0, x = 0, y = 0] = (/tiles\/(\d+)\/(\d+)\/(\d+)/.exec(tile?.src ?? '') ?? []).map(Number);
    const box = tile?.getBoundingClientRect() ?? new DOMRect();
    const sine = Math.sin((lat * Math.PI) / 180);
    const east = ((lon + 180) / 360) * 2 ** z - x;
    const south = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z - y;
    const map: Middle = { x: box.x + east * box.width, y: box.y + south * box.height, world: box.width * 2 ** z };
    return { picture, map };
  });

async function expectNoMove(page: Page): Promise<void> {
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    const { picture, map } = await middles(page);
    expect(Math.hypot(picture.x - map.x, picture.y - map.y), JSON.stringify({ picture, map })).toBeLessThan(2);
    expect(map.world / picture.world).toBeCloseTo(1, 2);
  }).toPass();
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, tiles: 'drawn' });

  for (const name of SCREENS) {
    test(`${name} has a picture of the map in its page, and nothing larger is painted later`, async ({
      page,
      request,
    }) => {
      const address = await addressOfScreen(name, request);
      await untilDrawn(request, PHONE.userAgent, address);
      await page.goto(address);
      await expect(still(page, 'phone')).toBeVisible();
      const shown = BUDGETS[name].tiles > 0 ? 'img.leaflet-tile-loaded' : '.leaflet-container';
      await expect(page.locator(shown).first()).toBeVisible({ timeout: 20_000 });
      await page.waitForLoadState('networkidle');
      expect(await largestPaint(page)).toBe('data:image/svg+xml');
    });
  }

  for (const name of ['home', 'nearby', 'favourites'] as const) {
    test(`the map of ${name} takes the place of its picture without a move`, async ({ page, request }) => {
      const address = await addressOfScreen(name, request);
      await untilDrawn(request, PHONE.userAgent, address);
      await page.goto(address);
      await expectNoMove(page);
    });
  }

  test('a page that has no map has no picture of it', async ({ page }) => {
    await page.goto('/fr/schedules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[data-still]')).toHaveCount(0);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, tiles: 'drawn' });

  for (const name of ['home', 'nearby', 'line', 'stop', 'favourites'] as const) {
    test(`the map of ${name} takes the place of its picture without a move`, async ({ page, request }) => {
      const address = await addressOfScreen(name, request);
      await untilDrawn(request, 'Mozilla/5.0 (X11; Linux x86_64)', address);
      await page.goto(address);
      await expectNoMove(page);
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, tiles: 'drawn' });

  for (const name of ['nearby', 'stop'] as const) {
    test(`the map of ${name} takes the place of its picture without a move`, async ({ page, request }) => {
      const address = await addressOfScreen(name, request);
      await untilDrawn(request, 'Mozilla/5.0 (X11; Linux x86_64)', address);
      await page.goto(address);
      await expect(still(page, 'desk')).toBeVisible();
      await expectNoMove(page);
    });
  }
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
