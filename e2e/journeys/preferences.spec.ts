import type { Locator, Page } from '@playwright/test';
import { fixTime } from '../support/clock.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, chips, expectJourneys, form, journeys, tabTo, unfoldJourneys } from '../support/tripPlanner.ts';
import { journeysIn, modesIn, queryOf, searchedBy, searchesOf } from './search.ts';

let trip: Trip;

/** Fixes the clock, so that "in 12 min" does not change between two reads of a screen; timers keep running. */
const NOW = new Date();

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

const preferencesButton = (page: Page) => chips(page).options;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Options' });
const modeIn = (layer: Locator, name: string) => layer.getByRole('checkbox', { name, exact: true });
const trams = (page: Page) => journeys(page).filter({ hasText: /\btram /i });
const storedPreferences = (page: Page) => page.evaluate(() => localStorage.getItem('trip-planner.customPreferences'));

async function openDialog(page: Page): Promise<Locator> {
  await preferencesButton(page).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

test('a mode excluded with the keyboard is missing from the results, after a reload, and for a friend who opens the link', async ({
  page,
  openDevice,
}) => {
  await fixTime(page, NOW);
  const usual = await searchedBy(page, () => page.goto(addressOf('/results', trip)));
  expect([...modesIn(usual.answer)]).toContain('tram');
  await expect(trams(page).first()).toBeVisible();
  expect(queryOf(page)).not.toHaveProperty('excludedModes');

  await page.goto(addressOf('', trip));
  await tabTo(page, preferencesButton(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, modeIn(dialog(page), 'Tramway'));
  await page.keyboard.press('Space');
  await expect(modeIn(dialog(page), 'Tramway')).not.toBeChecked();
  const applyButton = dialog(page).getByRole('button', { name: /^Voir \d+ trajets?$/ });
  await expect(applyButton).toBeVisible();
  await tabTo(page, applyButton);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?/);
  await expect(journeys(page).first()).toBeVisible();
  const { body, answer } = await searchedBy(page, () => page.reload());
  expect(body.itineraryOptions).toMatchObject({ excludedModes: ['tram'] });
  expect(modesIn(answer).size).toBeGreaterThan(0);
  expect([...modesIn(answer)]).not.toContain('tram');
  await expectJourneys(page);
  await expect(trams(page)).toHaveCount(0);
  expect(queryOf(page)).toMatchObject({ excludedModes: 'tram' });
  const shown = await journeys(page).allTextContents();

  const again = await searchedBy(page, () => page.reload());
  expect(again.body).toEqual(body);
  await expect.poll(() => journeys(page).allTextContents()).toEqual(shown);
  await unfoldJourneys(page);
  await expect(journeys(page)).toHaveCount(journeysIn(answer).length);

  const friend = await openDevice('Pacific/Auckland');
  await fixTime(friend, NOW);
  const sharedSearch = await searchedBy(friend, () => friend.goto(page.url()));
  expect(sharedSearch.body).toEqual(body);
  await expect.poll(() => journeys(friend).allTextContents()).toEqual(shown);
  expect(await storedPreferences(friend)).toBeNull();
});

test('the dialog shows the preferences of a link, stores none of them, and resets all of them', async ({ page }) => {
  await page.goto(addressOf('', trip, { excludedModes: 'tram,bus', wheelchair: 'on' }));
  await expect(preferencesButton(page)).toHaveText('Options 2');
  const layer = await openDialog(page);
  await expect(layer).toHaveAccessibleDescription(/lien de ce trajet/);
  await expect(modeIn(layer, 'Tramway')).not.toBeChecked();
  await expect(modeIn(layer, 'Bus')).not.toBeChecked();
  await expect(layer.getByRole('switch', { name: /fauteuil/ })).toBeChecked();
  expect(await storedPreferences(page)).toBeNull();
  await layer.getByRole('button', { name: 'Rétablir' }).click();
  await expect(modeIn(layer, 'Tramway')).toBeChecked();
  await layer.getByRole('button', { name: /^Voir \d+ trajets?$/ }).click();
  await expect(page).toHaveURL(/\/results\?/);
  await expect(journeys(page).first()).toBeVisible();
  const { body, answer } = await searchedBy(page, () => page.reload());
  expect(body.itineraryOptions).toMatchObject({ wheelchair: 'off' });
  expect(body.itineraryOptions).not.toHaveProperty('excludedModes');
  expect([...modesIn(answer)]).toContain('tram');
  await expect(trams(page).first()).toBeVisible();
  expect(queryOf(page)).not.toHaveProperty('excludedModes');
  expect(queryOf(page)).not.toHaveProperty('wheelchair');
});

test('each kind of option is sent with the search, written into its address, and merged with those of a friend’s link', async ({
  page,
}) => {
  const searches = searchesOf(page);
  await page.goto(addressOf('', trip));
  const layer = await openDialog(page);
  await layer.getByText('Le moins de correspondances', { exact: true }).click();
  await layer.getByRole('slider', { name: /^Marche max/ }).press('ArrowLeft');
  await layer.getByRole('switch', { name: /fauteuil/ }).press('Space');
  await layer.getByRole('button', { name: /^Voir/ }).click();
  await expect(journeys(page).first()).toBeVisible();
  const chosen = { journeyType: 'fewestChanges', maxWalk: 750, wheelchair: 'on' };
  const inAddress = { journeyType: 'fewestChanges', maxWalk: '750', wheelchair: 'on' };
  expect(searches.at(-1)).toMatchObject({ itineraryOptions: chosen });
  await expect.poll(() => queryOf(page)).toMatchObject(inAddress);
  await journeys(page).first().click();
  await expect(page).toHaveURL(/\/trip-planner\/roadmap\//);
  expect(queryOf(page)).toMatchObject(inAddress);

  const before = await storedPreferences(page);
  const { body } = await searchedBy(page, () =>
    page.goto(addressOf('/results', trip, { excludedModes: 'tram', maxWalk: '1000' })),
  );
  expect(body.itineraryOptions).toMatchObject({ ...chosen, maxWalk: 1000, excludedModes: ['tram'] });
  await expect.poll(() => queryOf(page)).toMatchObject({ ...inAddress, maxWalk: '1000', excludedModes: 'tram' });
  expect(await storedPreferences(page)).toBe(before);
});

test('without the template a search still uses the options of the link; the dialog says why it is empty', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/journeys/preferences', (route) => route.abort());
  const searches = searchesOf(page);
  const { body, answer } = await searchedBy(page, () =>
    page.goto(addressOf('/results', trip, { excludedModes: 'tram', maxWalk: '750' })),
  );
  expect(body.itineraryOptions).toEqual({ excludedModes: ['tram'] });
  expect([...modesIn(answer)]).not.toContain('tram');
  await expect(journeys(page).first()).toBeVisible();
  expect(queryOf(page)).toMatchObject({ excludedModes: 'tram', maxWalk: '750' });
  await page.getByRole('link', { name: 'Modifier' }).click();
  // The results have a button of the same name.
  await expect(form(page).search).toBeVisible();
  const layer = await openDialog(page);
  await expect(layer.getByText('Les options ne se sont pas chargées')).toBeVisible();
  await expect(layer.getByRole('button', { name: 'Rétablir' })).toHaveCount(0);
  expect(searches).toHaveLength(1);
  const retry = layer.getByRole('button', { name: 'Réessayer' });
  // The dialog has retried three times.
  await expect(retry).toBeEnabled();
  await page.unroute('**/journeys/preferences');
  await retry.click();
  await expect(modeIn(layer, 'Tramway')).not.toBeChecked();
  await expect(layer.getByRole('slider', { name: /^Marche max/ })).toHaveValue('750');
});

test('more time to change is chosen, in the address, and in the search after a reload; an address with none that there is searches as usual', async ({
  page,
}) => {
  await fixTime(page, NOW);
  await page.goto(addressOf('', trip));
  const layer = await openDialog(page);
  await layer.getByRole('group', { name: 'Temps de correspondance' }).getByText('5 min de plus').click();
  await expect(layer.getByRole('radio', { name: '5 minutes de plus' })).toBeChecked();
  await layer.getByRole('switch', { name: 'Éviter les escaliers' }).check();
  const searched = await searchedBy(page, () => layer.getByRole('button', { name: /^Voir / }).click());
  const wanted = { changeTime: 'plus5', avoidStairs: 'on' };
  expect(searched.body.itineraryOptions).toMatchObject(wanted);
  await expectJourneys(page);
  expect(queryOf(page)).toMatchObject(wanted);
  const { body } = await searchedBy(page, () => page.reload());
  expect(body.itineraryOptions).toMatchObject(wanted);

  await page.evaluate(() => localStorage.clear());
  for (const changeTime of ['-5', '1e9', 'abc']) {
    const forged = await searchedBy(page, () => page.goto(addressOf('/results', trip, { changeTime })));
    expect(forged.body.itineraryOptions).toMatchObject({ changeTime: 'asPlanned' });
    await expectJourneys(page);
  }
});
