import type { Page, Route } from '@playwright/test';
import { form, WORDS } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

const FILES = '**/remotes/trip-planner/**';

/** [how the remote is broken, what the slot says, the answer to each of its files] */
const BROKEN: readonly [name: string, code: string, answer: (route: Route) => Promise<void> | void][] = [
  ['stopped', 'network', (route) => route.abort('connectionrefused')],
  ['answering 500', 'server-error', (route) => route.fulfill({ status: 500, body: '' })],
  [
    'no module at all',
    'invalid-module',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'var nothing = 1;' }),
  ],
  ['hanging', 'timeout', () => {}],
];

/** A remote's trouble is in the console, and nowhere else. */
const TROUBLE = /^console: /;

async function expectPageStands(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
}

test.describe('an area whose remote is', () => {
  for (const [name, code, answer] of BROKEN) {
    test(`${name} leaves a gap that says so, and recovers`, async ({ page, problems }) => {
      problems.expect(TROUBLE);
      test.setTimeout(60_000);
      await page.route(FILES, answer);
      await page.goto('/fr/trip-planner', { waitUntil: 'commit' });
      const gap = page.locator(`main [data-failure="${code}"]`);
      await expect(gap).toBeVisible({ timeout: 30_000 });
      await expectPageStands(page);
      await page.unroute(FILES);
      await gap.getByRole('button', { name: WORDS.retry }).click();
      await expect(form(page).from).toBeVisible();
      await expect(gap).toHaveCount(0);
    });
  }
});

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
  await expectPageStands(page);
});
