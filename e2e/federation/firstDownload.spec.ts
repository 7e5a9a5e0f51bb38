import { createAccount, signIn } from '../account/accounts.ts';
import { coldLoad, FIRST_DOWNLOAD_LIMIT, isCode, isScript, totalGzip } from '../support/download.ts';
import { expect, test } from '../support/test.ts';

const FORM = 'main [role="combobox"]';
/** Strings that only the code of the map and of favourites contains. */
const MAP = /leaflet-(?:pane|container)/;
const FAVOURITES = /favorites\.stoppoints/;

test('home is usable after a request chain of two and little JavaScript, without what is needed later; nothing is downloaded twice', async ({
  page,
  request,
}) => {
  const urls: string[] = [];
  page.on('request', (sent) => {
    if (/\.(js|css|woff2)(\?|$)/.test(sent.url())) urls.push(sent.url());
  });
  const { files } = await coldLoad(page, '/fr', FORM);
  const scripts = files.filter(isScript);
  expect(scripts.length).toBeGreaterThan(2);
  expect(totalGzip(scripts), scripts.map(({ url, gzip }) => `${gzip} ${url}`).join('\n')).toBeLessThanOrEqual(
    FIRST_DOWNLOAD_LIMIT,
  );
  const deep = files.filter((file) => isCode(file) && file.depth > 2);
  expect(deep.map(({ url, depth }) => `${depth} ${url}`)).toEqual([]);

  const texts = await Promise.all(
    scripts.map(async ({ url }) => ({ url, text: await (await request.get(url)).text() })),
  );
  const withCodeOf = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ url }) => url);
  expect(withCodeOf(MAP), 'the map').toEqual([]);
  expect(withCodeOf(FAVOURITES), 'favourites').toEqual([]);
  expect(files.filter(({ url }) => url.includes('/login/')).map(({ url }) => url)).toEqual([]);

  expect(urls.length).toBeGreaterThan(2);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
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
