import type { Locator, Page } from '@playwright/test';
import { openMiddleOfMap } from '../support/mapAnswers.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, form, openResults, openRoadmap } from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

const ON_ITS_SIDE = { width: 667, height: 375 };
/** A small phone, a phone on its side and a tablet. */
const SIZES = [{ width: 320, height: 568 }, ON_ITS_SIDE, { width: 768, height: 1024 }];

/** The text of the button at a place of the window, in CSS pixels. */
function buttonAt(page: Page, left: number, top: number): Promise<string | undefined> {
  return page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.innerText, [left, top]);
}

/** Whether the middle and the upper edge of a control can be pressed. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [top + 2, top + height / 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });
}

test.use({ hasTouch: true });

async function expectNothingWider(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoHorizontalScroll(page);
  }
}

test('nothing is wider than the window of a small phone, a phone on its side or a tablet', async ({ page }) => {
  await page.goto('/fr');
  await expect(form(page).from).toBeVisible();
  await expectNothingWider(page);
  await openResults(page, trip);
  await expectNothingWider(page);
  await openRoadmap(page);
  await expectNothingWider(page);
});

test('a point on the map is picked without scrolling on each of them', async ({ page }) => {
  await page.goto('/fr/trip-planner?pick=DEPARTURE');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const take = page.getByRole('button', { name: 'Choisir ce lieu' });
    await expect(take).toBeEnabled();
    await expect(take).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = (await take.boundingBox())!;
    // No element covers it: its lower edge still hits the button.
    await expect(async () =>
      expect(await buttonAt(page, x + width / 2, y + height - 2)).toBe('Choisir ce lieu'),
    ).toPass();
  }
});

test('what is at a place of the map is found and used on a desk at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openResults(page, trip);
  await expectJourneys(page);
  const button = page.getByRole('button', { name: 'Choisir le centre de la carte' });
  await button.focus();
  expect(await isUncovered(button)).toBe(true);
  const layer = await openMiddleOfMap(page);
  for (const control of await layer.locator('button, a').all()) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.99 });
    expect(await isUncovered(control)).toBe(true);
  }
  await expectNoHorizontalScroll(page);
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: ON_ITS_SIDE });

  test('the panel is beside the map, with the areas in a rail before it', async ({ page }) => {
    await openResults(page, trip);
    const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const panel = await box('main');
    const areas = await box('nav:has([aria-current])');
    expect(panel.x + panel.width).toBeLessThan(ON_ITS_SIDE.width * 0.6);
    expect(areas.x + areas.width).toBeLessThanOrEqual(panel.x);
    expect(areas.height).toBeGreaterThan(ON_ITS_SIDE.height * 0.6);
    // The drawn journey is not under the panel.
    await expect(async () => {
      const drawn = await page.locator('.leaflet-marker-pane > *').all();
      expect(drawn.length).toBeGreaterThanOrEqual(2);
      for (const mark of drawn) expect((await mark.boundingBox())!.x).toBeGreaterThan(panel.x + panel.width - 20);
    }).toPass();
  });
});
