import type { Locator, Page } from '@playwright/test';
import { findJourney } from '../journeys/detailedJourneyMocks.ts';
import { fixTime } from '../support/clock.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { chips, form, openResults, openRoadmap } from '../support/tripPlanner.ts';

/** Sizes in the design, in CSS pixels. */
const ROW = 84;
const ROADMAP_HEAD = 48;
const TARGET = 44;
/** From this width on, the panel is beside the map. */
const DESK_FROM = 700;
const PANEL = 352;

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

async function box(locator: Locator) {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())!;
}

const mapButtons = (page: Page) => page.getByRole('region', { name: 'Carte', exact: true }).getByRole('button');
const panel = (page: Page) => page.getByRole('main');

/** The names of visible buttons of the map that are smaller than a finger needs, which a mouse has too. */
const smallButtons = (page: Page) =>
  mapButtons(page).evaluateAll((buttons, target) => {
    // One that is shown on focus only is a point until then.
    const isSmall = ({ width, height }: DOMRect) => width > 1 && (width < target || height < target);
    return buttons
      .filter((button) => button.checkVisibility() && isSmall(button.getBoundingClientRect()))
      .map((button) => button.getAttribute('aria-label'));
  }, TARGET);

test('at 360 × 800 the form fits above the areas, a journey takes 84 px, the head of the roadmap 48', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/fr/trip-planner');
  const areas = await box(
    page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current]') })
      .last(),
  );
  const search = await box(form(page).search);
  expect(search.y + search.height).toBeLessThan(areas.y);
  const three = [await box(chips(page).when), await box(chips(page).type), await box(chips(page).options)];
  expect.soft(new Set(three.map(({ y }) => y)).size, 'one row of chips').toBe(1);
  expect.soft(Math.min(...three.map(({ height }) => height))).toBeGreaterThanOrEqual(TARGET);
  // The notice of an imaginary network is a chip on the map, not a bar over the panel.
  const notice = await box(page.getByRole('button', { name: /^Ville imaginaire/ }));
  expect.soft(notice.height).toBeLessThanOrEqual(24);
  expect.soft(notice.y + notice.height).toBeLessThanOrEqual((await box(panel(page))).y);

  await openResults(page, trip);
  const rows = await panel(page)
    .locator('li[data-journey]')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect.soft(Math.max(...rows)).toBeLessThanOrEqual(ROW);
  expect.soft(await smallButtons(page)).toEqual([]);

  await openRoadmap(page);
  await expect(page.getByRole('list', { name: 'Étapes du trajet' })).toBeVisible();
  expect.soft((await box(panel(page).locator('header').first())).height).toBe(ROADMAP_HEAD);
  await expect.soft(mapButtons(page).and(page.getByLabel('Ma position'))).toBeVisible();
  await expect.soft(page.getByRole('button', { name: 'Zoomer', exact: true })).toBeHidden();

  await test.step('the panel stands beside the map from 700 px on', async () => {
    await page.setViewportSize({ width: DESK_FROM - 1, height: 1024 });
    await expect.poll(async () => (await box(panel(page))).width).toBe(DESK_FROM - 1);
    await page.setViewportSize({ width: DESK_FROM, height: 1024 });
    await expect.poll(async () => (await box(panel(page))).width).toBeLessThanOrEqual(PANEL);
    await expect.soft(page.getByRole('button', { name: 'Zoomer', exact: true })).toBeVisible();
    expect.soft(await smallButtons(page)).toEqual([]);
  });
});

/** Every ride is expected a minute before its time. */
async function makeEarly(page: Page): Promise<void> {
  await page.route('**/journeys/search', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      groups: {
        journeys: (Record<string, unknown> & { departureDateTime: string; sections: { status?: string }[] })[];
      }[];
    };
    for (const journey of answer.groups.flatMap(({ journeys }) => journeys)) {
      const planned = new Date(Date.parse(journey.departureDateTime) + 60_000).toISOString();
      Object.assign(journey, { realTime: 'live', scheduledDepartureDateTime: planned });
      journey['scheduledArrivalDateTime'] = journey['arrivalDateTime'];
      for (const section of journey.sections) section.status = 'live';
    }
    await route.fulfill({ response, json: answer });
  });
}

test('beside a long note the next departure stands in its line, and the countdown on its base line', async ({
  page,
  request,
}) => {
  const { departure } = await findJourney(request, trip);
  await fixTime(page, Date.parse(departure) - 9 * 60_000);
  await makeEarly(page);
  await page.setViewportSize({ width: DESK_FROM, height: 1024 });
  await openResults(page, trip);
  const row = panel(page)
    .locator('li[data-journey]')
    .filter({ has: page.getByRole('button', { name: /^puis / }) })
    .filter({ hasText: 'min d’avance' })
    .first();
  expect.soft((await box(row)).height).toBeLessThanOrEqual(ROW);
  const bottoms = await row.locator('p').evaluate((note) => {
    const shown = [...note.querySelectorAll('span[aria-hidden]')];
    if (shown.length !== 2) throw new Error(note.innerHTML);
    return shown.map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part!.lastChild!);
      return text.getBoundingClientRect().bottom;
    });
  });
  expect.soft(bottoms[0]).toBeCloseTo(bottoms[1]!, 0);
});

test('at 1440 × 900 the parts of a full page begin at one left edge, and neither it nor the map has the choice of the appearance on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, part] of [
    ['/fr/schedules', panel(page).getByRole('region').first()],
    ['/fr/cobranding', panel(page).locator('form')],
  ] as const) {
    await page.goto(path);
    const title = await box(page.getByRole('heading', { level: 1 }));
    expect.soft((await box(part)).x, path).toBe(title.x);
  }
  for (const path of ['/fr/schedules', '/fr']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft(page.getByRole('radio', { name: 'Sombre' })).toHaveCount(0);
  }
});
