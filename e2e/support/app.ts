import { expect, type Locator, type Page } from '@playwright/test';
import type { Place, Trip } from './places.ts';

/** The French words on the screens, as a traveller reads them. */
export const WORDS = {
  from: 'Départ',
  to: 'Arrivée',
  swap: 'Inverser',
  search: 'Rechercher',
  time: 'Heure',
  retry: 'Réessayer',
} as const;

export const form = (page: Page) => ({
  from: page.getByRole('combobox', { name: WORDS.from }),
  to: page.getByRole('combobox', { name: WORDS.to }),
  swap: page.getByRole('button', { name: WORDS.swap }),
  search: page.getByRole('button', { name: WORDS.search }),
});

/** The form with a departure that is given, so that what it finds does not depend on the hour of the run. */
export async function openForm(page: Page, { departure }: Trip): Promise<void> {
  await page.goto(`/fr/trip-planner?dt=${encodeURIComponent(departure)}`);
  await expect(page.getByLabel(WORDS.time, { exact: true })).toHaveValue(departure.slice(11));
}

export async function choosePlace(page: Page, field: Locator, place: Place): Promise<void> {
  await field.fill(place.title);
  await page.getByRole('option').filter({ hasText: place.title }).first().click();
  await expect(field).toHaveValue(new RegExp(escaped(place.title)));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Journeys on the results screen: each is a link to its steps. */
export const journeys = (page: Page) => page.getByRole('main').locator('a[href*="/trip-planner/roadmap/"]');

/** All that were found are listed. */
export async function expectJourneys(page: Page): Promise<void> {
  await expect(journeys(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

export async function searchTrip(page: Page, trip: Trip): Promise<void> {
  await openForm(page, trip);
  await choosePlace(page, form(page).from, trip.from);
  await choosePlace(page, form(page).to, trip.to);
  await form(page).search.click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
  await expectJourneys(page);
}

export async function openRoadmap(page: Page): Promise<void> {
  await journeys(page).first().click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/roadmap\//);
}

/** Presses Tab until `target` has the focus: what a traveller without a mouse does. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${limit} presses of Tab do not reach ${target}.`);
}
