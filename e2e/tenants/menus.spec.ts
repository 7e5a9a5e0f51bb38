import { dailySample } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { createAccount, signIn } from '../account/accounts.ts';
import { runAxe } from '../support/accessibility.ts';
import { faultsByKeyboard } from '../support/focus.ts';
import { cutTexts, markedAlike, overlappingTexts, spaceText } from '../support/layoutChecks.ts';
import { expect, test } from '../support/test.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Axe on the dialog that is open, or on the bar with the menu that is open in it, in one of the two colour schemes a day. */
async function expectAccessible(page: Page, open: string, scope: '[role="dialog"]' | 'header'): Promise<void> {
  await expect(page.locator(scope)).toBeVisible();
  for (const colorScheme of dailySample(SCHEMES, 1, (scheme) => `${open}, ${scheme}`)) {
    await page.emulateMedia({ colorScheme });
    const { passed, violations } = await runAxe(page, scope);
    expect.soft(passed, open).toBeGreaterThan(5);
    expect.soft(violations, `${open}, ${colorScheme}`).toEqual([]);
  }
}

test('each menu of the bar opens by keyboard, returns the focus and has no violation; a cart that was filled through the API is seen at once', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fr/schedules');
  const bar = page.getByRole('banner');
  await expect(page.locator('[data-header="ready"]')).toBeVisible();

  await test.step('bar and footer', async () => {
    await expect(bar.getByRole('button', { name: 'Mon panier' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mon compte' })).toHaveCount(0);
    expect.soft(await faultsByKeyboard(page, bar), 'keyboard, bar').toEqual([]);
    expect.soft(await faultsByKeyboard(page, page.getByRole('contentinfo')), 'keyboard, footer').toEqual([]);
    await expect(bar.getByRole('link', { name: 'Lignes' })).toHaveAttribute('aria-current', 'page');
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await markedAlike(bar), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('menu of the content system', async () => {
    const buy = bar.getByRole('button', { name: 'Acheter' });
    await buy.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Tickets et carnets/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'Points de vente' })).toBeFocused();
    await expectAccessible(page, 'menu of the content system', 'header');
    await page.keyboard.press('Escape');
    await expect(buy).toBeFocused();
  });

  await test.step('languages and appearance', async () => {
    const region = bar.getByRole('img', { name: 'Région Sauvelle' });
    const languages = bar.getByRole('button', { name: /^FR/ });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(region).toHaveAttribute('src', '/tenants/demo/region.svg');
    await languages.press('Enter');
    await page.getByRole('radio', { name: 'Sombre' }).focus();
    await page.keyboard.press('Space');
    await expect(region).toHaveAttribute('src', '/tenants/demo/region-dark.svg');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await expect(region).toHaveAttribute('src', '/tenants/demo/region.svg');
    await expectAccessible(page, 'languages', 'header');
    await page.keyboard.press('Escape');
    await expect(languages).toBeFocused();
  });

  await test.step('cart', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const url = '/bff/store/cart/items';
    await page.evaluate(
      async ({ url, email }) => {
        const body = JSON.stringify({ productId: 'ten-trip-book', quantity: 2, email });
        const headers = { 'X-Api-Key': 'halte-demo', 'Content-Type': 'application/json' };
        const cart: unknown = await (await fetch(url, { method: 'POST', headers, body })).json();
        // biome-ignore lint/suspicious/noDocumentCookie: as a shop's page does it
        document.cookie = `cartEmail=${encodeURIComponent(email)}; path=/`;
        window.dispatchEvent(new CustomEvent('cart-updated', { detail: { status: 'add', cart } }));
      },
      { url, email },
    );
    const cart = page.getByRole('dialog', { name: /^Mon panier/ });
    await expect(cart).toHaveAccessibleName('Mon panier, 2 articles');
    await expect(cart.getByRole('listitem')).toBeFocused();
    await expectAccessible(page, 'cart', '[role="dialog"]');
    await cart.getByRole('button', { name: / : en retirer un$/ }).click();
    await expect(cart).toHaveAccessibleName('Mon panier, 1 article');
    await page.keyboard.press('Escape');
    // Another tab, or the shop itself.
    await request.post(url, { headers: { 'X-Api-Key': 'halte-demo' }, data: { productId: 'annual-plan', email } });
    await bar.getByRole('button', { name: 'Mon panier, 1 article' }).click();
    await expect(cart).toHaveAccessibleName('Mon panier, 2 articles');
    await page.keyboard.press('Escape');
  });

  await test.step('signed in', async () => {
    await signIn(page, await createAccount(request));
    const bell = bar.getByRole('button', { name: '2 notifications' });
    await bell.click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'notifications', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    // The cart of the account, not that of the address.
    await bar.getByRole('button', { name: 'Mon panier', exact: true }).click();
    await expectAccessible(page, 'cart, empty', '[role="dialog"]');
    await page.keyboard.press('Escape');

    await expect(page.getByRole('link', { name: 'Mon compte' })).toBeVisible();
    const account = bar.getByRole('button', { name: 'Ada Lovelace' });
    await account.press('ArrowDown');
    await expect(bar.getByRole('link', { name: 'Mon compte' })).toBeFocused();
    await expectAccessible(page, 'account', 'header');
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });

  await test.step('menu of a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const menu = bar.getByRole('button', { name: 'Menu' });
    await menu.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByText('Acheter')).toBeVisible();
    await expectAccessible(page, 'menu of a phone', '[role="dialog"]');
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await markedAlike(sheet), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    expect.soft(await faultsByKeyboard(page, sheet), 'keyboard').toEqual([]);
    await spaceText(page);
    expect.soft(await overlappingTexts(sheet), 'spaced texts').toEqual([]);
    expect.soft(await cutTexts(sheet), 'cut by spacing').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});
