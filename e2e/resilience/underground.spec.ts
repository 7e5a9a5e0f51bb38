import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import type { Page } from '@playwright/test';
import { createAccount, header, signIn } from '../account/accounts.ts';
import { age, compressedBytes, keptContents, keptFiles, touch, untilKept } from '../support/keptPages.ts';
import { findTrip } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, journeys, LABELS } from '../support/tripPlanner.ts';

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

const CONSOLE_ERRORS = /^console: /;
const STOP = '/fr/proximity/stopArea/SA010';

const main = (page: Page) => page.getByRole('main');
const steps = (page: Page) => main(page).getByRole('list', { name: 'Étapes du trajet' });
const board = (page: Page) => main(page).locator('li time');
/** Departures whose time is predicted: they are read out as such. */
const predicted = (page: Page) => main(page).locator('time').filter({ hasText: 'temps réel' });

test('a page that was opened once has the logo of its tenant without a network', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto(STOP);
  await expect(board(page).first()).toBeVisible();
  await touch(page);
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(age(page)).toBeVisible();
  const logo = page.locator('header img').filter({ visible: true }).first();
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('underground: a search, a journey and the departures of a stop are there without a network, as old as they are, and live again afterwards', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  const results = addressOf('/results', await findTrip(request, 'demo'));
  await page.goto(results);
  await expect(journeys(page).first()).toBeVisible();
  await journeys(page).first().click();
  await expect(steps(page)).toBeVisible();
  await untilKept(page);
  const roadmap = page.url();
  const kept = await page.evaluate(() => Date.now());
  await page.goto(STOP);
  await expect(board(page).first()).toBeVisible();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const departures = await board(page).count();
  await touch(page);
  await untilKept(page);
  await expect
    .poll(async () => Object.keys(await keptContents(page)).sort())
    .toEqual(expect.arrayContaining(['halte-roadmaps', 'halte-searches', 'halte-seen']));
  await expect(age(page)).toHaveCount(0);

  await context.setOffline(true);
  await page.goto(roadmap);
  await expect(steps(page)).toBeVisible();
  await expect(age(page)).toContainText(/Enregistré à \d\d:\d\d/);
  expect(Math.abs(Number(await age(page).getAttribute('data-kept')) - kept)).toBeLessThan(60_000);
  await page.reload();
  await expect(steps(page)).toBeVisible();
  await page.goto(results);
  await expect(journeys(page).first()).toBeVisible();
  await page.goto(STOP);
  await expect(board(page)).toHaveCount(departures);
  await expect(age(page)).toBeVisible();
  await expect(predicted(page)).toHaveCount(0);
  await page.goto('/fr/proximity/stopArea/SA011');
  await expect(main(page).getByRole('button', { name: LABELS.retry }).last()).toBeVisible({ timeout: 20_000 });

  await page.goto(STOP);
  await expect(age(page)).toBeVisible();
  await context.setOffline(false);
  await expect(age(page)).toHaveCount(0);
  await expect(board(page).first()).toBeVisible();
});

test('a page in a language that is not kept says so in that language, without a script', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto('/fr');
  await touch(page);
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/de/schedules');
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/(fr|de)$/);
  await expect(main(page).getByRole('combobox').first()).toBeVisible();
});

test('a build takes at most 1.2 MB, compressed, of what somebody opens', async ({ page, request }) => {
  const trip = await findTrip(request, 'demo');
  for (const path of [
    '/fr',
    '/fr/proximity',
    '/fr/schedules',
    '/fr/schedules/line/A',
    STOP,
    addressOf('/results', trip),
  ]) {
    await page.goto(path);
    await touch(page);
    await untilKept(page);
  }
  const files = (await keptFiles(page)).filter((path) => !path.startsWith('/kept/'));
  const bytes = await compressedBytes(request, files);
  expect(files.length).toBeGreaterThan(30);
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThan(1_200_000);
});

test('after a sign-out, in another tab too, nothing of the account is kept, nor the trip that is under way', async ({
  page,
  context,
  request,
}) => {
  const person = await createAccount(request);
  const trip = await findTrip(request, 'demo');
  await page.goto(addressOf('/results', trip));
  await touch(page);
  await untilKept(page);
  await page.reload();
  await expect.poll(async () => Object.keys(await keptContents(page))).toContain('halte-searches');
  const other = await context.newPage();
  await other.goto('/fr/schedules');
  await signIn(page, person);
  await expect(header(other).person).toBeVisible();
  await page.goto('/fr/account/profile');
  await expect(
    main(page)
      .getByText(person.email)
      .or(main(page).locator(`[value="${person.email}"]`))
      .first(),
  ).toBeVisible();
  await untilKept(page);
  const token = await page.evaluate(() => /"accessToken":"([^"]+)"/.exec(decodeURIComponent(document.cookie))?.[1]);
  expect(token).toMatch(/.{20}/);
  const secrets = [person.email, 'Lovelace', token ?? ''];
  const all = JSON.stringify(await keptContents(page));
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);

  await page.evaluate((key) => localStorage.setItem(key, '{}'), KEPT_TRIP_KEY);

  await header(other).person.click();
  await header(other).signOut.click();
  await expect(header(page).signIn).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEPT_TRIP_KEY)).toBeNull();
  await expect
    .poll(async () => {
      const contents = await keptContents(page);
      return ['halte-searches', 'halte-roadmaps'].flatMap((name) => contents[name] ?? []);
    })
    .toEqual([]);
});
