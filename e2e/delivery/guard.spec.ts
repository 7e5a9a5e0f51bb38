/** What pages say of the versions of a remote: on the page for operators, and to the guard, which withdraws one that crashes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cartLoaded } from '../support/clock.ts';
import { createRemoteVersions, type RemoteVersions } from '../support/remoteVersions.ts';
import { type SecondHost, type StartedServer, startBackend, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

const OWN = 'Lignes du réseau';
const FIRST = 'Lignes, première';
/** Of the field above the lines; in its place, code that throws. */
const FIELD = 'type:"search"';
const BROKEN = 'type:undefined.broken';
/** A page names at most so many remotes. */
const OF_ONE_PAGE = 12;

let data: string;
let versions: RemoteVersions;
/** Of its own: what it counts is what this test has sent. */
let backend: StartedServer;
let host: SecondHost;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  data = mkdtempSync(join(tmpdir(), 'halte-guard-'));
  versions = createRemoteVersions('schedules');
  versions.ship('1.0.0', OWN, FIRST);
  versions.ship('2.0.0', FIELD, BROKEN);
  versions.decide({ do: 'release', version: '1.0.0' });
  backend = await startBackend(['--data', data, '--log', 'silent']);
  const registry = ['--remote', `schedules=${versions.folder}`, '--registry', versions.registry];
  host = await startHost([...registry, '--bff-url', backend.origin, '--guard', '--platform-page']);
});

test.afterAll(async () => {
  await host?.stop();
  await backend?.stop();
  versions?.remove();
  rmSync(data, { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: FIRST, exact: true });

const versionNow = async (): Promise<string | undefined> =>
  (await (await fetch(`${host.origin}/builds/latest.json`)).json()).remotes.schedules?.version;

/** Pages that have said that they loaded the version, or tried to. */
async function loadsOf(version: string): Promise<number> {
  const metrics = await (await fetch(`${backend.origin}/metrics`)).text();
  const [, loads = 0] =
    new RegExp(`^halte_remote_loads_total{remote="schedules",version="${version}"} (.*)$`, 'm').exec(metrics) ?? [];
  return Number(loads);
}

/** A page says once what it has loaded, when it is left. */
async function leave(page: Page, version: string): Promise<void> {
  const before = await loadsOf(version);
  // What it needs for that is loaded after the screen.
  await cartLoaded(page);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await expect.poll(() => loadsOf(version)).toBe(before + 1);
}

/** The same from the pages of so many other visitors. */
async function repeat(version: string, visitors: number): Promise<void> {
  const load = { remote: 'schedules', version, load: 180, inp: null };
  for (let left = visitors; left > 0; left -= OF_ONE_PAGE) {
    const remotes = Array.from({ length: Math.min(left, OF_ONE_PAGE) }, () => load);
    const answer = await fetch(`${backend.origin}/api/v1/pageFigures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'halte-demo' },
      body: JSON.stringify({ lcp: null, inp: null, cls: null, remotes }),
    });
    expect(answer.status).toBe(204);
  }
}

test('a version that crashes in the browser is on the page for operators with its failures, and the guard withdraws it', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page)).toBeVisible();
  await leave(page, '1.0.0');
  await repeat('1.0.0', 204);

  versions.decide({ do: 'release', version: '2.0.0' });
  await expect.poll(versionNow).toBe('2.0.0');
  problems.expect(/broken/);
  for (let visits = 0; visits < 3; visits += 1) {
    const reported = page.waitForResponse('**/api/v1/clientErrors');
    await page.goto(`${host.origin}/fr/schedules`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await reported;
    await leave(page, '2.0.0');
  }
  // One fewer than the guard asks for.
  await repeat('2.0.0', 196);

  await page.goto(`${host.origin}/__platform`);
  const row = (version: string) =>
    page.getByRole('table', { name: 'Tenant demo' }).getByRole('row').filter({ hasText: version });
  await expect(row('2.0.0')).toContainText(/schedules *2\.0\.0 *1\.1 *100 % *199 *crashed 3/);
  await expect(row('1.0.0')).toContainText(/schedules *1\.0\.0 *1\.1 *0 % *205 *\d+ ms/);

  await repeat('2.0.0', 1);
  // It looks each minute.
  await expect.poll(versionNow, { timeout: 75_000 }).toBe('1.0.0');
  expect(JSON.parse(readFileSync(versions.registry, 'utf8')).events.at(-1)).toMatchObject({
    by: 'guard',
    do: 'withdraw',
    version: '2.0.0',
    why: 'fails in 1.5 % of 200 loads, 1.0.0 in 0.0 %',
  });
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page)).toBeVisible();
});
