import { LOCALES } from '@halte/contract';
import { expect } from '@playwright/test';
import { cartWith } from '../conformance/carts.ts';
import { SIGNED_IN, SIGNED_OUT } from '../conformance/headerPage.ts';
import { ORIGIN } from '../conformance/hostPage.ts';
import { pressUntil } from '../conformance/pressUntil.ts';
import { TENANT_PATHS } from '../conformance/tenant.ts';
import { test } from '../conformance/test.ts';

/** Addresses begin with the language, whatever the texts are in. */
const ADDRESSES = /^.*\/url: .*$/gm;

test('speaks five languages', async ({ header: { quiet, content, loaded } }) => {
  const shown = new Map<string, string>();
  for (const locale of LOCALES) {
    const text = await quiet({ locale, signedIn: false }, content);
    shown.set(locale, text.replace(ADDRESSES, ''));
  }
  const same = LOCALES.filter((locale) => locale !== 'fr' && shown.get(locale) === shown.get('fr'));
  expect.soft(same, 'languages in which it reads the same as in French').toEqual([]);
  const keys = loaded.keys.filter((key) => key.includes('.') && [...shown.values()].some((text) => text.includes(key)));
  expect(keys, 'keys that it shows instead of a text').toEqual([]);
});

test('follows the language', async ({ header: { quiet, content, setLocale } }) => {
  const wanted = await quiet({ locale: 'de', signedIn: false }, content);
  await quiet(SIGNED_OUT, async () => {
    await setLocale('de');
    await expect.poll(content, 'after a change to German, as when it is mounted in German').toBe(wanted);
  });
});

test('offers to sign in', async ({ signedOut: { page, banner } }) => {
  expect(await pressUntil(page, banner, 'signIn'), 'a button asks the host to sign in').toBe(true);
});

test('offers to sign out', async ({ signedIn: { page, banner } }) => {
  expect(await pressUntil(page, banner, 'signOut'), 'a button asks the host to sign out').toBe(true);
});

test('follows the session', async ({ header: { page, quiet, content } }) => {
  const signedOut = await quiet(SIGNED_OUT, content);
  const signedIn = await quiet(SIGNED_IN, content);
  expect(signedIn, 'signed in, it reads the same as signed out').not.toBe(signedOut);
  await quiet(SIGNED_OUT, async () => {
    await page.evaluate(() => window.kit.setSignedIn(true));
    await expect.poll(content, 'after a sign-in, as when it is mounted signed in').toBe(signedIn);
    await page.evaluate(() => window.kit.setSignedIn(false));
    await expect.poll(content, 'after a sign-out, as when it is mounted signed out').toBe(signedOut);
  });
});

test('follows the cart', async ({ signedIn: { page, setCart } }) => {
  const send = (detail: object) => page.evaluate((given) => window.kit.sendCartUpdated(given), detail);
  // All of the page: a panel may be at its end, with all else hidden behind it.
  const shows = (quantity: number, what: string) =>
    expect
      .poll(() => page.locator('body').ariaSnapshot(), `the ${quantity} tickets ${what}`)
      .toMatch(new RegExp(`(?<![\\d,.])${quantity}(?![\\d,.])`));
  await send({ cart: cartWith(7) });
  await shows(7, 'of the cart that comes with the event');
  setCart(8);
  await send({});
  await shows(8, 'of the cart that it fetches after an event without one');
  await send({ status: 'add', cart: cartWith(9) });
  await shows(9, 'of a cart that something was added to');
  setCart(0);
});

test('links to addresses of the host', async ({ signedIn: { page, banner } }) => {
  const links = await banner
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const given = await page.evaluate(() => window.kit.addresses());
  const known = new Set([...given, ...TENANT_PATHS.map((path) => `${ORIGIN}/fr${path}`)]);
  const others = links.filter((link) => link.startsWith(`${ORIGIN}/`) && !known.has(link));
  expect(others, 'addresses that do not come from navigation.href').toEqual([]);
});
