import { fixTime } from '../support/clock.ts';
import type { NetworkName } from '../support/environment.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import {
  choosePlace,
  expectJourneys,
  form,
  journeys,
  openForm,
  openRoadmap,
  searchTrip,
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

for (const { name, ...viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('from a place to a place, to results, to the roadmap', async ({ page }) => {
      await searchTrip(page, trip);
      await expect(journeys(page).first()).toContainText(/\d{2}:\d{2}/);
      await openRoadmap(page);
      const steps = page.getByRole('main');
      await expect(steps).toContainText(trip.from.title);
      await expect(steps).toContainText(trip.to.title);
    });

    test('no screen is wider than the window', async ({ page }) => {
      await openForm(page, trip);
      await expectNoHorizontalScroll(page);
      await searchTrip(page, trip);
      await expectNoHorizontalScroll(page);
      await openRoadmap(page);
      await expectNoHorizontalScroll(page);
    });
  });
}

test('places are swapped', async ({ page }) => {
  await openForm(page, trip);
  await choosePlace(page, form(page).from, trip.from);
  await choosePlace(page, form(page).to, trip.to);
  const [from, to] = [await form(page).from.inputValue(), await form(page).to.inputValue()];
  await form(page).swap.click();
  await expect(form(page).from).toHaveValue(to);
  await expect(form(page).to).toHaveValue(from);
});

test('results are the same after a reload and in another browser', async ({ page, browser }) => {
  await fixTime(page, NOW);
  await searchTrip(page, trip);
  const shown = await journeys(page).allInnerTexts();
  await page.reload();
  await expectJourneys(page);
  expect(await journeys(page).allInnerTexts()).toEqual(shown);
  const other = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Pacific/Auckland' });
  const cold = await other.newPage();
  await fixTime(cold, NOW);
  await cold.goto(page.url());
  await expectJourneys(cold);
  expect(await journeys(cold).allInnerTexts()).toEqual(shown);
  await other.close();
});

test('the roadmap is the same after a reload and in another browser', async ({ page, browser }) => {
  await fixTime(page, NOW);
  await searchTrip(page, trip);
  await openRoadmap(page);
  const steps = (where: typeof page) => where.getByRole('main').getByRole('listitem');
  await expect(steps(page).first()).toBeVisible();
  const shown = await steps(page).allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);
  await page.reload();
  await expect(steps(page).first()).toBeVisible();
  expect(await steps(page).allInnerTexts()).toEqual(shown);
  const other = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Pacific/Auckland' });
  const cold = await other.newPage();
  await fixTime(cold, NOW);
  await cold.goto(page.url());
  await expect(steps(cold).first()).toBeVisible();
  expect(await steps(cold).allInnerTexts()).toEqual(shown);
  await other.close();
});

test('a search with the keyboard alone', async ({ page }) => {
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
    await expect(field).toHaveValue(/.+/);
  }
  await tabTo(page, form(page).search);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?/);
  await expect(journeys(page).first()).toBeVisible();
  await tabTo(page, journeys(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trip-planner\/roadmap\//);
  await expect(page.getByRole('main')).toContainText(trip.to.title);
});
