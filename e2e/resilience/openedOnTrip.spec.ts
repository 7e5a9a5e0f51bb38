/** Opened again, the app leads to the trip that is under way. */
import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import { runAxe } from '../support/accessibility.ts';
import { touch, untilKept } from '../support/keptPages.ts';
import { findTrip } from '../support/places.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, journeys } from '../support/tripPlanner.ts';

test.use({ serviceWorkers: 'allow', firstData: 'sent' });

test('home leads to the trip that was opened, also without a network, and moves nothing; it is gone with the trip', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(/^console: /);
  await watchShifts(page);
  await page.goto(addressOf('/results', await findTrip(request, 'demo')));
  await journeys(page).first().click();
  const steps = page.getByRole('main').getByRole('list', { name: 'Étapes du trajet' });
  await expect(steps).toBeVisible();
  await untilKept(page);
  // As the roadmap writes it, but under way now: the trip may be one of tomorrow.
  await page.evaluate((key) => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const kept = {
      code: decodeURIComponent(location.pathname.split('/').at(-1) ?? ''),
      query: Object.fromEntries(new URLSearchParams(location.search)),
      to: 'Belvédère',
      ...{ departure: at(-5), arrival: at(20), openedAt: at(-10), toldUntil: null },
    };
    localStorage.setItem(key, JSON.stringify(kept));
  }, KEPT_TRIP_KEY);
  await page.goto('/fr');
  await touch(page);
  await untilKept(page);
  await page.reload();
  const link = page.getByRole('complementary', { name: /^Votre trajet vers/ }).getByRole('link');
  await expect(link).toContainText(/Arrivée à \d\d:\d\d/);
  expect(await shiftsOf(page)).toEqual([]);
  expect((await runAxe(page, 'aside')).violations).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await link.click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/roadmap\//);
  await expect(steps).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.evaluate((key) => localStorage.removeItem(key), KEPT_TRIP_KEY);
  await page.goto('/fr');
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  await expect(link).toHaveCount(0);
  await context.setOffline(false);
});
