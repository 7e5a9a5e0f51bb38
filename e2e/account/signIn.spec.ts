import type { Page } from '@playwright/test';
import { runAxe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { tabTo } from '../support/tripPlanner.ts';
import { API_KEY, BFF, createAccount, dialog, fillIn, header, newPerson, signIn, TENANTS } from './accounts.ts';

const WIDGET = '**/login/dist/js/app.js*';
/** The browser's console message about an unsuccessful response. */
const REFUSED = /console: Failed to load resource: .* status of 4\d\d/;

test('a session is begun by the widget that comes after the first key, and signed out of', async ({
  page,
  request,
}) => {
  const person = await createAccount(request);
  // Before anyone wants to sign in.
  const loaded = page.waitForRequest(WIDGET);
  await page.goto('/fr/schedules');
  await expect(header(page).signIn).toBeVisible();
  await page.keyboard.press('Tab');
  await loaded;
  await signIn(page, person);
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await page.goto('/fr/account/personal-data');
  await expect(page.getByText(person.email)).toBeVisible();
  await header(page).person.click();
  await header(page).signOut.click();
  await expect(header(page).signIn).toBeVisible();
  await expect(page).toHaveURL(/\/fr$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('userToken');
});

test('the demo account works', async ({ request }) => {
  const data = { email: 'camille@clairvenne.example', password: 'bienvenue-a-bord' };
  const answer = await request.post(`${BFF}/login/v1/sessions`, { data, headers: API_KEY });
  expect(answer.status()).toBe(201);
  expect(await answer.json()).toMatchObject({ attributes: { firstName: 'Camille' } });
});

/** The cookie of the session and the token in it. */
async function sessionOf(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userToken');
  const { accessToken }: { accessToken: string } = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  return { cookie, accessToken };
}

test('a session that ends in the backend ends in the browser, and signing out ends it at the backend', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(REFUSED);
  const person = await createAccount(request);
  await page.goto('/fr/schedules');
  await signIn(page, person);
  const ended = await sessionOf(page);
  await request.delete(`${BFF}/login/v1/sessions`, { headers: { authorization: ended.accessToken } });
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('kas-refresh-token')));
  await expect(header(page).signIn).toBeVisible();

  await signIn(page, person);
  const { cookie, accessToken } = await sessionOf(page);
  const me = async () => (await request.get(`${BFF}/me`, { headers: { authorization: accessToken } })).status();
  expect(await me()).toBe(200);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  await header(page).person.click();
  await header(page).signOut.click();
  await expect.poll(me).toBe(401);
});

test('a message says that there is no network, too many attempts or a wrong password, and the right one still works', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.expect(REFUSED);
  problems.expect(/console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const [person, locked] = [await createAccount(request), await createAccount(request)];
  const wrong = { email: locked.email, password: 'une autre phrase' };
  for (let i = 0; i < 5; i++) await request.post(`${BFF}/login/v1/sessions`, { data: wrong, headers: API_KEY });
  await page.goto('/fr/schedules');
  await header(page).signIn.click();
  await expect(dialog(page).title).toBeVisible();
  // Otherwise the files that the header loads when idle would fail without a network.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fillIn(page, newPerson());
  await expect(dialog(page).problem).toHaveText(
    'Pas de connexion. Vérifiez votre connexion à internet, puis réessayez.',
  );
  await context.setOffline(false);
  await fillIn(page, locked);
  await expect(dialog(page).problem).toHaveText(/^Trop de tentatives\. Réessayez dans 1\d\sminutes\.$/);
  await fillIn(page, { ...person, password: 'une autre phrase' });
  await expect(dialog(page).problem).toHaveText('L’adresse e-mail ou le mot de passe est incorrect.');
  await fillIn(page, person);
  await expect(header(page).person).toBeVisible();
});

test('a keyboard is enough, and the focus stays inside while the dialog is open', async ({ page, request }) => {
  const person = await createAccount(request);
  await page.goto('/fr/schedules');
  // Tab is pressed faster than the code of the header arrives.
  await expect(header(page).signIn).toBeVisible();
  await tabTo(page, header(page).signIn);
  await page.keyboard.press('Enter');
  await expect(dialog(page).email).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOnThePage = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.shadowRoot == null;
    });
    expect(isOnThePage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page).box).toBeHidden();
  await expect(header(page).signIn).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog(page).email).toBeFocused();
  await page.keyboard.type('unknown');
  await page.keyboard.press('Enter');
  await expect(dialog(page).email).toBeFocused();
  await expect(dialog(page).email).toHaveAccessibleDescription(/Saisissez une adresse e-mail/);
  await dialog(page).email.clear();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog(page).password).toHaveValue(person.password);
  await expect(dialog(page).password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(header(page).person).toBeVisible();
});

test('a tenant has its own account of an address, with a password of its own', async ({ page, request, problems }) => {
  problems.expect(REFUSED);
  const person = await createAccount(request);
  const elsewhere = { ...person, password: 'encore une autre phrase' };
  await createAccount(request, elsewhere, TENANTS.littoral);
  await page.goto(`${TENANTS.littoral.site}/fr/schedules`);
  await header(page).signIn.click();
  await fillIn(page, person);
  await expect(dialog(page).problem).toHaveText('L’adresse e-mail ou le mot de passe est incorrect.');
  await fillIn(page, elsewhere);
  await expect(header(page).person).toBeVisible();
  await page.goto('/fr/schedules');
  await signIn(page, person);
});

test('it redirects to the requested page', async ({ page, request }) => {
  const person = await createAccount(request);
  await page.goto('/fr/account/profile');
  await expect(page).toHaveURL(/\/fr\?redirect=%2Ffr%2Faccount%2Fprofile$/);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await fillIn(page, person);
  await expect(page).toHaveURL(/\/fr\/account\/profile$/);
  await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible();
});

test('it never redirects to another site', async ({ page, request }) => {
  const person = await createAccount(request);
  await page.goto('/fr/schedules');
  await expect(header(page).signIn).toBeVisible();
  await page.evaluate(() => {
    const detail = { redirectTo: '/%2Fevil.example' };
    window.dispatchEvent(new CustomEvent('kas-login', { detail }));
  });
  await fillIn(page, person);
  await expect(header(page).person).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/schedules$/);
});

test('a click before the widget is loaded is not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(WIDGET, async (route) => {
    await released;
    await route.continue();
  });
  // Its script may be among what the load event waits for.
  await page.goto('/fr/schedules', { waitUntil: 'domcontentloaded' });
  await header(page).signIn.click();
  await expect(dialog(page).box).toBeHidden();
  release();
  await expect(dialog(page).email).toBeFocused();
});

test('when the widget cannot be loaded, a message says so, and another click retries; axe finds no violation in its dialog', async ({
  page,
  problems,
}) => {
  problems.expect(/console: Failed to load resource: net::ERR_FAILED/);
  await page.route(WIDGET, (route) => route.abort());
  await page.goto('/fr/schedules');
  await header(page).signIn.click();
  await expect(page.getByText('Vérifiez votre connexion')).toBeVisible();
  await page.unroute(WIDGET);
  await header(page).signIn.click();
  await expect(dialog(page).email).toBeFocused();

  await dialog(page).submit.click();
  await expect(dialog(page).password).toHaveAttribute('aria-invalid', 'true');
  const check = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { passed, violations } = await runAxe(page, 'body > div:last-of-type');
      expect(passed).toBeGreaterThan(5);
      expect(violations, colorScheme).toEqual([]);
    }
  };
  await check();
  await page.getByRole('dialog').getByRole('button', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('dialog', { name: 'Créer un compte' })).toBeVisible();
  await check();
  await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click();
  await dialog(page).email.fill('unknown@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Mot de passe oublié ?' }).click();
  await expect(page.getByRole('dialog', { name: 'Mot de passe oublié ?' })).toBeVisible();
  await check();
  await dialog(page).submit.click();
  await expect(dialog(page).box.getByText(/^Si un compte existe avec cette adresse/)).toBeFocused();
  await check();
});
