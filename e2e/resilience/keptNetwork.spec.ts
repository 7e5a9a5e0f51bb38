/** What is answered from the timetable that was taken along, while there is no network. */
import type { APIRequestContext, Page } from '@playwright/test';
import { type NetworkName, network } from '../support/environment.ts';
import { age, compressedBytes, keptFiles, touch, untilKept } from '../support/keptPages.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { askInPage, HEADERS, SEARCH, takeNetwork } from '../support/takenNetwork.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, chooseLastPlace, choosePlace, form, journeys, LABELS, openForm } from '../support/tripPlanner.ts';

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

const CONSOLE_ERRORS = /^console: /;
const TIMETABLE = /Horaires du .*, sans temps réel ni prix/;

const main = (page: Page) => page.getByRole('main');
const steps = (page: Page) => main(page).getByRole('list', { name: 'Étapes du trajet' });
const board = (page: Page) => main(page).locator('li time');

let trip: Trip;
let origin: string;
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, project.name as NetworkName);
  origin = `http://localhost:${network(project.name as NetworkName).bffPort}`;
  await request.dispose();
});

test('underground: another journey, its steps and the departures of a stop are there, and live again afterwards', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(CONSOLE_ERRORS);
  const results = addressOf('/results', trip);
  await page.goto(results);
  await expect(journeys(page).first()).toBeVisible();
  await journeys(page).first().click();
  await expect(steps(page)).toBeVisible();
  await touch(page);
  await untilKept(page);
  const roadmap = page.url();
  await page.goto(`/fr/proximity/stopArea/${trip.from.id}`);
  await expect(board(page).first()).toBeVisible();
  await untilKept(page);
  await openForm(page, trip);
  await untilKept(page);
  await takeNetwork(page);

  await context.setOffline(true);
  await page.goto(roadmap);
  await expect(steps(page)).toBeVisible();
  await expect(age(page)).toContainText(/Enregistré à \d\d:\d\d/);
  await page.reload();
  await expect(steps(page)).toBeVisible();

  await openForm(page, trip);
  await choosePlace(page, form(page).from, trip.to);
  await chooseLastPlace(page, form(page).to, trip.from);
  await expect(journeys(page).first()).toBeVisible();
  await expect(age(page)).toContainText(TIMETABLE);
  await journeys(page).first().click();
  await expect(steps(page)).toBeVisible();
  await expect(age(page)).toContainText(TIMETABLE);
  await page.reload();
  await expect(steps(page)).toBeVisible();

  await page.goto(`/fr/proximity/stopArea/${trip.to.id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(trip.to.title);
  const empty = main(page).getByText(/aucun départ/i);
  await expect(board(page).or(empty).first()).toBeVisible();
  await expect(age(page)).toContainText(TIMETABLE);
  await expect(main(page).locator('time').filter({ hasText: 'temps réel' })).toHaveCount(0);

  await context.setOffline(false);
  await expect(age(page)).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(trip.to.title);
});

test('screens that were never opened are kept with the timetable, and are as large as the offer says', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  await takeNetwork(page);
  const files = (await keptFiles(page)).filter((path) => !path.startsWith('/kept/'));
  const bytes = await compressedBytes(request, files);
  expect(bytes).toBeGreaterThan(400_000);
  expect(bytes).toBeLessThan(800_000);

  await context.setOffline(true);
  await page.goto(`/fr/proximity?lat=${trip.to.lat}&lon=${trip.to.lon}`);
  await expect(main(page).getByRole('listitem').filter({ hasText: trip.to.title }).first()).toBeVisible();
  await expect(age(page)).toContainText(TIMETABLE);
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.goto(addressOf('/results', trip));
  await expect(journeys(page).first()).toBeVisible();
  await expect(age(page)).toContainText(TIMETABLE);
  await journeys(page).first().click();
  await expect(steps(page)).toBeVisible();
  await page.goto(`/fr/proximity/stopArea/${trip.to.id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(trip.to.title);
  for (const path of ['/fr', '/fr/schedules']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading').or(main(page).getByRole('combobox')).first()).toBeVisible();
  }
});

/** Numbers from 0 to 1: the same in each run. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

interface Area {
  readonly id: string;
  readonly type: string;
}

async function areasOf(request: APIRequestContext): Promise<string[]> {
  const found = new Set<string>();
  for (const search of 'abcdefghijlmnoprstuv') {
    const answer = await request.get(`${origin}/api/v1/places`, { headers: HEADERS, params: { search } });
    for (const { id, type } of (await answer.json()) as Area[]) if (type === 'stopArea') found.add(id);
  }
  return [...found];
}

/** Without what a network file does not know: ids of trips, and so codes of journeys, prices, and lengths of rides along their lines. */
function comparable(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (_, value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const { fare, noFareReason, tripId, co2Grams, geometry, journeySummaryCode: code, id, metres, ...others } = value;
    const isRide = others.kind === 'ride';
    return { ...others, ...(id !== code && { id }), ...(!isRide && { metres }) };
  });
}

test('random searches and boards are answered as by the backend without real time', async ({
  page,
  context,
  request,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.expect(CONSOLE_ERRORS);
  await takeNetwork(page);
  const areas = await areasOf(request);
  expect(areas.length).toBeGreaterThan(50);
  const random = numbers();
  const pick = () => areas[Math.floor(random.next().value * areas.length)];
  await context.setOffline(true);
  let count = 0;
  for (let number = 0; number < 300; number += 1) {
    const minutes = Math.floor(random.next().value * 1440);
    const time = `${trip.departure.slice(0, 11)}${new Date(minutes * 60_000).toISOString().slice(11, 16)}`;
    const at = random.next().value < 0.3 ? { arrivalDateTime: time } : { departureDateTime: time };
    const body = { fromId: pick(), toId: pick(), tripType: 0, ...at };
    const theirs = await (await request.post(origin + SEARCH, { headers: HEADERS, data: body })).json();
    const ours = await askInPage(page, SEARCH, JSON.stringify(body));
    expect(comparable(ours), JSON.stringify(body)).toEqual(comparable(theirs));
    count += theirs.groups?.length ?? 0;
  }
  expect(count).toBeGreaterThan(200);
  for (const id of areas.slice(0, 50)) {
    const query = `limit=5&groupedByTerminus=true&fromDatetime=${trip.departure}`;
    const path = `/api/proximity/v2/stopAreas/${encodeURIComponent(id)}/schedules?${query}`;
    const theirs = await (await request.get(origin + path, { headers: HEADERS })).json();
    expect(comparable(await askInPage(page, path, null)), id).toEqual(comparable(theirs));
  }
});

test('a file that is damaged is deleted, and the form keeps what was chosen', async ({ page, context, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto(addressOf('/results', { ...trip, from: trip.to, to: trip.from }));
  await expect(journeys(page).first()).toBeVisible();
  await takeNetwork(page);
  await page.evaluate(async () => {
    const cache = await caches.open('halte-network');
    const { version } = await (await cache.match('/kept/network'))!.json();
    const file = new Uint8Array(await (await cache.match(`/kept/network/${version}`))!.arrayBuffer());
    file[5000] = file[5000]! ^ 0xff;
    await cache.put(`/kept/network/${version}`, new Response(file));
  });
  await context.setOffline(true);
  await page.goto(addressOf('/results', trip));
  await expect(main(page).getByRole('button', { name: LABELS.retry }).first()).toBeVisible({ timeout: 20_000 });
  await expect(main(page)).toContainText(trip.from.title);
  await expect.poll(() => page.evaluate(() => caches.has('halte-network'))).toBe(false);
});
