import { expect, test } from '../support/test.ts';

test('the header is rendered by its remote', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('[data-header="ready"]')).toBeVisible();
});
