import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDevProxy } from '../support/devProxy.ts';
import { ROOT } from '../support/environment.ts';
import { type FileServer, serveFiles } from '../support/fileServer.ts';
import { writeParkingRemote } from '../support/parkingRemote.ts';
import { freePort, type SecondHost, startHost } from '../support/secondHost.ts';
import { expect, test } from '../support/test.ts';

const DIST = join(ROOT, 'mfe-schedules/dist');
const OWN_TITLE = 'Lignes du réseau';

const team = generateKeyPairSync('ed25519');
/** Files that the server of the team alters by one byte. */
let altered: ReadonlySet<string>;
let downloads: string[];
let cdn: FileServer;
let host: SecondHost;
let folder: string;
let code: string[];
let paints: string[];
let manifest: Buffer;

function served(path: string): Buffer | string {
  const name = basename(path);
  if (name === 'remote.json') return manifest;
  if (name === 'remote.json.sig') return sign(null, manifest, team.privateKey).toString('base64');
  const content = readFileSync(join(DIST, name));
  downloads.push(name);
  // A space more is the same program: only its bytes tell that it is another file.
  return altered.has(name) ? Buffer.concat([content, Buffer.from(' ')]) : content;
}

test.beforeAll(async () => {
  [altered, downloads] = [new Set(), []];
  folder = mkdtempSync(join(tmpdir(), 'halte-signed-'));
  manifest = readFileSync(join(DIST, 'remote.json'));
  const { version, integrity } = JSON.parse(manifest.toString());
  code = Object.keys(integrity).filter((file) => !file.endsWith('.json'));
  paints = Object.keys(integrity).filter((file) => file.endsWith('.json'));
  cdn = await serveFiles(served);
  const signed = { at: '2026-03-01T08:30:00Z', by: 'test', remote: 'schedules', version };
  const keys = [{ id: 'test', ed25519: team.publicKey.export({ format: 'jwk' }).x }];
  const registry = join(folder, 'registry.json');
  writeFileSync(
    registry,
    JSON.stringify({
      schema: 1,
      remotes: { schedules: { base: `${cdn.origin}/schedules/`, keys } },
      events: [
        { ...signed, do: 'publish' },
        { ...signed, do: 'release' },
      ],
    }),
  );
  host = await startHost(['--registry', registry]);
});

test.afterAll(async () => {
  await host?.stop();
  cdn?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(() => {
  [altered, downloads] = [new Set(), []];
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: OWN_TITLE, exact: true });

test('a signed remote of another server runs, each file is downloaded once, and its server is no source of scripts', async ({
  page,
}) => {
  const response = await page.goto(`${host.origin}/fr/schedules`);
  await expect(heading(page)).toBeVisible();
  expect(downloads.length).toBeGreaterThan(3);
  expect(downloads.toSorted()).toEqual([...new Set(downloads)].sort());
  const [scripts] = /script-src[^;]*/.exec(response!.headers()['content-security-policy'] ?? '') ?? [];
  expect(scripts).not.toContain(cdn.origin);
});

test('one byte more in its entry, and the screen says that it cannot be shown, while the page stands', async ({
  page,
  problems,
}) => {
  problems.expect(/./);
  altered = new Set(code);
  await page.goto(`${host.origin}/fr/schedules`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(heading(page)).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Itinéraire' }).first()).toBeVisible();
});

/** Loads each file as webpack does, and says which of them the browser ran or applied. */
const ranOf = (page: Page, files: readonly string[]): Promise<string[]> =>
  page.evaluate(async (addresses) => {
    const load = (address: string) =>
      new Promise<string[]>((resolve) => {
        const isScript = /\.js(?:\?|$)/.test(address);
        const element = document.createElement(isScript ? 'script' : 'link');
        element.onload = () => resolve([address]);
        element.onerror = () => resolve([]);
        if (element instanceof HTMLLinkElement) element.rel = 'stylesheet';
        Reflect.set(element, isScript ? 'src' : 'href', address);
        document.head.append(element);
      });
    // The page takes scripts of the remote once it loads that.
    return (await Promise.all(addresses.map((address) => load(address).catch(() => [])))).flat();
  }, files);

test('its first paint is in the page, and with one byte more a skeleton, of which the log says why', async ({
  page,
  request,
}) => {
  const pageOf = async (locale: string) => (await request.get(`${host.origin}/${locale}/schedules`)).text();
  const paint = /<h1[^>]*>(?:<[^>]*>)*Lignes du réseau/;
  // The file comes after its first page.
  await expect.poll(() => pageOf('fr')).toMatch(paint);
  expect((await page.goto(`${host.origin}/fr/schedules`))?.status()).toBe(200);
  await expect(heading(page)).toBeVisible();

  altered = new Set(paints);
  await expect.poll(() => host.output()).not.toContain('schedules.en');
  for (let times = 0; times < 3; times += 1) expect(await pageOf('en')).toContain('class="boot-header');
  expect(await pageOf('fr')).toMatch(paint);
  await expect.poll(() => host.output()).toMatch(/schedules\.en\.\w+\.paint\.json.*is not what its team has signed/);
});

test('of all its files, each runs as it was signed, and none with one byte more, also when it is asked for again', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/./);
  await page.goto(`${host.origin}/fr/schedules`);
  const { entry } = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')!.textContent).remotes.schedules,
  );
  const addresses = code.map((name) => new URL(name, entry).href);
  const onDisk = readdirSync(DIST).filter((name) => /\.(?:js|css)$/.test(name));
  expect(onDisk.length).toBeGreaterThanOrEqual(code.length);
  expect(code.length).toBeGreaterThan(10);
  await expect.poll(async () => (await ranOf(page, addresses)).toSorted()).toEqual(addresses.toSorted());

  altered = new Set(code);
  const open = async () => {
    await page.goto(`${host.origin}/fr/schedules`);
    // The page has asked for a file of the remote itself: from then on, it asks for all of them by their hashes.
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  };
  await open();
  expect(
    await ranOf(
      page,
      addresses.map((address) => `${address}?retry=1`),
    ),
  ).toEqual([]);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await open();
  const asked = addresses.map((address) => `${address}?retry=2`);
  const unnamed = async () => {
    expect(await ranOf(page, asked)).toEqual([]);
    return addresses.filter((address) => !refused.some((text) => text.includes(address)));
  };
  await expect.poll(unnamed).toEqual([]);
});

test('it runs in the pages of a developer of another remote too, who gets the hashes of the host, and an altered file does not', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const other = writeParkingRemote();
  const dev = await startDevProxy(other.folder, { host: host.origin, port: await freePort() });
  try {
    const response = await page.goto(`${dev.origin}/fr/schedules`);
    await expect(heading(page)).toBeVisible();
    const [scripts] = /script-src[^;]*/.exec(response!.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts).toContain("'sha384-");
    expect(scripts).not.toContain(cdn.origin);
    problems.expect(/./);
    altered = new Set(code);
    await page.goto(`${dev.origin}/fr/schedules?again`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect(heading(page)).toBeHidden();
  } finally {
    await dev.stop();
    other.remove();
  }
});
