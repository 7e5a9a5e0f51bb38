import type { Page } from '@playwright/test';
import { cartLoaded } from '../support/clock.ts';
import { createRemoteVersions, type RemoteVersions } from '../support/remoteVersions.ts';
import { type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

const OWN = 'Lignes du réseau';
const FIRST = 'Lignes, première';
const SECOND = 'Lignes, seconde';

let versions: RemoteVersions;
let host: SecondHost;

test.beforeAll(async () => {
  versions = createRemoteVersions('schedules');
  versions.ship('1.0.0', OWN, FIRST);
  versions.ship('2.0.0', OWN, SECOND);
  versions.decide({ do: 'release', version: '1.0.0' });
  host = await startHost([
    '--remote',
    `schedules=${versions.folder}`,
    '--registry',
    versions.registry,
    '--log',
    'silent',
  ]);
});

test.beforeEach(async () => {
  versions.decide({ do: 'withdraw', version: '2.0.0', why: 'another test' });
  await expect.poll(() => versionNow()).toBe('1.0.0');
});

test.afterAll(async () => {
  await host?.stop();
  versions?.remove();
});

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** The version that new pages of this visitor get. */
const versionNow = async (cookie = ''): Promise<string | undefined> => {
  const answer = await fetch(`${host.origin}/builds/latest.json`, { headers: { cookie } });
  return (await answer.json()).remotes.schedules?.version;
};

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).first().click();
}

test('a bad version is gone from new pages soon after it was withdrawn, and from an open page with its next navigation', async ({
  page,
}) => {
  versions.decide({ do: 'release', version: '2.0.0' });
  await expect.poll(() => versionNow()).toBe('2.0.0');
  await page.clock.install();
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, SECOND)).toBeVisible();

  const withdrawnAt = Date.now();
  versions.decide({ do: 'withdraw', version: '2.0.0', why: 'the timetable is empty' });
  await expect.poll(() => versionNow(), { timeout: 20_000 }).toBe('1.0.0');
  expect(Date.now() - withdrawnAt).toBeLessThan(20_000);
  await expect(heading(page, SECOND)).toBeVisible();

  await cartLoaded(page);
  // Two answers in a row count: while a release is rolled out, hosts of both builds answer.
  for (let poll = 0; poll < 2; poll++)
    await expect(async () => {
      const polled = page.waitForResponse(`${host.origin}/builds/latest.json`, { timeout: 2000 });
      await page.clock.fastForward('01:05');
      await polled;
    }).toPass();
  await openTab(page, 'Itinéraire');
  await expect(heading(page, SECOND)).toBeHidden();
  await openTab(page, 'Lignes');
  await expect(heading(page, FIRST)).toBeVisible();
});

test('a share of the visitors gets a version, each visitor the same one, and a frame of a partner no cookie', async ({
  page,
  context,
}) => {
  versions.decide({ do: 'release', version: '2.0.0', share: 0.25 });
  const cookie = (value: number) => `halte-share=${value}`;
  const counted = async () => {
    const all = await Promise.all(Array.from({ length: 256 }, (_, value) => versionNow(cookie(value))));
    return all.filter((version) => version === '2.0.0').length;
  };
  await expect.poll(counted).toBe(64);

  const widget = await page.request.get(`${host.origin}/fr/schedules?widget=true`);
  expect(widget.headers()['set-cookie']).toBeUndefined();
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, FIRST)).toBeVisible();
  const [share] = (await context.cookies()).filter(({ name }) => name === 'halte-share');
  expect(Number(share!.value)).toBeLessThan(256);
  expect(share!.httpOnly).toBe(true);

  const all = Array.from({ length: 256 }, (_, value) => value);
  const versionsOf = await Promise.all(all.map((value) => versionNow(cookie(value))));
  const side = versionsOf.indexOf('2.0.0');
  await context.addCookies([{ ...share!, value: String(side) }]);
  await page.reload();
  await expect(heading(page, SECOND)).toBeVisible();
  await page.reload();
  await expect(heading(page, SECOND)).toBeVisible();
});

test('a registry that cannot be read leaves the released versions in use, and /healthz says so', async ({ page }) => {
  const reasons = async () => (await (await page.request.get(`${host.origin}/healthz`)).json()).reasons.join('\n');
  versions.write('{ "schema": 1, ');
  await expect.poll(reasons).toContain('is not used: It is not JSON.');
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page, FIRST)).toBeVisible();

  versions.decide({ do: 'publish', version: '3.0.0' }, { do: 'release', version: '3.0.0' });
  await expect.poll(reasons).toContain('Version 3.0.0 of remote schedules cannot be read');
  await page.reload();
  await expect(heading(page, FIRST)).toBeVisible();
});
