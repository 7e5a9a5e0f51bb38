import type { Page } from '@playwright/test';
import { journeys, searchTrip } from '../support/app.ts';
import { aTrip, type Trip } from '../support/places.ts';
import { SIZES } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** As far from the line of the selected journey as a finger needs not to touch it, in CSS pixels. */
const APART = 40;

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await aTrip(request, 'demo');
  await request.dispose();
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place on a faint line that no panel covers, away from the selected journey; null while there is none. */
function faintSpot(page: Page): Promise<Spot | null> {
  return page.evaluate((apart) => {
    const spotsOf = (path: SVGPathElement): Spot[] => {
      const toScreen = path.getScreenCTM();
      const length = path.getTotalLength();
      if (!toScreen || length === 0) return [];
      return Array.from({ length: 400 }, (_, index) => {
        const { x, y } = path.getPointAtLength((length * index) / 400).matrixTransform(toScreen);
        return { x, y };
      });
    };
    const paths = (pane: string) => [...document.querySelectorAll<SVGPathElement>(`.leaflet-${pane}-pane path`)];
    const taken = paths('journey').flatMap(spotsOf);
    if (taken.length === 0) return null;
    const isFree = ({ x, y }: Spot) =>
      document.elementFromPoint(x, y)?.closest('.leaflet-container') &&
      taken.every((other) => Math.hypot(other.x - x, other.y - y) > apart);
    return paths('journeys-faint').flatMap(spotsOf).find(isFree) ?? null;
  }, APART);
}

const selected = (page: Page) => journeys(page).and(page.locator('[aria-current="true"]'));

for (const { name, ...viewport } of SIZES) {
  test(`choosing a line on the map selects its card, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await searchTrip(page, trip);
    await expect.poll(() => faintSpot(page), { timeout: 20_000 }).not.toBeNull();
    // The map has come to rest where all journeys are to be seen.
    await page.waitForLoadState('networkidle');
    const before = await selected(page).first().getAttribute('href');
    const { x, y } = (await faintSpot(page)) as Spot;
    await page.mouse.click(x, y);
    await expect(selected(page).first()).not.toHaveAttribute('href', before ?? '');
    await expect(selected(page).first()).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: 'Trajet sélectionné' })).toBeAttached();
    // The focus stays where the traveller has it: on the map that was touched.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await expect(page.locator('.leaflet-marker-pane [data-role="DEPARTURE"]')).toBeVisible();
    await expect(page.locator('.leaflet-marker-pane [data-role="ARRIVAL"]')).toBeVisible();
  });
}
