/** Two backends on one PostgreSQL behind a balancer: what one has stored the other one shows, and one of them is killed. */
import type { APIRequestContext, Page } from '@playwright/test';
import { startBalancer } from '../support/balancer.ts';
import { network } from '../support/environment.ts';
import { createDatabase, DATABASE_SERVER } from '../support/ownDatabase.ts';
import { findTrip } from '../support/places.ts';
import { type StartedServer, startBackend, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, expectJourneys, openRoadmap } from '../support/tripPlanner.ts';
import { API_KEY, fillIn, header, newPerson, type Person } from './accounts.ts';
import { linkTo } from './messages.ts';

interface Servers {
  readonly app: string;
  readonly bff: string;
}

test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

const stars = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favori\s:/ });
const cart = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

/** The account is made by the link of the message; the session begins on that page. */
async function register(page: Page, request: APIRequestContext, servers: Servers, person: Person): Promise<void> {
  const { app, bff } = servers;
  const headers = { ...API_KEY, origin: app };
  const requested = await request.post(`${bff}/login/v1/accounts`, { data: person, headers });
  expect(requested.status()).toBe(204);
  await page.goto(await linkTo(request, bff, person.email, app));
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await fillIn(page, person);
  await expect(header(page).person).toBeVisible();
}

/** As the shop does for a traveller who has signed in. */
async function buy(page: Page, request: APIRequestContext, bff: string, { email, attributes }: Person): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userToken');
  const { accessToken } = JSON.parse(decodeURIComponent(cookie?.value ?? ''));
  const answer = await request.post(`${bff}/store/cart/items`, {
    headers: { ...API_KEY, authorization: `Bearer ${accessToken}` },
    data: { productId: 'day-pass', email, recipient: attributes },
  });
  expect(answer.status()).toBe(200);
}

async function expectStarred(page: Page, app: string, pressed: readonly boolean[]): Promise<void> {
  await page.goto(`${app}/fr/schedules`);
  for (const [index, is] of pressed.entries())
    await expect(stars(page).nth(index)).toHaveAttribute('aria-pressed', String(is));
}

const server = DATABASE_SERVER;
if (server === null) console.log('Two backends on one PostgreSQL are not tried: HALTE_TEST_DATABASE names no server.');
else
  test('account, cart and trip go on by turns on two backends, one of which is killed in the middle', async ({
    page,
    request,
    problems,
  }) => {
    test.setTimeout(300_000);
    const database = await createDatabase(server);
    // The messages of the made-up city are files, which these share.
    const options = ['--data', network('demo').data, '--database', database.address];
    const started: StartedServer[] = [];
    const start = async (starting: Promise<StartedServer>) => {
      const one = await starting;
      started.push(one);
      return one;
    };
    // The first migrates, and the other one finds the account of the city there.
    const [killed, left] = [await start(startBackend(options)), await start(startBackend(options))];
    const balancer = await startBalancer([killed.port, left.port]);
    try {
      const { origin: app } = await start(startHost(['--bff-url', balancer.origin]));
      const bff = balancer.origin;
      const trip = await findTrip(request, 'demo');
      const person = newPerson();

      await register(page, request, { app, bff }, person);
      await expectStarred(page, app, [false, false]);
      await stars(page).first().click();
      await expect(page.getByText('Ajouté à vos favoris.')).toBeVisible();
      await buy(page, request, bff, person);
      // Each of the two has it.
      for (const pressed of [[true], [true], [true, false]]) await expectStarred(page, app, pressed);
      await expect(cart(page, /1/)).toBeVisible();
      await page.goto(`${app}${addressOf('/results', trip)}`);
      await expectJourneys(page);
      expect(Math.min(...[killed, left].map(({ port }) => balancer.calls(port)))).toBeGreaterThan(0);

      // What is under way is lost.
      problems.expect(/status of 50\d|ERR_EMPTY_RESPONSE/);
      await killed.kill();
      const before = balancer.calls(killed.port);
      await openRoadmap(page);
      await expect(page.getByRole('main')).toContainText(/\d{2}:\d{2}/);
      await buy(page, request, bff, person);
      await expectStarred(page, app, [true, false]);
      await expect(cart(page, /panier, \d/)).toBeVisible();
      await stars(page).nth(1).click();
      await expect(page.getByText('Ajouté à vos favoris.')).toBeVisible();
      await expectStarred(page, app, [true, true]);
      await expect(header(page).person).toBeVisible();
      expect(balancer.calls(killed.port)).toBe(before);
      expect(await database.rows()).toContain(person.email);
    } finally {
      // It asks again from time to time.
      await page.goto('about:blank');
      balancer.close();
      await Promise.all(started.map((one) => one.stop()));
      await database.drop();
    }
  });
