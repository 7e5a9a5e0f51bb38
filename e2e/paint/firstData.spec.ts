import type { Browser, Page } from '@playwright/test';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, expectJourneys, journeys } from '../support/tripPlanner.ts';

test.use({ firstData: 'sent', viewport: { width: 1440, height: 900 } });

let trip: Trip;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  await request.dispose();
});

/** The calls of the backend from now on: method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/bff\/(?:api|core)\//.test(pathname)) calls.push(`${request.method()} ${pathname.slice('/bff'.length)}`);
  });
  return calls;
}

const SEARCH = 'POST /api/trip-planner/v2/journeys/search';
const PREFERENCES = 'GET /api/trip-planner/v4/journeys/preferences';
const searchesIn = (calls: readonly string[]) => calls.filter((call) => call === SEARCH || call === PREFERENCES);
const rowsOf = (page: Page) => journeys(page).evaluateAll((links) => links.map((link) => link.textContent));

/** Opens a page until it comes with these answers: the server waits for a backend on a busy machine no longer than for any other. */
async function openWith(page: Page, address: string, names: readonly string[], calls: string[]): Promise<void> {
  await expect(async () => {
    calls.length = 0;
    const html = await (await page.goto(address))?.text();
    for (const name of names) expect(html).toContain(`id="data:${name}"`);
  }).toPass();
}

async function changeToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^FR, langue/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** The rows of a page that the app searches for itself. */
async function searchedRows(browser: Browser, address: string): Promise<readonly (string | null)[]> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'prefs', value: '1', url: new URL(address).origin }]);
  const page = await context.newPage();
  const calls = callsOf(page);
  await page.goto(address);
  await expectJourneys(page);
  expect(calls).toContain(SEARCH);
  const rows = await rowsOf(page);
  await context.close();
  return rows;
}

test('the results of a link are there without a search, after a reload and without a connection too; another language is searched', async ({
  page,
  browser,
  context,
  baseURL,
  problems,
}) => {
  const calls = callsOf(page);
  const address = addressOf('/results', trip);
  await openWith(page, address, ['preferences', 'journeys'], calls);
  await expectJourneys(page);
  await page.waitForLoadState('networkidle');
  expect(searchesIn(calls)).toEqual([]);
  expect(await rowsOf(page)).toEqual(await searchedRows(browser, `${baseURL}${address}`));

  // The same address: it is loaded again.
  await openWith(page, address, ['preferences', 'journeys'], calls);
  await expectJourneys(page);
  await journeys(page).first().click();
  await expect(page).toHaveURL(/\/roadmap\//);
  await page.goBack();
  await expectJourneys(page);
  expect(searchesIn(calls)).toEqual([]);

  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(journeys(page).first()).toBeVisible();
  await context.setOffline(false);

  await changeToEnglish(page);
  await expectJourneys(page);
  expect(searchesIn(calls).sort()).toEqual([PREFERENCES, SEARCH]);
});

test('the lines of home, a line, what is near a place and a stop are there without asking for them', async ({
  page,
  request,
}) => {
  const headers = { 'x-api-key': 'halte-demo' };
  const { lines } = await (await request.get('/bff/api/v1/lines', { headers })).json();
  const calls = callsOf(page);
  await openWith(page, '/fr', ['lines'], calls);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(calls).not.toContain('GET /api/v1/network/lines');

  const { id } = lines[0];
  await openWith(page, `/fr/schedules/line/${encodeURIComponent(id)}`, ['line'], calls);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).not.toContain(`GET /api/v1/lines/${encodeURIComponent(id)}`);

  const { lat, lon } = await (
    await request.get(`/bff/api/v1/places/${encodeURIComponent(trip.from.id)}`, { headers })
  ).json();
  await openWith(
    page,
    `/fr/proximity?${new URLSearchParams({ lat, lon, name: trip.from.title })}`,
    ['near', 'network'],
    calls,
  );
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(calls).not.toContain('GET /api/v1/proximity/nearby');

  const stop = encodeURIComponent(trip.from.id);
  await openWith(page, `/fr/proximity/stopArea/${stop}`, ['point', 'area', 'board'], calls);
  await expect(page.getByRole('heading', { name: trip.from.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = [`/api/v1/proximity/points/stoparea/${stop}`, `/api/proximity/v2/stopAreas/${stop}`];
  expect(calls.filter((call) => asked.some((path) => call.startsWith(`GET ${path}`)))).toEqual([]);
});
