import { dailySample } from '@halte/judge/sample';
import type { Locator, Page } from '@playwright/test';
import { createAccount, dialog, header, type Person } from '../account/accounts.ts';
import { idleLoaded } from '../support/clock.ts';
import { network } from '../support/environment.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { expectJourneys, form, LABELS } from '../support/tripPlanner.ts';
import { breakBackend, FAULTS, type Fault } from './backendFaults.ts';

/** A failing backend logs to the console. */
const CONSOLE_ERRORS = /^console: /;
const MINUTE_MS = 60_000;
/** Longer than the timeout of any call. */
const TOO_LONG_MS = 16_000;

interface Fixture {
  readonly trip: Trip;
  /** Summary code of a journey of that trip. */
  readonly code: string;
  readonly person: Person;
}

interface Screen {
  readonly name: string;
  /** Path of the broken calls. */
  readonly path: RegExp;
  open(page: Page, fixture: Fixture): Promise<void>;
  /** The message that replaces the answer. */
  message(page: Page, fault: Fault): Locator;
  /** Maximum number of calls. */
  maxCalls(fault: Fault): number;
  /** Checks that input is preserved and that a retry succeeds. */
  recover(page: Page, fixture: Fixture): Promise<void>;
}

const addressOf = ({ from, to, departure }: Trip) =>
  `?${new URLSearchParams({ fi: from.id, fv: from.title, ti: to.id, tv: to.title, tt: '0', dt: departure })}`;
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: LABELS.retry }).first().click();
const messageInMain = (page: Page, { message }: Fault) => page.getByRole('main').getByText(message).first();

const SCREENS: readonly Screen[] = [
  {
    name: 'place search',
    path: /\/api\/v1\/places\?/,
    async open(page, { trip }) {
      await page.goto('/fr/trip-planner');
      await form(page).from.fill(trip.from.title);
    },
    message: (page) =>
      page
        .getByRole('main')
        .getByText(/La recherche ne répond pas/)
        .first(),
    maxCalls: ({ reads }) => reads,
    async recover(page, { trip }) {
      await expect(form(page).from).toHaveValue(trip.from.title);
      await form(page).from.press('Enter');
      await expect(page.getByRole('option').filter({ hasText: trip.from.title }).first()).toBeVisible();
      await expect(form(page).from).toHaveValue(trip.from.title);
    },
  },
  {
    name: 'results',
    path: /\/journeys\/search/,
    open: async (page, { trip }) => void (await page.goto(`/fr/trip-planner/results${addressOf(trip)}`)),
    message: messageInMain,
    maxCalls: ({ reads }) => reads,
    async recover(page, { trip }) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(trip.from.title);
      await retry(page);
      await expectJourneys(page);
    },
  },
  {
    name: 'roadmap',
    path: /\/journeys\/detailed/,
    open: async (page, { trip, code }) =>
      void (await page.goto(`/fr/trip-planner/roadmap/${encodeURIComponent(code)}${addressOf(trip)}`)),
    message: messageInMain,
    maxCalls: ({ reads }) => reads,
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('main').getByRole('list', { name: 'Étapes du trajet' })).toBeVisible();
    },
  },
  {
    name: 'nearby',
    path: /\/api\/v1\/proximity\/nearby\?/,
    open: async (page, { trip: { from } }) =>
      void (await page.goto(`/fr/proximity?lat=${from.lat}&lon=${from.lon}&name=${encodeURIComponent(from.title)}`)),
    message: messageInMain,
    maxCalls: ({ reads }) => reads,
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
  {
    name: 'lines',
    path: /\/api\/v1\/lines/,
    open: async (page) => void (await page.goto('/fr/schedules')),
    message: messageInMain,
    maxCalls: ({ reads }) => reads,
    async recover(page) {
      await retry(page);
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /\d+ lignes/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'sign-in',
    path: /\/login\/v1\/sessions/,
    async open(page, { person }) {
      await page.goto('/fr/schedules');
      await header(page).signIn.click();
      await dialog(page).email.fill(person.email);
      await dialog(page).password.fill(person.password);
      await dialog(page).submit.click();
    },
    message: (page, { atSignIn }) => dialog(page).problem.filter({ hasText: atSignIn }),
    maxCalls: () => 1,
    async recover(page, { person }) {
      await expect(dialog(page).email).toHaveValue(person.email);
      await expect(dialog(page).password).toHaveValue(person.password);
      await dialog(page).submit.click();
      await expect(header(page).person).toBeVisible();
    },
  },
];

let fixture: Fixture;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const trip = await findTrip(request, 'demo');
  const person = await createAccount(request);
  const answer = await request.post(`http://localhost:${network('demo').bffPort}/api/trip-planner/v2/journeys/search`, {
    headers: { 'X-Api-Key': 'halte-demo' },
    data: { fromId: trip.from.id, toId: trip.to.id, tripType: 0, departureDateTime: trip.departure },
  });
  const { groups } = (await answer.json()) as { groups: { journeys: { journeySummaryCode: string }[] }[] };
  fixture = { trip, person, code: groups[0]?.journeys[0]?.journeySummaryCode ?? '' };
  await request.dispose();
});

const CELLS = SCREENS.flatMap((screen) => FAULTS.map((fault) => ({ screen, fault })));

for (const { screen, fault } of dailySample(CELLS, 3, ({ screen, fault }) => `${screen.name} ${fault.name}`)) {
  test(`${screen.name}, and the backend ${fault.name}: a limited number of calls, a message, and a retry that works`, async ({
    page,
    problems,
  }) => {
    problems.expect(CONSOLE_ERRORS);
    await page.clock.install();
    const broken = await breakBackend(page, screen.path, fault);
    await screen.open(page, fixture);
    await expect.poll(broken.calls).toBeGreaterThan(0);
    if (fault.isSlow) await page.clock.fastForward(TOO_LONG_MS);
    await expect(screen.message(page, fault)).toBeVisible({ timeout: 20_000 });
    await page.clock.fastForward(MINUTE_MS);
    expect(broken.calls()).toBeLessThanOrEqual(screen.maxCalls(fault));
    await expect(page.getByRole('banner')).toBeVisible();
    await broken.restore();
    await screen.recover(page, fixture);
  });
}

for (const fault of dailySample(FAULTS, 1, ({ name }) => `details ${name}`)) {
  test(`results are complete and request no details, for which the backend ${fault.name}`, async ({ page }) => {
    await page.clock.install();
    const broken = await breakBackend(page, /\/journeys\/detailed/, fault);
    await page.goto(`/fr/trip-planner/results${addressOf(fixture.trip)}`);
    await expectJourneys(page);
    await idleLoaded(page);
    for (let step = 0; step < 5; step += 1) await page.clock.fastForward(TOO_LONG_MS);
    await expectJourneys(page);
    expect(broken.calls()).toBe(0);
  });
}

test('a failed search repeats when the network is back', async ({ page, context, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto('/fr/trip-planner');
  await page.route(/\/journeys\/search/, (route) => route.abort('internetdisconnected'));
  await page.goto(`/fr/trip-planner/results${addressOf(fixture.trip)}`);
  await expect(page.getByRole('main').getByRole('button', { name: LABELS.retry })).toBeVisible();
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await expectJourneys(page);
});

test('a device with a clock two hours behind searches from the time of the server', async ({ page }) => {
  const behind = Date.now() - 2 * 3_600_000;
  await page.clock.install({ time: behind });
  const { from, to } = fixture.trip;
  const query = new URLSearchParams({ fi: from.id, fv: from.title, ti: to.id, tv: to.title });
  await page.goto(`/fr/trip-planner?${query}`);
  const searched = page.waitForRequest(/\/journeys\/search/);
  await form(page).search.click();
  const { departureDateTime } = (await searched).postDataJSON() as { departureDateTime: string };
  const inZone = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
  const wall = (time: number) => inZone.format(time).replace(' ', 'T');
  expect(departureDateTime > wall(behind + 3_600_000)).toBe(true);
});
