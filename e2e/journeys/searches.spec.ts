import type { Page } from '@playwright/test';
import { findTrip, type Place, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import {
  addressOf,
  chips,
  chooseLastPlace,
  choosePlace,
  chooseReturn,
  expectJourneys,
  form,
  journeys,
  openSheet,
  setClock,
  unfoldJourneys,
} from '../support/tripPlanner.ts';
import { findVia, journeysIn, queryOf, SEARCH, searchedBy, searchesOf } from './search.ts';

let trip: Trip;
let via: Place;
let day: string;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, 'demo');
  via = await findVia(request, trip);
  [day = ''] = trip.departure.split('T');
  await request.dispose();
});

const viaField = (page: Page) => page.getByRole('combobox', { name: 'Étape' });
const viaKeys = (page: Page) => Object.keys(queryOf(page)).filter((key) => key.startsWith('v['));
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const onTripDay = (time: string) => `${day}T${time}`;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Equirectangular approximation, precise enough within a city. */
function metresBetween(one: Point, other: Point): number {
  const east = (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, east) * 111_195;
}

/** All points of a detailed journey. */
function pointsIn(journey: object): Point[] {
  const points: Point[] = [];
  JSON.stringify(journey, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'lat' in value && 'lon' in value) points.push(value as Point);
    return value;
  });
  return points;
}

test('a via is sent, shown, and part of the journey', async ({ page }) => {
  await page.goto(addressOf('', trip));
  const sheet = await openSheet(page, 'type');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Valider' }).click();
  await expect(viaField(page)).toBeFocused();
  const detailed = page.waitForResponse('**/journeys/detailed');
  const { body } = await searchedBy(page, () => chooseLastPlace(page, viaField(page), via));
  expect(body.via).toEqual([expect.objectContaining({ id: queryOf(page)['v[0][i]'] })]);
  expect(queryOf(page)['v[0][v]']).toBe(via.title);
  await expect(heading(page)).toContainText(`via ${via.title}`);
  await journeys(page).first().click();
  expect(queryOf(page)['v[0][v]']).toBe(via.title);
  const points = pointsIn((await (await detailed).json()) as object);
  expect(Math.min(...points.map((point) => metresBetween(point, via)))).toBeLessThan(450);
});

test('a round trip has no via: an earlier one is dropped', async ({ page }) => {
  await page.goto(addressOf('', trip, { 'v[0][i]': via.id, 'v[0][v]': via.title }));
  await expect(viaField(page)).toHaveValue(via.title);
  await chooseReturn(page, '17:30');
  await expect(viaField(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /étape/ })).toHaveCount(0);
  const { body } = await searchedBy(page, () => form(page).search.click());
  expect(body).toMatchObject({ tripType: 1 });
  expect(body.via).toBeUndefined();
  expect(viaKeys(page)).toEqual([]);
});

test('a round trip ignores a via in the address', async ({ page }) => {
  const more = { tt: '1', rt: onTripDay('17:30'), 'v[0][i]': via.id, 'v[0][v]': via.title };
  const { body } = await searchedBy(page, () => page.goto(addressOf('/results', trip, more)));
  expect(body).toMatchObject({ tripType: 1, returnDateTime: onTripDay('17:30') });
  expect(body.via).toBeUndefined();
  await expect(heading(page)).toContainText(trip.to.title);
  await expect(heading(page)).not.toContainText(via.title);
  await page.getByRole('link', { name: 'Modifier' }).click();
  await expect(chips(page).type).toHaveText(/^Retour /);
  await expect(viaField(page)).toHaveCount(0);
});

test('a return is two hours after the departure at the earliest, and not before the arrival', async ({ page }) => {
  await page.goto(addressOf('', trip));
  const sheet = await openSheet(page, 'type');
  await sheet.getByText('Aller-retour', { exact: true }).click();
  await expect(sheet.getByRole('button', { name: /^Retour .*à 10:30/ })).toBeVisible();
  await setClock(sheet, '10:29');
  await expect(sheet.getByText(/^Trop tôt\s: retour réglé sur .* à 10:30/)).toBeVisible();
  await sheet.getByRole('button', { name: /^Retour .*à 10:30/ }).click();
  await searchedBy(page, () => form(page).search.click());
  const choose = (screen: string) =>
    page.getByRole('main').locator(`a[href*="/trip-planner/${screen}?"]`).first().click();
  const { body, answer } = await searchedBy(page, () => choose('returns'));
  expect(body).toMatchObject({
    returnDateTime: onTripDay('10:30'),
    previousJourneySummaryCode: queryOf(page)['jc'],
  });
  expect(
    journeysIn(answer).every(({ departureDateTime }) => departureDateTime.slice(0, 16) >= onTripDay('10:30')),
  ).toBe(true);
  await choose('return-summary');
  await expect(page.getByRole('region', { name: 'Aller' })).toContainText(/0[89]:\d{2}/);
  await expect(page.getByRole('region', { name: 'Retour' })).toContainText(/1[0-2]:\d{2}/);
});

test('all journeys arrive by the given time; earlier and later move that time', async ({ page }) => {
  await page.goto(addressOf('', trip));
  const sheet = await openSheet(page, 'when');
  await sheet.getByText('Arriver à', { exact: true }).click();
  await setClock(sheet, '09:40');
  await sheet.getByRole('button', { name: /^Arriver .*à 09:40/ }).click();

  /** Checks the request of a step, and that all journeys arrive in time, in the response and on the cards. */
  async function inTime(time: string, act: () => Promise<unknown>): Promise<void> {
    const { body, answer } = await searchedBy(page, act);
    expect(body).toMatchObject({ arrivalDateTime: onTripDay(time) });
    expect(body).not.toHaveProperty('departureDateTime');
    expect(queryOf(page)).toMatchObject({ at: onTripDay(time) });
    expect(queryOf(page)).not.toHaveProperty('dt');
    await expect(page.getByText(`Arrivée à ${time}`, { exact: true })).toBeVisible();
    const arrivals = journeysIn(answer).map(({ arrivalDateTime }) => arrivalDateTime.slice(0, 16));
    expect(arrivals.length).toBeGreaterThan(1);
    expect(arrivals.filter((arrival) => arrival > onTripDay(time))).toEqual([]);
    await expectJourneys(page);
    await unfoldJourneys(page);
    await expect(journeys(page)).toHaveCount(arrivals.length);
    const shown = await Promise.all(
      (await journeys(page).all()).map((card) => card.getByRole('time').nth(1).textContent()),
    );
    expect(shown.toSorted()).toEqual(arrivals.map((arrival) => arrival.slice(11)).toSorted());
  }

  await inTime('09:40', () => form(page).search.click());
  await inTime('09:10', () => page.getByRole('button', { name: 'Plus tôt' }).click());
  // The answer of a moment ago is still fresh.
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByText('Arrivée à 09:40', { exact: true })).toBeVisible();
  await expectJourneys(page);
  await inTime('10:10', () => page.getByRole('button', { name: 'Plus tard' }).click());
  await page.getByRole('link', { name: 'Modifier' }).click();
  await expect(chips(page).when).toHaveAccessibleName(/^Arrivée\s: .*10:10$/);
});

const HOSTILE = 'stop|A&B=é#';

test('hostile ids survive the form, the address, a reload and the navigation to the roadmap', async ({
  page,
  problems,
}) => {
  // The details of this journey do not exist; a refusal would redirect to the results.
  problems.expect(/status of 503/);
  const code = `${HOSTILE}/?%+ x`;
  const place = { id: HOSTILE, title: 'Quai & Cie #1', subTitle: '', displayName: 'Quai & Cie #1', type: 'stopArea' };
  const allow = { 'access-control-allow-origin': '*' };
  await page.route('**/api/v1/places?*', (route) =>
    route.fulfill({ json: [{ ...place, lat: via.lat, lon: via.lon }], headers: allow }),
  );
  await page.route(SEARCH, async (route) => {
    const { from, to, departure } = trip;
    const known = { fromId: from.id, toId: to.id, tripType: 0, departureDateTime: departure };
    const response = await route.fetch({ postData: known });
    const { groups } = (await response.json()) as { groups: { journeys: object[] }[] };
    const [group] = groups;
    const json = {
      reason: null,
      groups: [{ ...group, journeys: [{ ...group?.journeys[0], journeySummaryCode: code }] }],
    };
    await route.fulfill({ response, json });
  });
  const codes: string[] = [];
  await page.route('**/journeys/detailed', async (route) => {
    codes.push((route.request().postDataJSON() as { journeySummaryCode: string }).journeySummaryCode);
    await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'No.' }, headers: allow });
  });
  const searches = searchesOf(page);

  await page.goto(addressOf('', trip));
  await choosePlace(page, form(page).from, { ...place, lat: via.lat, lon: via.lon });
  await form(page).search.click();
  await expect(journeys(page)).toHaveCount(1);
  expect(queryOf(page)).toMatchObject({ fi: HOSTILE, fv: place.title });
  await page.reload();
  await expect(journeys(page)).toHaveCount(1);
  expect(searches).toHaveLength(2);
  expect(searches[0]).toMatchObject({ fromId: HOSTILE, toId: trip.to.id });
  expect(searches[1]).toEqual(searches[0]);
  await journeys(page).click();
  await expect(page).toHaveURL(/\/trip-planner\/roadmap\//);
  await expect.poll(() => codes.at(-1)).toBe(code);
  expect(queryOf(page)).toMatchObject({ fi: HOSTILE });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a failed search shows its retry button above the tabs', async ({ page, problems }) => {
    problems.expect(/status of 503/);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' }, headers }));
    await page.goto(addressOf('/results', trip));
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeInViewport({ ratio: 1 });
    const [button, tabs] = [
      await retry.boundingBox(),
      await page.getByRole('navigation', { name: 'Pages principales' }).boundingBox(),
    ];
    expect(Number(button?.y) + Number(button?.height)).toBeLessThanOrEqual(Number(tabs?.y));
  });
});

test('the last departure of a day is found by one button', async ({ page }) => {
  await page.goto(addressOf('', trip));
  const sheet = await openSheet(page, 'when');
  await sheet.getByRole('button', { name: 'Dernier départ' }).click();
  await sheet.getByRole('button', { name: /^Dernier départ (demain|aujourd’hui|de|[a-z]+ \d)/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(chips(page).when).toHaveText(/^Dernier départ/);
  await form(page).search.click();
  await expectJourneys(page);
  await expect(page.getByRole('main').getByText('Dernier trajet de la journée')).toHaveCount(1);
});
