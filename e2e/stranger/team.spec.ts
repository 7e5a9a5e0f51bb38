/** A team elsewhere, in a folder with the packed packages: it follows docs/for-teams.md, and then builds remotes of the product. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isDeep } from '@halte/judge/sample';
import type { Page } from '@playwright/test';
import { ROOT } from '../support/environment.ts';
import { startReleaseServer } from '../support/releaseServer.ts';
import { freePort, startHost } from '../support/secondHost.ts';
import { type Stranger, startStranger } from '../support/stranger.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
/** From an empty folder to a screen in a running host, without the installation and what a team checks on the way. */
const MOST_MS = 120_000;
/** Values of the cookie that puts visitors on one side of a share. */
const VISITORS = Array.from({ length: 256 }, (_, value) => value);

// One installation for all.
test.describe.configure({ mode: 'default' });

let team: Stranger;
/** Milliseconds that a team has waited for what the screen needs. */
let spent = 0;

async function timed<Result>(step: Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await step;
  spent += performance.now() - begun;
  return result;
}

test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  team = startStranger();
  await team.run(process.execPath, join(ROOT, 'scripts/pack.mjs'), '--to', join(team.folder, 'packages'));
  spent = 0;
  await timed(team.follow('A new remote'));
  await team.install();
});

test.afterAll(() => team?.remove());

/** Paths of files that contain `text`. `where`: options of `grep`, and folders. */
async function filesWith(text: string, ...where: readonly string[]): Promise<string> {
  const found = promisify(execFile)('grep', ['-rlF', '-e', text, ...where]);
  // It ends with 1 when it has found nothing.
  const { stdout } = await found.catch((error: { code: number; stdout: string }) => {
    if (error.code !== 1) throw error;
    return error;
  });
  return stdout;
}

async function expectNoWayHome(): Promise<void> {
  const modules = join(team.remote, 'node_modules');
  expect(await filesWith(ROOT, '--exclude-dir=node_modules', team.folder)).toBe('');
  // With the packages that are in the tarballs of others.
  expect(await filesWith(ROOT, join(modules, '@halte'), join(modules, '.package-lock.json'))).toBe('');
  expect(team.connections(), 'hosts that were asked for').toBe('');
}

/** The remote in the pages of the kit, with a change that is saved while it is shown. */
async function expectShownWhileWritten(page: Page): Promise<void> {
  const port = await freePort();
  const dev = await team.start('Seeing it while it is written', 'built in', '--port', String(port));
  const file = join(team.remote, 'src/views/Start/View.tsx');
  const view = readFileSync(file, 'utf8');
  try {
    await page.goto(`http://localhost:${port}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('1 ligne');
    await main.getByRole('textbox').fill('gare');
    await expect(main.getByRole('status')).toHaveText('0 ligne');
    writeFileSync(file, view.replace("<h1>{t('title')}</h1>", "<h1>{t('title')} 2</h1>"));
    await expect(main.getByRole('heading', { name: 'Parkings 2' })).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveValue('gare');
    await page.goto('about:blank');
  } finally {
    writeFileSync(file, view);
    await dev.stop();
  }
}

test('a team goes from nothing to a screen that one visitor in ten has, and takes it back', async ({
  page,
  context,
}) => {
  test.setTimeout(1_200_000);
  const operator = await startReleaseServer({ '/registry.json': '{ "schema": 1, "remotes": {}, "events": [] }' });
  const addresses = { 'https://releases.example': operator.origin };
  const host = await startHost(['--registry', `${operator.origin}/registry.json`, '--log', 'silent']);
  const open = (path: string, visitor: number) =>
    fetch(`${host.origin}${path}`, { headers: { cookie: `halte-share=${visitor}` } });
  const withIt = async () => {
    const versions = await Promise.all(
      VISITORS.map(
        async (visitor) => (await (await open('/builds/latest.json', visitor)).json()).remotes['acme.parking'],
      ),
    );
    return VISITORS.filter((visitor) => versions[visitor] !== undefined);
  };
  try {
    await timed(team.follow('A text'));
    await team.follow('Types, tests, build');
    await expectShownWhileWritten(page);
    const checking = performance.now();
    expect(await team.follow('Checking it')).toMatch(/16 ok, 0 at fault, 0 left out/);
    console.log(`halte-remote check: ${((performance.now() - checking) / 1000).toFixed(1)} s`);
    await timed(team.follow('A version', addresses));
    expect(await withIt(), 'what is published only').toEqual([]);
    expect(await timed(team.follow('A release', addresses))).toContain(' 10 %  1.0.0+');
    const released = performance.now();
    await expect.poll(async () => (await withIt()).length).toBe(26);

    const chosen = await withIt();
    const [visitor = -1, other = -1] = [chosen[0], VISITORS.find((value) => !chosen.includes(value))];
    await context.addCookies([{ name: 'halte-share', value: String(visitor), url: host.origin }]);
    await page.goto(`${host.origin}/fr`);
    await page.getByRole('navigation').getByRole('link', { name: 'Parkings' }).first().click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Parkings' })).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(/^\d+ lignes$/);
    spent += performance.now() - released;
    console.log(
      `From an empty folder to a screen in a running host: ${(spent / 1000).toFixed(1)} s, without installation and checks.`,
    );
    expect(spent).toBeLessThan(MOST_MS);
    expect((await open('/fr/parking', other)).status).toBe(404);

    await main.getByRole('textbox').fill('zzz');
    await expect(main.getByRole('status')).toHaveText('0 ligne');
    const history = await team.follow('Taking it back', addresses);
    expect(history).toContain('why no prices');
    expect(await team.follow('Old versions', addresses)).toContain('All versions of acme.parking are kept');
    await expect.poll(withIt).toEqual([]);
    expect((await open('/fr/parking', visitor)).status).toBe(404);
    await expectNoWayHome();
  } finally {
    await host.stop();
    operator.close();
  }
});

/** The files of a build by what they are for, without their hashes. */
interface Build {
  readonly preload: Readonly<Record<string, object>>;
  readonly paint: Readonly<Record<string, string>>;
  readonly routes: readonly object[];
}

const buildIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8')) as Build;
const views = ({ preload, paint, routes }: Build) => ({
  preload: Object.keys(preload).sort(),
  paint: Object.keys(paint).sort(),
  routes,
});

for (const remote of isDeep() ? PRODUCT : ['mfe-schedules'])
  test(`${remote} is checked, tested and built outside the repository`, async () => {
    test.setTimeout(1_200_000);
    team.takeOver(remote);
    await team.install();
    await team.run('npm', 'test', '--', '--maxWorkers=1', '--silent');
    expect(await team.run('npx', 'halte-remote', 'check')).toMatch(/16 ok, 0 at fault, 0 left out/);
    await team.run('npm', 'run', 'build');
    expect(views(buildIn(team.remote))).toEqual(views(buildIn(join(ROOT, remote))));
    await expectNoWayHome();
  });
