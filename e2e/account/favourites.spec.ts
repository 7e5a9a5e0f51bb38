import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { coldLoad, isScript } from '../support/download.ts';
import { expect, test } from '../support/test.ts';
import { BFF, header, type Person, signIn, traveller } from './people.ts';

const KEYS = ['favorites.addresses', 'favorites.lines', 'favorites.pois', 'favorites.stoppoints'];
const API_KEY = { 'X-Api-Key': 'halte-demo' };
/** What a browser says of an answer that is no success. */
const REFUSED = /console: Failed to load resource: .* status of 4\d\d/;

interface Stop {
  readonly id: string;
  readonly name: string;
}

async function aStop(request: APIRequestContext): Promise<Stop> {
  const answer = await request.get(`${BFF}/api/v1/places?search=gare`, { headers: API_KEY });
  const places: readonly (Stop & { readonly type: string })[] = await answer.json();
  const stop = places.find(({ type }) => type === 'stopArea');
  if (!stop) throw new Error('The demonstration has no stop that is called so.');
  return stop;
}

/** What the device keeps, list by list; what is no list is left out. */
async function kept(
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

/** Opens a page on a device that keeps a stop under the older spelling of its key, and something that is no favourite. */
async function openWith(page: Page, stopId: string): Promise<void> {
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

/** As the account system writes them. */
function cookies(url: string | undefined, accessToken: string, attributes: unknown) {
  return Object.entries({ userToken: { accessToken }, userInfos: { attributes } }).map(([name, value]) => ({
    name,
    value: encodeURIComponent(JSON.stringify(value)),
    url: url ?? '',
  }));
}

/** What the account keeps, as the backend says. */
async function ofAccount(request: APIRequestContext, { email, password }: Person) {
  const session = await request.post(`${BFF}/login/v1/sessions`, { data: { email, password } });
  const { accessToken } = await session.json();
  const answer = await request.get(`${BFF}/api/v1/favorites`, {
    headers: { ...API_KEY, authorization: `Bearer ${accessToken}` },
  });
  return answer.json();
}

test('what a device kept goes with its traveller, to every device, and leaves with them', async ({
  page,
  request,
  browser,
}) => {
  const [person, stop] = [await traveller(request), await aStop(request)];
  await openWith(page, stop.id);
  await signIn(page, person);

  const ofThisStop = expect.objectContaining({
    favoriteId: expect.not.stringMatching(/^(old|local:)/),
    stopPoint: { id: stop.id, lineIds: [] },
    place: expect.objectContaining({ type: 'stopArea', name: stop.name }),
  });
  await expect.poll(() => kept(page)).toEqual([ofThisStop]);
  expect(await ofAccount(request, person)).toMatchObject({ favoriteStopPoints: [{ stopPoint: { id: stop.id } }] });
  expect(await page.evaluate(() => localStorage.getItem('favorites.stoppoint'))).toBeNull();

  const other = await browser.newContext({ locale: 'fr-FR' });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/fr/schedules');
  await signIn(elsewhere, person);
  await expect.poll(() => kept(elsewhere)).toEqual([ofThisStop]);
  await other.close();

  await header(page).person.click();
  await header(page).signOut.click();
  await expect(header(page).signIn).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('favorites.'))))
    .toEqual([]);
  expect(await ofAccount(request, person)).toMatchObject({ favoriteStopPoints: [{ stopPoint: { id: stop.id } }] });
});

test('who comes back from the account system to /signedin has what the device kept in the account', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const person = await traveller(request);
  const stop = await aStop(request);
  await openWith(page, stop.id);
  const session = await request.post(`${BFF}/login/v1/sessions`, {
    data: { email: person.email, password: person.password },
  });
  const { accessToken, attributes } = await session.json();
  await context.addCookies(cookies(baseURL, accessToken, attributes));
  await page.goto('/fr/signedin?redirect=%2Ffr%2Fschedules');
  await expect(page).toHaveURL(/\/fr\/schedules$/);
  await expect.poll(() => ofAccount(request, person)).toMatchObject({ favoriteStopPoints: [{ served: true }] });
});

test('a token that is over is told of once, and the device keeps what it has', async ({
  page,
  context,
  problems,
  baseURL,
}) => {
  problems.expect(REFUSED);
  await openWith(page, randomUUID());
  await page.route('**/*', (route) => (/\/login\//.test(route.request().url()) ? route.abort() : route.continue()));
  problems.expect(/console: Failed to load resource: net::ERR_FAILED/);
  await page.addInitScript(() => {
    const heard = () => sessionStorage.setItem('heard', `${Number(sessionStorage.getItem('heard') ?? '0') + 1}`);
    window.addEventListener('kas-refresh-token', heard);
  });
  await context.addCookies(cookies(baseURL, 'nobody', { firstName: 'Ada' }));
  await page.goto('/fr/signedin?redirect=%2Ffr%2Fschedules');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('heard'))).toBe('1');
  expect(await page.evaluate(() => localStorage.getItem('favorites.stoppoint'))).toContain('old');
});

test('the code of favourites waits until somebody needs it', async ({ page, request }) => {
  const isTheirs = async (url: string) => (await (await request.get(url)).text()).includes('favorites.stoppoints');
  const theirs = async (urls: readonly string[]) => {
    const found = await Promise.all(urls.map(async (url) => ((await isTheirs(url)) ? [url] : [])));
    return found.flat();
  };
  const { files } = await coldLoad(page, '/fr', 'main [role="combobox"]');
  const early = files.filter(isScript).map(({ url }) => url);
  expect(early.length).toBeGreaterThan(2);
  expect(await theirs(early)).toEqual([]);

  const person = await traveller(request);
  await page.goto('/fr/schedules');
  const code = page.waitForResponse(
    async (response) => /\.js$/.test(response.url()) && (await isTheirs(response.url())),
  );
  await signIn(page, person);
  expect((await code).ok()).toBe(true);
});
