import { LOCALES } from '@halte/contract';
import { runAxe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

// The browser runs no script, but its parser does not know: it takes the content of `noscript` for text.
test.beforeEach(async ({ page }) => {
  await page.route(
    (url) => /^\/[a-z]{2}(\/|$)/.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      if (response.status() === 302) return route.fulfill({ response });
      return route.fulfill({
        response,
        body: (await response.text()).replaceAll(/<\/?noscript>|<script src[^>]*><\/script>/g, ''),
      });
    },
  );
});

test('home is painted: its form, the tabs and the footer', async ({ page }) => {
  await page.goto('/fr');
  await expect(page.getByRole('combobox', { name: 'Départ' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages principales' }).getByRole('link')).toHaveCount(4);
  await expect(page.locator('footer')).toBeAttached();
  await expect(page.getByText('Sans JavaScript, la recherche de lieux fonctionne')).toBeVisible();
});

test('the form leads to its places, then to what they are for', async ({ page }) => {
  await page.goto('/fr');
  await page.getByRole('combobox', { name: 'Départ' }).fill('place');
  await page.getByRole('combobox', { name: 'Arrivée' }).fill('mairie de saint-aubrin');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const proposals = page.getByRole('region').first();
  await expect(proposals.getByRole('heading', { name: 'Choisissez vos lieux' })).toBeVisible();
  await expect(proposals.getByText('Choisissez celui que vous cherchez')).toBeVisible();
  expect(await proposals.getByRole('link').count()).toBeGreaterThan(1);
  await expect(page.getByRole('combobox', { name: 'Départ' })).toHaveValue('place');
  await proposals.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\/results\?.*fi=.*ti=/);
  await expect(page.getByText('Vos lieux sont trouvés.')).toBeVisible();
  await page.getByRole('link', { name: 'Modifier la recherche' }).click();
  await expect(page).toHaveURL(/\/fr\/trip-planner\?.*fi=/);
});

test.describe('the places to choose from have no accessibility violation', () => {
  // The rules are a script.
  test.use({ javaScriptEnabled: true });

  for (const locale of LOCALES) {
    test(`in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/trip-planner?fv=place&tv=xyzzy`);
      await expect(page.getByRole('region').first().getByRole('listitem').first()).toBeVisible();
      const { violations } = await runAxe(page);
      expect(violations).toEqual([]);
    });
  }
});
