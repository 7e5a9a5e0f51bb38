import type { APIRequestContext } from '@playwright/test';
import { createAccount, signIn } from '../account/accounts.ts';
import { type ColdLoad, coldLoad, FIRST_DOWNLOAD_LIMIT, isCode, isScript, totalGzip } from '../support/download.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf } from '../support/tripPlanner.ts';

const FORM = 'main [role="combobox"]';
const JOURNEY = 'main a[href*="/trip-planner/roadmap/"]';
/** Strings that only the code of the map, of favourites, of a cart and of the client of the backend contains, and only the texts of a roadmap. */
const MAP = /leaflet-(?:pane|container)/;
const FAVOURITES = /favorites\.stoppoints/;
const CART = /totalFareExcludingTaxes/;
const CLIENT = /revalidateOnReconnect/;
const ROADMAP = /Descendez au prochain/;

/** The first scripts of a page that contain `pattern`. */
async function withCode(pattern: RegExp, { files }: ColdLoad, request: APIRequestContext) {
  const scripts = files.filter(isScript);
  const texts = await Promise.all(scripts.map(async ({ url }) => (await request.get(url)).text()));
  return scripts.filter((_, index) => pattern.test(texts[index] ?? ''));
}

test('home is usable after a request chain of two and little JavaScript, without what is needed later; nothing is downloaded twice', async ({
  page,
  request,
}) => {
  const urls: string[] = [];
  page.on('request', (sent) => {
    if (/\.(js|css|woff2)(\?|$)/.test(sent.url())) urls.push(sent.url());
  });
  const load = await coldLoad(page, '/fr', FORM);
  const { files } = load;
  const scripts = files.filter(isScript);
  expect(scripts.length).toBeGreaterThan(2);
  expect(totalGzip(scripts), scripts.map(({ url, gzip }) => `${gzip} ${url}`).join('\n')).toBeLessThanOrEqual(
    FIRST_DOWNLOAD_LIMIT,
  );
  const deep = files.filter((file) => isCode(file) && file.depth > 2);
  expect(deep.map(({ url, depth }) => `${depth} ${url}`)).toEqual([]);

  const later = { MAP, FAVOURITES, CART, CLIENT, ROADMAP };
  for (const [name, pattern] of Object.entries(later)) expect(await withCode(pattern, load, request), name).toEqual([]);
  expect(files.filter(({ url }) => url.includes('/login/')).map(({ url }) => url)).toEqual([]);

  expect(urls.length).toBeGreaterThan(2);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

test('the results, which show answers at once, have the client of the backend and their texts in the first round', async ({
  page,
  request,
}) => {
  const load = await coldLoad(page, addressOf('/results', await findTrip(request, 'demo')), JOURNEY);
  for (const pattern of [CLIENT, ROADMAP]) {
    const depths = (await withCode(pattern, load, request)).map(({ depth }) => depth);
    expect(depths).toHaveLength(1);
    // 1: a header of the page names it; 2: its markup does.
    expect(depths[0]).toBeLessThanOrEqual(2);
  }
});

test('the code of the map and that of favourites load when they are needed', async ({ page, request }) => {
  // A screen with a map loads it, unless idle time has.
  await page.goto('/fr/proximity');
  await expect(page.locator('.leaflet-container')).toBeVisible();

  const person = await createAccount(request);
  await page.goto('/fr/unsubscribe');
  const code = page.waitForResponse(
    async (response) =>
      /\.js$/.test(response.url()) && FAVOURITES.test(await (await request.get(response.url())).text()),
  );
  await signIn(page, person);
  expect((await code).ok()).toBe(true);
});
