import type { Page } from '@playwright/test';
import { findTrip } from '../support/places.ts';
import { startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, choosePlace, form, journeys, LABELS, openResults } from '../support/tripPlanner.ts';
import { pageLoads } from './pageLoads.ts';

const CONSOLE_ERRORS = /^console: /;
const LINES = '**/remotes/schedules/**';

const openLines = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Lignes' }).first().click();
const placeholder = (page: Page) => page.locator('main [data-failure="network"]');

/** Files that a screen of the trip planner loads besides those of the remote. */
async function filesOf(page: Page, view: string): Promise<string[]> {
  const manifest = await page.request.get('/remotes/trip-planner/remote.json');
  const { preload } = (await manifest.json()) as { preload: Record<string, { js: string[] }> };
  return preload[view]?.js ?? [];
}

test('without a network a journey that was opened before opens, another one says why not; a missing area leaves a placeholder until the network is back', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  const loads = pageLoads(page);
  await page.route(LINES, (route) => route.abort('connectionrefused'));
  await openResults(page, await findTrip(request, 'demo'));
  const roadmap = await filesOf(page, 'trip-planner-roadmap-journeyId');
  expect(roadmap.length).toBeGreaterThan(0);
  await page.waitForFunction((files) => {
    const here = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.every((file) => here.some((url) => url.endsWith(file)));
  }, roadmap);

  const main = page.getByRole('main');
  const steps = main.getByRole('list', { name: 'Étapes du trajet' });
  await journeys(page).first().click();
  await expect(steps).toBeVisible();
  await page.goBack();
  const before = loads.length;
  await context.setOffline(true);
  await journeys(page).first().click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/roadmap\//);
  await expect(steps).toBeVisible();
  await expect(page.locator('main [data-failure]')).toHaveCount(0);

  await page.goBack();
  await journeys(page).nth(1).click();
  await expect(main.getByRole('button', { name: LABELS.retry })).toBeVisible({ timeout: 20_000 });

  await openLines(page);
  await expect(placeholder(page).getByRole('button', { name: LABELS.retry })).toBeVisible({ timeout: 20_000 });
  await page.unroute(LINES);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Lignes' })).toBeVisible();
  expect(loads).toHaveLength(before);
});

test('the first journey that is seen opens as far as the results have it when the network is lost with them', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto(addressOf('/results', await findTrip(request, 'demo')));
  await journeys(page).first().waitFor({ state: 'attached' });
  await context.setOffline(true);
  await journeys(page).first().click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/roadmap\//);
  await expect(page.getByRole('main').getByText('Données non actualisées')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('main [data-failure]')).toHaveCount(0);
});

test('a restart of the host loses neither the page nor the selection', async ({ page, request, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  const loads = pageLoads(page);
  const { from } = await findTrip(request, 'demo');
  const host = await startHost([]);
  await page.route(LINES, (route) => route.abort('connectionrefused'));
  await page.goto(`${host.origin}/fr/trip-planner`);
  await choosePlace(page, form(page).from, from);
  await host.stop();
  await openLines(page);
  await expect(placeholder(page)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${host.origin}/fr/schedules`);

  const again = await startHost([], host.port);
  await page.unroute(LINES);
  await placeholder(page).getByRole('button', { name: LABELS.retry }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Lignes' })).toBeVisible();
  await page.goBack();
  await expect(form(page).from).toHaveValue(new RegExp(from.title));
  expect(loads).toHaveLength(1);
  await again.stop();
});
