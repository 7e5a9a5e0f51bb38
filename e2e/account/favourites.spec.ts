import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { API_KEY, BFF, createAccount, header, type Person, signIn } from './accounts.ts';

const KEYS = ['favorites.addresses', 'favorites.lines', 'favorites.pois', 'favorites.stoppoints'];
/** The browser's console message about an unsuccessful response. */
const REFUSED = /console: Failed to load resource: .* status of 4\d\d/;

interface Stop {
  readonly id: string;
  readonly name: string;
}

async function findStop(request: APIRequestContext): Promise<Stop> {
  const answer = await request.get(`${BFF}/api/v1/places?search=gare`, { headers: API_KEY });
  const places: readonly (Stop & { readonly type: string })[] = await answer.json();
  const stop = places.find(({ type }) => type === 'stopArea');
  if (!stop) throw new Error('The demonstration has no stop that is called so.');
  return stop;
}

/** Favourites in the local storage of the device, without unreadable lists. */
async function storedFavourites(
  page: Page,
): Promise<readonly { readonly favoriteId: string; readonly [field: string]: unknown }[]> {
  const texts = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);
  return texts.flatMap((text) => {
    try {
      return JSON.parse(text ?? '[]');
    } catch {
      return [];
    }
  });
}

/** Opens a page on a device that stores a stop under the older key, and an invalid entry. */
async function openWithStoredStop(page: Page, stopId: string): Promise<void> {
  await page.goto('/fr/schedules');
  await page.evaluate((id) => {
    localStorage.setItem(
      'favorites.stoppoint',
      JSON.stringify([{ favoriteId: 'old', stopPoint: { id, lineIds: [] } }, 7]),
    );
    localStorage.setItem('favorites.lines', '{');
  }, stopId);
  await page.reload();
}

/** Cookies as set by an external account system. */
function cookies(url: string | undefined, accessToken: string, attributes: unknown) {
  return Object.entries({ userToken: { accessToken }, userInfos: { attributes } }).map(([name, value]) => ({
    name,
    value: encodeURIComponent(JSON.stringify(value)),
    url: url ?? '',
  }));
}

/** The favourites of the account in the backend. */
async function accountFavourites(request: APIRequestContext, { email, password }: Person) {
  const session = await request.post(`${BFF}/login/v1/sessions`, { data: { email, password }, headers: API_KEY });
  const { accessToken } = await session.json();
  const answer = await request.get(`${BFF}/api/v1/favorites`, {
    headers: { ...API_KEY, authorization: `Bearer ${accessToken}` },
  });
  return answer.json();
}

test('favourites of a device move into the account at sign-in, and leave the device at sign-out', async ({
  page,
  request,
}) => {
  const [person, stop] = [await createAccount(request), await findStop(request)];
  await openWithStoredStop(page, stop.id);
  await signIn(page, person);

  const storedStop = expect.objectContaining({
    favoriteId: expect.not.stringMatching(/^(old|local:)/),
    stopPoint: { id: stop.id, lineIds: [] },
    place: expect.objectContaining({ type: 'stopArea', name: stop.name }),
  });
  await expect.poll(() => storedFavourites(page)).toEqual([storedStop]);
  expect(await accountFavourites(request, person)).toMatchObject({
    favoriteStopPoints: [{ stopPoint: { id: stop.id } }],
  });
  expect(await page.evaluate(() => localStorage.getItem('favorites.stoppoint'))).toBeNull();

  await header(page).person.click();
  await header(page).signOut.click();
  await expect(header(page).signIn).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favorites.'))))
    .toEqual([]);
  expect(await accountFavourites(request, person)).toMatchObject({
    favoriteStopPoints: [{ stopPoint: { id: stop.id } }],
  });
});

test('a return from the account system to /signedin moves the favourites of the device into the account', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await createAccount(request);
  const stop = await findStop(request);
  await openWithStoredStop(page, stop.id);
  const session = await request.post(`${BFF}/login/v1/sessions`, {
    data: { email: person.email, password: person.password },
    headers: API_KEY,
  });
  const { accessToken, attributes } = await session.json();
  await context.addCookies(cookies(baseURL, accessToken, attributes));
  await page.goto('/fr/signedin?redirect=%2Ffr%2Fschedules');
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await expect.poll(() => accountFavourites(request, person)).toMatchObject({ favoriteStopPoints: [{ served: true }] });
});

test('an expired token is reported once, and the device keeps its favourites', async ({
  page,
  context,
  problems,
  baseURL,
}) => {
  problems.expect(REFUSED);
  await openWithStoredStop(page, randomUUID());
  await page.route('**/*', (route) => (/\/login\//.test(route.request().url()) ? route.abort() : route.continue()));
  problems.expect(/console: Failed to load resource: net::ERR_FAILED/);
  await page.addInitScript(() => {
    const countEvent = () => sessionStorage.setItem('events', `${Number(sessionStorage.getItem('events') ?? '0') + 1}`);
    window.addEventListener('kas-refresh-token', countEvent);
  });
  await context.addCookies(cookies(baseURL, 'unknown-token', { firstName: 'Ada' }));
  await page.goto('/fr/signedin?redirect=%2Ffr%2Fschedules');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('events'))).toBe('1');
  expect(await page.evaluate(() => localStorage.getItem('favorites.stoppoint'))).toContain('old');
});

/** Share of the window that a phone's keyboard leaves visible. */
const ABOVE_KEYBOARD = 0.55;

for (const [size, viewport] of Object.entries({
  phone: { width: 360, height: 800 },
  desk: { width: 1440, height: 900 },
})) {
  test(`the places found for a new home are directly below their field, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/fr');
    await page.getByRole('region', { name: 'Favoris' }).getByText('Domicile').click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter l’adresse du domicile' });
    const field = dialog.getByRole('combobox');
    await field.fill('rue du belv');
    const options = dialog.getByRole('option');
    await expect(options.nth(2)).toBeVisible();
    const [frame, input, first, third] = await Promise.all(
      [dialog, field, options.first(), options.nth(2)].map(async (part) => {
        const box = await part.boundingBox();
        if (!box) throw new Error('Not drawn.');
        return { top: box.y, bottom: box.y + box.height };
      }),
    );
    expect(first?.top).toBeLessThan((input?.bottom ?? 0) + 40);
    expect(third?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(third?.bottom).toBeLessThanOrEqual(viewport.height * (size === 'phone' ? ABOVE_KEYBOARD : 1));
    await options.first().click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('region', { name: 'Favoris' }).getByRole('button', { name: /^Domicile/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/fr$/);
  });
}

test('signed out, the favourites and the account are pages of their own', async ({ page }) => {
  for (const [path, title] of [
    ['/fr/account/favorites', 'Mes favoris'],
    ['/fr/account/profile', 'Mon profil'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} – `));
    await expect(page.getByRole('form', { name: 'Recherche d’itinéraire' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Continuer sans me connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Où allez-vous ?');
});
