/** What is answered from the timetable that was taken along, while there is no network. */
import type { Page } from '@playwright/test';
import type { NetworkName } from '../support/environment.ts';
import { age, touch, untilKept } from '../support/keptPages.ts';
import { findTrip, type Trip } from '../support/places.ts';
import { takeNetwork } from '../support/takenNetwork.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, chooseLastPlace, choosePlace, form, journeys, LABELS, openForm } from '../support/tripPlanner.ts';

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

const CONSOLE_ERRORS = /^console: /;
const TIMETABLE = /Horaires du .*, sans temps réel ni prix/;

const main = (page: Page) => page.getByRole('main');
const steps = (page: Page) => main(page).getByRole('list', { name: 'Étapes du trajet' });
const board = (page: Page) => main(page).locator('li time');

let trip: Trip;
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext();
  trip = await findTrip(request, project.name as NetworkName);
  await request.dispose();
});

test('underground: another journey, its steps and the departures of a stop are there, and live again afterwards', async ({
  page,
  context,
  problems,
}) => {
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
  await expect(
    board(page)
      .first()
      .or(
        main(page)
          .getByText(/aucun départ/i)
          .first(),
      ),
  ).toBeVisible();
  await expect(age(page)).toContainText(TIMETABLE);
  await expect(main(page).locator('time').filter({ hasText: 'temps réel' })).toHaveCount(0);

  await context.setOffline(false);
  await expect(age(page)).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(trip.to.title);
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
