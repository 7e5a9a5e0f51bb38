import { dailySample } from '@halte/judge/sample';
import type { Locator, Page } from '@playwright/test';
import { fixTime } from '../support/clock.ts';
import type { NetworkName } from '../support/environment.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { type Devices, expect, test } from '../support/test.ts';
import {
  chooseLastPlace,
  choosePlace,
  expectJourneys,
  form,
  journeys,
  openForm,
  openRoadmap,
  tabTo,
} from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll, VIEWPORTS } from '../support/viewports.ts';

let trip: Trip;

/** Fixes the clock, so that "in 12 min" does not change between two reads of a screen; timers keep running. */
const NOW = new Date();

test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, project.name as NetworkName);
  await request.dispose();
});

/** In both viewports, without a reload; then the first is back. */
async function expectNoneWider(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, height } of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScroll(page);
  }
  if (before) await page.setViewportSize(before);
}

for (const { name, width, height } of dailySample(VIEWPORTS, 1, ({ name }) => name)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'no-preference' });

    test('from two places that are swapped, to results, to the roadmap; no screen is wider than the window', async ({
      page,
    }) => {
      await openForm(page, trip);
      await expectNoneWider(page);
      await choosePlace(page, form(page).from, trip.to);
      const from = await form(page).from.inputValue();
      await form(page).swap.click();
      await expect(form(page).from).toHaveValue('');
      await expect(form(page).to).toHaveValue(from);
      await chooseLastPlace(page, form(page).from, trip.from);
      await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
      await expectJourneys(page);
      await expect(journeys(page).first()).toContainText(/\d{2}:\d{2}/);
      await expectNoneWider(page);
      await openRoadmap(page);
      const steps = page.getByRole('main');
      await expect(steps).toContainText(trip.from.title);
      await expect(steps).toContainText(trip.to.title);
      await expectNoneWider(page);
    });
  });
}

/** Texts of a list on the page once `last` is shown, after a reload and in another browser. */
async function expectSameEverywhere(
  page: Page,
  openDevice: Devices['openDevice'],
  { listed, last }: { listed: (where: Page) => Locator; last: (where: Page) => Locator },
): Promise<void> {
  const texts = async (where: Page) => {
    await expect(last(where).first()).toBeVisible();
    await expect(where.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    return listed(where).allInnerTexts();
  };
  const shown = await texts(page);
  expect(shown.length).toBeGreaterThan(1);
  await page.reload();
  expect(await texts(page)).toEqual(shown);
  const cold = await openDevice('Pacific/Auckland');
  await fixTime(cold, NOW);
  await cold.goto(page.url());
  expect(await texts(cold)).toEqual(shown);
  await cold.context().close();
}

test('a search with the keyboard alone; results and roadmap are the same after a reload and in another browser', async ({
  page,
  openDevice,
}) => {
  test.slow();
  await fixTime(page, NOW);
  await openForm(page, trip);
  for (const [field, place] of [
    [form(page).from, trip.from],
    [form(page).to, trip.to],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(place.title);
    await expect(page.getByRole('option').filter({ hasText: place.title }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/results\?/);
  await expectJourneys(page);
  await expectSameEverywhere(page, openDevice, { listed: journeys, last: journeys });
  await tabTo(page, journeys(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trip-planner\/roadmap\//);
  await expect(page.getByRole('main')).toContainText(trip.to.title);
  await expectSameEverywhere(page, openDevice, {
    listed: (where) => where.getByRole('main').getByRole('listitem'),
    // The same rides later are searched for apart from the details.
    last: (where) =>
      where
        .getByRole('main')
        .getByText(/^ou \d/)
        .nth(1),
  });
});
