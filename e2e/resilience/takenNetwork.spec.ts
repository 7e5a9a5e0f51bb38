/** The timetable that a traveller takes along: offered, loaded, renewed, removed, and what goes wrong with it. */
import type { Page } from '@playwright/test';
import { runAxe } from '../support/accessibility.ts';
import { network } from '../support/environment.ts';
import { type HeldFiles, holdFilesOf } from '../support/heldFiles.ts';
import { keptContents, touch, untilKept } from '../support/keptPages.ts';
import { type Feed, type OwnNetwork, startNetwork } from '../support/ownNetwork.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const CONSOLE_ERRORS = /^console: /;
const LINES = '/fr/schedules';

/** A line of two stops that leaves at these times. */
const feedOf = (times: readonly string[]): Feed => ({
  'agency.txt': ['agency_id,agency_name,agency_url,agency_timezone', 'a,Lac,https://lac.example,Europe/Paris'],
  'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', 'quay,Port,45.9,6.12', 'top,Semnoz,45.8,6.1'],
  'routes.txt': ['route_id,agency_id,route_short_name,route_type', 'r,a,7,3'],
  'trips.txt': ['route_id,service_id,trip_id', ...times.map((_, index) => `r,daily,${index}`)],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...times.flatMap((time, index) => [
      `${index},${time}:00,${time}:00,quay,0`,
      `${index},${time}:40,${time}:40,top,1`,
    ]),
  ],
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'daily,1,1,1,1,1,1,1,20260101,20281231',
  ],
});

const control = (page: Page) => page.getByRole('region', { name: 'Horaires sans connexion' });
const take = (page: Page) => control(page).getByRole('button', { name: 'Emporter' });
const remove = (page: Page) => control(page).getByRole('button', { name: 'Retirer de cet appareil' });

/** Opens the lines, and waits until the control is there. */
async function openLines(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + LINES);
  await touch(page);
  await untilKept(page);
  await expect(control(page)).toBeVisible();
}

/** In the state that it is in, light and dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { passed, violations } = await runAxe(page, '[data-take]');
    expect(passed).toBeGreaterThan(3);
    expect(violations, colorScheme).toEqual([]);
  }
}

const isKept = (page: Page) => page.evaluate(() => caches.has('halte-network'));

/** The version that is kept, from what is written beside the file; the file is there too. */
const keptVersion = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('halte-network');
    const about = await (await cache.match('/kept/network'))?.json();
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
    const isWhole = paths.length === 2 && paths[1] === `/kept/network/${about.version}`;
    return isWhole ? String(about.version) : `not whole: ${paths}`;
  });

async function offeredVersion(backend: string): Promise<string> {
  const answer = await fetch(`${backend}/api/v1/network/offline`, { headers: { 'x-api-key': 'halte-demo' } });
  return (await answer.json()).file.version;
}

test.describe('of a network of its own', () => {
  let own: OwnNetwork;
  test.beforeAll(async () => {
    own = await startNetwork(feedOf(['06', '07', '08']));
  });
  test.afterAll(() => own?.stop());
  test.describe.configure({ mode: 'serial' });

  test('is taken, kept through a reload and without a network, renewed after a publication, and removed without a trace', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(CONSOLE_ERRORS);
    const { host, backend } = own;
    await openLines(page, host.origin);
    await expect(control(page)).toContainText(
      /Emportez les horaires du réseau .+ \(\d+\sko, et jusqu’à 800\sko pour l’application\)\. La recherche fonctionne sans connexion jusqu’au dimanche 31 décembre 2028, sans temps réel ni prix\./,
    );
    await expectAccessible(page);
    await take(page).focus();
    await page.keyboard.press('Enter');
    await expect(remove(page)).toBeVisible();
    await expect(control(page).getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    const first = await offeredVersion(backend.origin);
    expect(await keptVersion(page)).toBe(first);

    await page.reload();
    await expect(remove(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(remove(page)).toBeVisible();
    await context.setOffline(false);

    own.publish(feedOf(['06', '07', '08', '09']));
    await expect.poll(() => offeredVersion(backend.origin)).not.toBe(first);
    await page.goto(`${host.origin}/fr`);
    await expect.poll(() => keptVersion(page)).toBe(await offeredVersion(backend.origin));
    await page.goto(host.origin + LINES);
    await remove(page).click();
    await expect(take(page)).toBeVisible();
    expect(Object.keys(await keptContents(page))).not.toContain('halte-network');
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await page.reload();
    await expect(take(page)).toBeVisible();
  });

  test('is the same in two tabs, and gone in both once the operator has switched it off', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(CONSOLE_ERRORS);
    const options = ['--bff-url', own.backend.origin];
    const host = await startHost(options);
    await openLines(page, host.origin);
    const other = await context.newPage();
    await other.goto(host.origin + LINES);
    await take(other).click();
    await expect(remove(page)).toBeVisible();
    await remove(page).click();
    await expect(take(other)).toBeVisible();
    await take(page).click();
    await expect(remove(other)).toBeVisible();

    await host.stop();
    const off = await startHost([...options, '--offline', 'off'], host.port);
    // As each page does every minute.
    await page.evaluate(() => fetch('/builds/latest.json'));
    await expect(control(page)).toHaveCount(0);
    await expect(control(other)).toHaveCount(0);
    expect(await keptContents(page)).toEqual({});
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await touch(page).catch(() => undefined);
    await expect(control(page)).toHaveCount(0);
    await off.stop();
  });
});

test('is not kept where there is no room, which says what to do; with room it is', async ({ page, context }) => {
  await openLines(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  await take(page).click();
  await expect(control(page).getByRole('alert')).toHaveText(
    'Il n’y a pas assez de place sur cet appareil. Libérez de l’espace de stockage, puis réessayez.',
  );
  await expectAccessible(page);
  expect(await isKept(page)).toBe(false);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await take(page).dblclick();
  await expect(remove(page)).toBeVisible();
  expect(await isKept(page)).toBe(true);
});

test.describe('of a download that comes to a halt in the middle', () => {
  let files: HeldFiles;
  let host: SecondHost;
  test.beforeAll(async () => {
    files = await holdFilesOf(`http://localhost:${network('demo').bffPort}`);
    host = await startHost(['--bff-url', files.origin]);
  });
  test.beforeEach(() => files.hold());
  test.afterAll(async () => {
    await host?.stop();
    files?.close();
  });
  test.describe.configure({ mode: 'serial' });

  /** Presses, and waits until a part of the file is there. */
  async function loadHalf(page: Page): Promise<void> {
    await openLines(page, host.origin);
    await take(page).click();
    await expect
      .poll(() =>
        control(page)
          .getByRole('progressbar')
          .evaluate((bar: HTMLProgressElement) => bar.value),
      )
      .toBeGreaterThan(0);
    await expectAccessible(page);
  }

  test('nothing is kept once the connection is gone, which says what to do; the next one succeeds', async ({
    page,
    problems,
  }) => {
    problems.expect(CONSOLE_ERRORS);
    await loadHalf(page);
    files.cut();
    await expect(control(page).getByRole('alert')).toHaveText(
      'Le téléchargement s’est interrompu. Réessayez dès que la connexion est revenue.',
    );
    expect(await isKept(page)).toBe(false);
    files.release();
    await take(page).click();
    await expect(remove(page)).toBeVisible();
    await expect(control(page).getByRole('alert')).toHaveCount(0);
  });

  test('it is ended by its button, and leaves nothing', async ({ page, problems }) => {
    problems.expect(CONSOLE_ERRORS);
    await loadHalf(page);
    await control(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(take(page)).toBeVisible();
    await expect(control(page).getByRole('alert')).toHaveCount(0);
    expect(await isKept(page)).toBe(false);
  });
});
