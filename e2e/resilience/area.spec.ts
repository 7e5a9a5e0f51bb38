import { expect, test } from '../support/test.ts';
import { form } from '../support/tripPlanner.ts';

/** A failing remote logs to the console. */
const CONSOLE_ERRORS = /^console: /;

test('a remote that fails leaves a placeholder in its screen and the screens of the others as they are', async ({
  page,
  problems,
}) => {
  problems.expect(CONSOLE_ERRORS);
  // From the start, because idle time downloads the other areas.
  await page.route('**/remotes/schedules/**', (route) => route.abort('connectionrefused'));
  await page.goto('/fr/trip-planner');
  await expect(form(page).from).toBeVisible();
  await page.getByRole('link', { name: 'Lignes' }).first().click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await expect(page.locator('main [data-failure]')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first().click();
  await expect(form(page).from).toBeVisible();
});

test('an unreachable backend shows a message, and the page stays usable', async ({ page, problems }) => {
  problems.expect(CONSOLE_ERRORS);
  await page.goto('/fr/trip-planner');
  await expect(form(page).from).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await form(page).from.fill('gare');
  await expect(
    page
      .getByRole('main')
      .getByText(/réessay|connexion|répond/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
