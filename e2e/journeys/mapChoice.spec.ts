import { dailySample } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { journeys, openResults } from '../support/tripPlanner.ts';
import { VIEWPORTS } from '../support/viewports.ts';

/** Distance in CSS pixels from the selected journey's line at which a touch does not hit it. */
const TOUCH_DISTANCE = 24;

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point on a faint line, not covered by a panel and away from the selected journey; null while there is none. */
function faintSpot(page: Page): Promise<Spot | null> {
  return page.evaluate((distance) => {
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
      taken.every((other) => Math.hypot(other.x - x, other.y - y) > distance);
    // At its ends a line has stops, whose boards a click opens: the middle is tried first.
    const candidates = paths('journeys-faint')
      .flatMap((path) => spotsOf(path).map((spot, index) => ({ spot, off: Math.abs(index - 200) })))
      .sort((one, other) => one.off - other.off);
    return candidates.find(({ spot }) => isFree(spot))?.spot ?? null;
  }, TOUCH_DISTANCE);
}

const selected = (page: Page) => journeys(page).and(page.locator('[aria-current="true"]'));

test.use({ tiles: 'drawn', reducedMotion: 'no-preference' });

for (const { name, ...viewport } of dailySample(VIEWPORTS, 1, ({ name }) => `choosing on a ${name}`)) {
  test(`choosing a line on the map selects its card, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openResults(page, trip);
    await expect.poll(() => faintSpot(page), { timeout: 20_000 }).not.toBeNull();
    // Wait until the map has fitted all journeys.
    await page.waitForLoadState('networkidle');
    const tiles = page.locator('img.leaflet-tile-loaded');
    await expect(tiles.first()).toBeVisible();
    // A plain image, or one that could not be drawn, is smaller; so is one of another zoom until Leaflet has removed it.
    const widths = () =>
      tiles.evaluateAll((images) => [...new Set(images.map((image) => (image as HTMLImageElement).naturalWidth))]);
    await expect.poll(widths).toEqual([512]);
    const before = await selected(page).first().getAttribute('href');
    // The map may still move between finding a point and the click: a click next to the line selects nothing.
    await expect(async () => {
      // Once another journey is selected, a second click may open a stop of it.
      if ((await selected(page).first().getAttribute('href')) === before) {
        const { x, y } = (await faintSpot(page)) as Spot;
        await page.mouse.click(x, y);
      }
      const announcement = page.getByRole('status').filter({ hasText: 'Trajet sélectionné' });
      await expect(announcement).toBeAttached({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(selected(page).first()).not.toHaveAttribute('href', before ?? '');
    await expect(selected(page).first()).toBeInViewport();
    // The focus stays on the map.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await expect(page.locator('.leaflet-marker-pane [data-role="DEPARTURE"]')).toBeVisible();
    await expect(page.locator('.leaflet-marker-pane [data-role="ARRIVAL"]')).toBeVisible();
  });
}
