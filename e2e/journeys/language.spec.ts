import type { Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { inOtherLanguage, recordRequests, requestsOf, type Sent } from '../support/sentRequests.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, expectJourneys, journeys } from '../support/tripPlanner.ts';

const STOP = '/fr/proximity/stopArea/SA010';
/** Chooses English in the header, and waits until the page has asked for these in English. */
async function changeToEnglish(page: Page, paths: readonly RegExp[]): Promise<readonly Sent[]> {
  await page.getByRole('button', { name: /^FR, langue/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const languagesOf = async (wanted: RegExp) =>
    (await requestsOf(page)).filter(({ path }) => wanted.test(path)).map(({ language }) => language);
  for (const wanted of [...paths, /\/core\/v1\/banners$/]) {
    await expect.poll(() => languagesOf(wanted), String(wanted)).toContain('en');
  }
  return requestsOf(page);
}

test.beforeEach(({ page }) => recordRequests(page));
test.use({ banners: 'shown', viewport: { width: 1440, height: 900 } });

test('after a change of language each screen asks in the new one only', async ({ page, request }) => {
  test.slow();
  const screens: readonly (readonly [address: string, ...paths: RegExp[]])[] = [
    ['/fr', /\/network\/alerts$/, /\/network\/lines$/],
    [addressOf('/results', await findTrip(request, 'demo')), /\/journeys\/search$/],
    ['/fr/schedules', /\/api\/v1\/lines$/, /\/api\/v1\/alerts$/],
    ['/fr/schedules/line/C', /\/lines\/C$/, /\/departures$/, /\/vehicles$/],
    [STOP, /\/stopAreas\/SA010$/],
    ['/fr/proximity', /\/proximity\/nearby$/, /\/proximity\/points$/],
  ];
  for (const [address, ...paths] of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Bienvenue à Clairvenne').first()).toBeVisible();
    expect.soft(inOtherLanguage(await changeToEnglish(page, paths)), address).toEqual([]);
    await expect(page.getByText('Bienvenue à Clairvenne')).toHaveCount(0);
  }
});

test('favourites are named in the new language after a change', async ({ page }) => {
  await page.goto(STOP);
  await page
    .getByRole('button', { name: /^Favori\s: Hôtel de Ville$/ })
    .first()
    .click();
  await expect(page.getByText('Ajouté à vos favoris.').first()).toBeVisible();
  await page.goto('/fr/account/favorites');
  await expect(page.getByRole('link', { name: /^Hôtel de Ville/ }).first()).toBeVisible();
  expect(inOtherLanguage(await changeToEnglish(page, [/\/stops\/next$/]))).toEqual([]);
});

test('an open journey is shown in the new language', async ({ page, request }) => {
  // Names that are translated, as of a feed with translations: in the demo city they are the same in all languages.
  await page.route('**/journeys/{detailed,search}', async (route) => {
    const language = route.request().headers()['accept-language'];
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"headsign":"', `"headsign":"${language} `) });
  });
  await page.goto(addressOf('/results', await findTrip(request, 'demo')));
  await expectJourneys(page);
  const later = page.waitForResponse((response) => response.url().endsWith('/journeys/later'));
  await journeys(page).first().click();
  await later;
  const steps = page.getByRole('main').getByRole('list', { name: 'Étapes du trajet' });
  await expect(steps).toContainText('fr ');
  expect(inOtherLanguage(await changeToEnglish(page, [/\/journeys\/detailed$/]))).toEqual([]);
  const translated = page.getByRole('main').getByText(/^(?:to |towards )?en \S/);
  await expect(translated.first()).toBeVisible();
});
