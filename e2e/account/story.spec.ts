/** The life of an account, from sign-up to deletion, on two devices: once on each database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { network } from '../support/environment.ts';
import { createDatabase, DATABASE_SERVER } from '../support/ownDatabase.ts';
import { startBackend, startHost } from '../support/secondHost.ts';
import { type Devices, expect, type Problems, test } from '../support/test.ts';
import { API_KEY, BFF, dialog, fillIn, header, newPerson, type Person, signIn } from './accounts.ts';
import { linkTo } from './messages.ts';

interface Servers {
  readonly app: string;
  readonly bff: string;
  /** Every row of the database, as JSON. */
  rows(): Promise<string>;
}

interface Fixtures extends Devices {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly problems: Problems;
}

const star = (page: Page, line: string) => page.getByRole('button', { name: line, exact: true }).first();

async function expectStarred(page: Page, lines: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [line, isStarred] of Object.entries(lines))
    await expect(star(page, line)).toHaveAttribute('aria-pressed', String(isStarred));
}

async function openLines(page: Page, { app }: Servers): Promise<void> {
  await page.goto(`${app}/fr/schedules`);
}

async function signUp(page: Page, person: Person): Promise<void> {
  await header(page).signIn.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Créer un compte' }).click();
  const box = page.getByRole('dialog', { name: 'Créer un compte' });
  await box.getByLabel('Prénom').fill(person.attributes.firstName);
  await box.getByLabel('Nom', { exact: true }).fill(person.attributes.lastName);
  await fillIn(page, person);
  await expect(dialog(page).box).toContainText(`Nous avons envoyé un e-mail à ${person.email}.`);
}

/** The token of the session, as far as the browser has one. */
async function tokenOf(page: Page): Promise<string | null> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'userToken');
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)).accessToken : null;
}

const storageOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

// A step that waits for what does not come fails at its line, instead of the whole test at its end.
test.use({ actionTimeout: 15_000, navigationTimeout: 30_000 });

async function story({ page, request, openDevice, problems }: Fixtures, servers: Servers): Promise<void> {
  const { app, bff, rows } = servers;
  problems.expect(/console: Failed to load resource: (.* status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/);
  const addresses: string[] = [];
  page.context().on('request', (one) => addresses.push(one.url()));
  const person = newPerson();
  const { email, password } = person;

  await test.step('an account is made by the link of the message', async () => {
    await openLines(page, servers);
    await signUp(page, person);
    await page.goto(await linkTo(request, bff, email));
    await expect(page.getByText('Votre adresse e-mail est confirmée')).toBeVisible();
    await expect(page).toHaveURL(`${app}/fr/confirmation`);
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
    await fillIn(page, person);
    await expect(header(page).person).toBeVisible();
    await expect(page).toHaveURL(`${app}/fr/account`);
  });

  const other = await openDevice('Europe/Paris');
  const [first, second, third] = await test.step('a favourite of one device is on the other', async () => {
    await openLines(page, servers);
    const stars = page.getByRole('button', { name: /^Favori\s:/ });
    await expect(stars.nth(2)).toBeVisible();
    const labels = await stars.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
    const [a = '', b = '', c = ''] = new Set(labels);
    await star(page, a).click();
    await expect(page.getByText('Ajouté à vos favoris.')).toBeVisible();
    await openLines(other, servers);
    await signIn(other, person);
    await expectStarred(other, { [a]: true, [b]: false, [c]: false });
    return [a, b, c] as const;
  });

  await test.step('changes without a network and those of the other device become one list', async () => {
    await page.context().setOffline(true);
    await star(page, first).click();
    await star(page, second).click();
    await expectStarred(page, { [first]: false, [second]: true });
    await star(other, third).click();
    await expect(other.getByText('Ajouté à vos favoris.')).toBeVisible();
    const sent = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes('/favorites'));
    await page.context().setOffline(false);
    await sent;
    for (const device of [page, other]) {
      await device.reload();
      await expectStarred(device, { [first]: false, [second]: true, [third]: true });
    }
  });

  await test.step('the download has all of it', async () => {
    await page.goto(`${app}/fr/account/personal-data`);
    await expect(page.getByText(email)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Exporter mes données/ }).click();
    const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(file).toMatchObject({
      account: { attributes: { email, emailVerified: true, firstName: 'Ada' } },
      favourites: [{ kind: 'LINE' }, { kind: 'LINE' }],
      deletedFavourites: [{ kind: 'LINE' }],
    });
    expect(file.sessions).toHaveLength(2);
  });

  await test.step('nothing is left of a deleted account, on either device', async () => {
    const token = await tokenOf(page);
    expect(token).not.toBeNull();
    expect(addresses.filter((address) => address.includes(token ?? ''))).toEqual([]);
    expect(await storageOf(page)).not.toContain(token ?? '');
    expect(await rows()).toContain(email);
    await page.getByRole('button', { name: /^Supprimer mon compte/ }).click();
    await page.getByRole('dialog').getByLabel('Mot de passe actuel').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(header(page).signIn).toBeVisible();
    await other.reload();
    await expect(header(other).signIn).toBeVisible();
    for (const device of [page, other]) {
      await expect.poll(() => tokenOf(device)).toBeNull();
      await expect.poll(() => storageOf(device)).not.toContain('favorites.');
    }
    expect(await rows()).not.toContain(email);
    const refused = await request.post(`${bff}/login/v1/sessions`, { data: { email, password }, headers: API_KEY });
    expect(refused.status()).toBe(401);
  });
}

test('from signing up to deleting an account, on SQLite', async ({ page, request, openDevice, problems, baseURL }) => {
  const rows = async () => {
    const database = new DatabaseSync(join(network('demo').data, 'halte.db'), { readOnly: true });
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const all = tables.map(({ name }) => database.prepare(`SELECT * FROM ${name}`).all());
    database.close();
    return JSON.stringify(all);
  };
  await story({ page, request, openDevice, problems }, { app: baseURL ?? '', bff: BFF, rows });
});

const server = DATABASE_SERVER;
if (server === null) console.log('Accounts are not tried on PostgreSQL: HALTE_TEST_DATABASE names no server.');
else
  test('from signing up to deleting an account, on PostgreSQL', async ({ page, request, openDevice, problems }) => {
    // It starts servers of its own.
    test.slow();
    const database = await createDatabase(server);
    // The city is there already; of what else is in this folder, the messages differ by address.
    const { data } = network('demo');
    const backend = await startBackend(['--data', data, '--database', database.address]);
    const host = await startHost(['--bff-url', backend.origin]);
    try {
      const { rows } = database;
      await story({ page, request, openDevice, problems }, { app: host.origin, bff: backend.origin, rows });
    } finally {
      await Promise.all([host.stop(), backend.stop()]);
      await database.drop();
    }
  });
