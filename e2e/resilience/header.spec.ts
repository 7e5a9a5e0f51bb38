import { expect, test } from '../support/test.ts';

test('the header is the remote’s own', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.locator('[data-header="ready"]')).toBeVisible();
});
