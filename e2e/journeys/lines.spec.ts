import { runAxe } from '../support/accessibility.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { openResults, openRoadmap } from '../support/tripPlanner.ts';

test('a line is found by a stop, and its page shows where it goes, when, and what is known of it', async ({ page }) => {
  // Axe measures colours during a transition too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fr/schedules');
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Ligne, arrêt ou destination' });
  await expect(main.getByRole('region', { name: /^Tramway/ })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  await search.fill('croix blanche');
  const found = main.getByRole('link', { name: /^Tramway A/ });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(/search=croix\+blanche|search=croix%20blanche/);
  await found.click();

  await expect(main.getByRole('heading', { level: 1 })).toContainText('Mairie de Saint-Aubrin');
  const departures = main.getByRole('radiogroup');
  await expect(departures).toHaveAccessibleName('Départs à Mairie de Saint-Aubrin');
  expect((await runAxe(page)).violations).toEqual([]);
  await departures.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(departures.getByRole('radio').nth(1)).toBeChecked();
  const stops = main.getByRole('list', { name: /^Arrêts vers/ });
  await expect(stops.getByRole('button', { name: /^Mairie de La Chênière/ }).getByRole('time')).toBeVisible();

  const chosen = stops.getByRole('button', { name: /^Croix Blanche/ });
  await chosen.click();
  await expect(departures).toHaveAccessibleName('Départs à Croix Blanche');
  await expect(stops.getByRole('link', { name: /^Croix Blanche/ })).toBeFocused();
  await main.getByRole('tab', { name: /^vers Mairie de Saint-Aubrin/ }).click();
  await expect(page).toHaveURL(/direction=1&stop=/);
  await expect(departures).toHaveAccessibleName('Départs à Croix Blanche');
  await expect(stops.getByRole('button', { name: /arrêts avant/ })).toBeVisible();
  await main.getByRole('tab', { name: /^Infos/ }).click();
  await expect(main.getByText('Premier départ')).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);

  await main.getByRole('link', { name: 'Retour' }).click();
  await expect(search).toHaveValue('croix blanche');
});

test('a line of a journey leads to its page and back to the journey; an unknown one is a 404 that leads on', async ({
  page,
  request,
  problems,
}) => {
  await openResults(page, await findTrip(request, 'demo'));
  await openRoadmap(page);
  const roadmap = page.url();
  const main = page.getByRole('main');
  await main.locator('a[href*="/schedules/line/"]').first().click();
  await expect(page).toHaveURL(/\/fr\/schedules\/line\/.+\?stop=/);
  await expect(main.getByRole('radiogroup')).toBeVisible();
  await main.getByRole('tab', { name: /^Infos/ }).click();
  await main.getByRole('link', { name: 'Retour à la feuille de route' }).click();
  await expect(page).toHaveURL(roadmap);

  problems.expect(/404/);
  expect((await page.goto('/fr/schedules/line/none'))?.status()).toBe(404);
  await expect(main.getByText('Cette ligne est introuvable')).toBeVisible();
  await main.getByRole('link', { name: 'Toutes les lignes' }).click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
});
