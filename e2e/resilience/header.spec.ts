import type { Route } from '@playwright/test';
import { form } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

const FILES = '**/remotes/shop-header/**';

const BROKEN: readonly [name: string, answer: (route: Route) => Promise<void> | void][] = [
  ['stopped', (route) => route.abort('connectionrefused')],
  ['answering 500', (route) => route.fulfill({ status: 500, body: '' })],
  ['no module at all', (route) => route.fulfill({ contentType: 'text/javascript', body: 'var nothing = 1;' })],
  ['hanging', () => {}],
];

test('the header is the remote’s own', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('[data-header="ready"]')).toBeVisible();
});

for (const [name, answer] of BROKEN) {
  test(`a header that is ${name} is replaced by the built-in one, and the areas work`, async ({ page, problems }) => {
    problems.expect(/^console: /);
    await page.route(FILES, answer);
    await page.goto('/fr/trip-planner', { waitUntil: 'commit' });
    await expect(form(page).from).toBeVisible();
    const header = page.locator('[data-header="built-in"]');
    await expect(header).toBeVisible({ timeout: 15_000 });
    await expect(header.getByRole('link', { name: 'EN' })).toBeVisible();
  });
}
