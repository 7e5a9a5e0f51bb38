import { form } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

/** A remote's trouble is in the console, and nowhere else. */
const TROUBLE = /^console: /;

test('a remote that stops later leaves the screens that are there, and a gap in the next one', async ({
  page,
  problems,
}) => {
  problems.expect(TROUBLE);
  await page.goto('/fr/trip-planner');
  await expect(form(page).from).toBeVisible();
  await page.route('**/remotes/schedules/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Lignes' }).first().click();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await expect(page.locator('main [data-failure]')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first().click();
  await expect(form(page).from).toBeVisible();
});

test('the backend down is a sentence, and the page stands', async ({ page, problems }) => {
  problems.expect(TROUBLE);
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
