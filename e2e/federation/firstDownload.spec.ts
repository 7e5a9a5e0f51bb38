import { coldLoad, FIRST_DOWNLOAD_LIMIT, isCode, isScript, totalGzip } from '../support/download.ts';
import { expect, test } from '../support/test.ts';

const FORM = 'main [role="combobox"]';

test('home is usable after a request chain of two and little JavaScript', async ({ page }) => {
  const { files } = await coldLoad(page, '/fr', FORM);
  const scripts = files.filter(isScript);
  expect(scripts.length).toBeGreaterThan(2);
  expect(totalGzip(scripts), scripts.map(({ url, gzip }) => `${gzip} ${url}`).join('\n')).toBeLessThanOrEqual(
    FIRST_DOWNLOAD_LIMIT,
  );
  const deep = files.filter((file) => isCode(file) && file.depth > 2);
  expect(deep.map(({ url, depth }) => `${depth} ${url}`)).toEqual([]);
});

test('no file is downloaded twice', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css|woff2)(\?|$)/.test(request.url())) urls.push(request.url());
  });
  await page.goto('/fr');
  await page.locator(FORM).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(urls.length).toBeGreaterThan(2);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

test('the code of the map loads after the form is usable', async ({ page, request }) => {
  const { files } = await coldLoad(page, '/fr', FORM);
  const isMap = async (url: string) => /leaflet-(?:pane|container)/.test(await (await request.get(url)).text());
  const scripts = (list: typeof files) => list.filter(isScript).map(({ url }) => url);
  const early = await Promise.all(scripts(files).map(async (url) => ((await isMap(url)) ? [url] : [])));
  expect(early.flat()).toEqual([]);
  // A screen with a map loads it, unless idle time has.
  await page.goto('/fr/proximity');
  await expect(page.locator('.leaflet-container')).toBeVisible();
});
