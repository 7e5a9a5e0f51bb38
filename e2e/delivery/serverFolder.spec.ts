/** The folder of `npm run pack:server`, started as docs/operations/deploy says: nothing of the repository is read, and nothing in it is written. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../support/environment.ts';
import { findTrip } from '../support/places.ts';
import { freePort } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';
import { addressOf, expectJourneys, journeys, openRoadmap } from '../support/tripPlanner.ts';

// One worker packs once.
test.describe.configure({ mode: 'default' });

const LONG = 300_000;
const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
/** Root may write everywhere: another account may not. */
const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

let folder: string;
let packed: string;
let printed: string;
const children: ChildProcess[] = [];

test.beforeAll(async () => {
  test.setTimeout(LONG);
  folder = mkdtempSync(join(tmpdir(), 'halte-server-folder-'));
  chmodSync(folder, 0o755);
  packed = join(folder, 'halte');
  const args = [join(ROOT, 'scripts/packServer.mjs'), '--to', packed, '--built'];
  printed = (await promisify(execFile)(process.execPath, args)).stdout;
  execFileSync('chmod', ['-R', 'a-w', packed]);
});

test.afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', packed]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A new folder, in which that account may write. */
function ownFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid);
  return path;
}

/** Nothing of the environment of this process. */
const bare = { PATH: '/usr/bin:/bin', NODE: process.execPath };

/** Starts a command of the folder; resolves once that port is ready, rejects with what it wrote if it ends before. */
async function start(cwd: string, port: number, line: string, env: Readonly<Record<string, string>>): Promise<void> {
  const [program = '', ...args] = line.split(' ');
  const options = { ...account, cwd, env: { ...bare, HOME: cwd, ...env } };
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  child.once('close', () => {
    hasEnded = true;
  });
  const isReady = async () => {
    if (hasEnded) throw new Error(`It has ended: ${output}`);
    return (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.status;
  };
  await expect.poll(isReady, { timeout: LONG }).toBe(200);
}

/** Command and variables of a unit; `places` are what replaces those of an installation. */
function ofUnit(name: string, places: Readonly<Record<string, string>>) {
  let text = readFileSync(join(ROOT, 'docs/operations/deploy', name), 'utf8').replaceAll('/opt/halte', packed);
  for (const [installed, own] of Object.entries(places)) {
    expect(text).toContain(installed);
    text = text.replaceAll(installed, own);
  }
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const variables = valuesOf('Environment').flatMap((line) => line.split(' '));
  const env = Object.fromEntries(variables.map((one) => one.split('=') as [string, string]));
  const [line = ''] = valuesOf('ExecStart');
  return { line, env };
}

test('another account starts both servers in it, read-only, and a traveller finds a journey and departures', async ({
  page,
  request,
}) => {
  test.setTimeout(LONG);
  const [bffPort, port] = [await freePort(), await freePort()];
  const [home, other] = [ownFolder('backend'), ownFolder('host')];
  const bff = ofUnit('halte-bff.service', { '/var/lib/halte': home, '--port 4000': `--port ${bffPort}` });
  const host = ofUnit('halte-host.service', {
    '/var/lib/halte-host': other,
    'localhost:4000': `localhost:${bffPort}`,
    '--port 3000': `--port ${port}`,
  });
  await Promise.all([start(home, bffPort, bff.line, bff.env), start(other, port, host.line, host.env)]);
  const origin = `http://localhost:${port}`;
  await page.goto(`${origin}${addressOf('/results', await findTrip(request, 'demo'))}`);
  await expectJourneys(page);
  await expect(journeys(page).first()).toContainText(/\d{2}:\d{2}/);
  await openRoadmap(page);
  await page.goto(`${origin}/fr/proximity`);
  await expect(page.getByRole('main').locator('li li a time').first()).toContainText(/\d/);
  // Data is where the units say; that of the host are files that pages of this build may ask for later.
  expect(readdirSync(home)).toContain('halte.db');
  expect(readdirSync(other).sort()).toEqual(['assets', 'remotes']);
});

test('it says what it weighs, and what start.sh takes', async () => {
  expect(printed).toMatch(/: \d+\.\d MB of at most 40; start\.sh starts it\.\n$/);
  const run = (...args: string[]) => promisify(execFile)(join(packed, 'start.sh'), args, { env: bare });
  const refused = await run('nothing').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 2, stderr: 'start.sh bff|host|backup|restore [options]\n' });
  // By the name that the folder has for it.
  for (const [program, usage] of Object.entries({
    bff: 'start.sh bff [options]',
    host: 'start.sh host [options]',
    backup: 'start.sh backup --to <folder> [options]',
    restore: 'start.sh restore --from <folder> [options]',
  }))
    expect((await run(program, '--help')).stdout).toContain(`Usage: ${usage}\n`);
});
