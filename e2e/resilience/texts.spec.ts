import { expect, test } from '../support/test.ts';

const RAW_KEY = /\b(tabs|title|slot|network|theme|error)\.[a-z-]+/;

test('host messages that fail to load leave no keys on the page, and load with the next navigation', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/^console: /);
  const manifest = await request.get('/assets/host.json');
  const { preload } = (await manifest.json()) as { preload: Record<string, { js: string[] }> };
  const texts = (url: URL) => (preload['messages:fr']?.js ?? []).some((file) => url.pathname.endsWith(file));
  await page.route(texts, (route) => route.abort('connectionrefused'));
  await page.goto('/fr/schedules');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(RAW_KEY);
  expect(await page.title()).not.toMatch(RAW_KEY);

  await page.unroute(texts);
  await page.locator('nav a[href="/fr/proximity"]').first().click();
  await expect(page.getByRole('link', { name: 'Lignes' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^À proximité – /);
});
