import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import {
  choosePlace,
  form,
  journeys,
  openForm,
  openResults,
  openRoadmap,
  searchTrip,
  tabTo,
} from '../support/tripPlanner.ts';
import { expectNoHorizontalScroll } from '../support/viewports.ts';

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

const favourites = (page: Page) => page.getByRole('region', { name: 'Favoris' });
const recent = (page: Page) => page.getByRole('region', { name: 'Lieux récents' });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer ce trajet' });
const savedTrip = (page: Page) => favourites(page).getByRole('button', { name: /^Trajets de/ });
const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Favori : ${name}`, exact: true });

/** A star is optimistic; the message confirms that it is stored. Leaving the page earlier would lose it. */
const expectSaved = (page: Page) => expect(page.getByText('Ajouté à vos favoris.').first()).toBeVisible();
const expectRemoved = (page: Page) => expect(page.getByText('Retiré de vos favoris.').first()).toBeVisible();

async function saveTrip(page: Page): Promise<void> {
  await searchTrip(page, trip);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page);
}

test('a saved trip is one tap away after a reload, and another tap removes it', async ({ page }) => {
  await saveTrip(page);
  await page.goto('/fr');
  await page.reload();
  await expect(savedTrip(page)).toContainText(trip.from.title);
  await expect(savedTrip(page)).toContainText(trip.to.title);
  await savedTrip(page).click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
  expect(new URL(page.url()).searchParams.get('fi')).toBe(trip.from.id);
  expect(new URL(page.url()).searchParams.get('ti')).toBe(trip.to.id);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(trip.to.title);
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
  await expectRemoved(page);
  await page.goto('/fr');
  await expect(recent(page)).toBeVisible();
  await expect(favourites(page)).toContainText('Ajouter l’adresse');
  await expect(savedTrip(page)).toBeHidden();
});

test('a trip is saved from its roadmap, whatever its time', async ({ page }) => {
  await openResults(page, trip);
  await openRoadmap(page);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(journeys(page).first()).toBeVisible();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Modifier' }).click();
  await form(page).swap.click();
  await form(page).search.click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a recent place with a star is a favourite, above the recent places and in the fields', async ({ page }) => {
  await openForm(page, trip);
  await choosePlace(page, form(page).to, trip.to);
  await page.goto('/fr');
  await starOf(page, trip.to.title).click();
  await expect(starOf(page, trip.to.title)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(page);
  await page.reload();
  await expect(favourites(page)).toContainText(trip.to.title);
  await expect(recent(page)).toBeHidden();
  await form(page).from.click();
  const offered = page.getByRole('option').filter({ hasText: trip.to.title });
  await expect(offered).toHaveCount(1);
  await expect(offered).toContainText('Lieu favori');
  await offered.click();
  // The choice leads to the other field, whose list has the screen for itself.
  await page.keyboard.press('Escape');
  await expect(form(page).from).toHaveValue(new RegExp(trip.to.title));
});

test('favourites work with the keyboard alone; with them axe finds no violation on home, and nothing is wider than the window', async ({
  page,
}) => {
  test.slow();
  await searchTrip(page, trip);
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(save(page)).toBeFocused();
  await expectSaved(page);
  await page.goto('/fr');
  await expect(savedTrip(page)).toBeVisible();
  await tabTo(page, starOf(page, trip.to.title));
  await page.keyboard.press('Space');
  await expect(starOf(page, trip.to.title)).toHaveAttribute('aria-pressed', 'true');
  await expect(starOf(page, trip.to.title)).toBeFocused();
  await expectSaved(page);
  await page.reload();
  await expect(savedTrip(page)).toBeVisible();
  // The trip, the place, and the way to more.
  await expect(favourites(page).getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page, 'home with favourites', expectNoHorizontalScroll);
  await tabTo(page, savedTrip(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?/);
});
