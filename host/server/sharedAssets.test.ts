import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createSharedAssets, type SharedAssets } from './sharedAssets.ts';
import { loadTenants } from './tenants/loadTenants.ts';
import { builtHost } from './testing/builtHost.ts';

const DAY_MS = 86_400_000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const warned: string[] = [];
const warn = (problem: string) => warned.push(problem);
beforeEach(() => warned.splice(0));

/** A server with a build of its own: `name` is the name and the content of files that only this one has. */
async function server(name: string, assets: string, limits?: Parameters<typeof createSharedAssets>[2]) {
  const { options } = builtHost('--bff-url', 'http://127.0.0.1:9', '--assets', assets);
  const lines = options.remotes.get('schedules') ?? '';
  mkdirSync(join(options.hostDist, 'media'));
  writeFileSync(join(options.hostDist, `main.${name}.js`), `host ${name}`);
  writeFileSync(join(options.hostDist, `main.${name}.js.br`), `packed ${name}`);
  writeFileSync(join(options.hostDist, `media/font.${name}.woff2`), `font ${name}`);
  writeFileSync(join(options.hostDist, `${name}.js`), 'without a hash');
  writeFileSync(join(lines, `view.${name}.js`), `remote ${name}`);
  const shared = createSharedAssets(assets, options, limits);
  const app = buildApp(options, loadTenants(options.tenants), { sharedAssets: shared });
  closing.push(shared.stop, () => app.close());
  await shared.start(warn);
  const get = (url: string, headers = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } });
  return { shared, get };
}

const folder = () => mkdtempSync(join(tmpdir(), 'assets-'));
const [OLD, NEW] = ['0000aaaa', '1111bbbb'];

it('serves the hashed files of another build, and of its own', async () => {
  const assets = folder();
  const [one, other] = [await server(OLD, assets), await server(NEW, assets)];
  for (const { get } of [one, other])
    for (const name of [OLD, NEW]) {
      const host = await get(`/assets/main.${name}.js`);
      expect([host.statusCode, host.body]).toEqual([200, `host ${name}`]);
      expect(host.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'content-type': expect.stringContaining('javascript'),
      });
      const packed = await get(`/assets/main.${name}.js`, { 'accept-encoding': 'br' });
      expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', `packed ${name}`]);
      expect((await get(`/assets/media/font.${name}.woff2`)).body).toBe(`font ${name}`);
      expect((await get(`/remotes/schedules/view.${name}.js`)).body).toBe(`remote ${name}`);
      expect((await get(`/remotes/proximity/view.${name}.js`)).statusCode).toBe(404);
    }
  // What has no hash is another one in each build.
  expect((await one.get(`/assets/${OLD}.js`)).statusCode).toBe(200);
  expect((await other.get(`/assets/${OLD}.js`)).statusCode).toBe(404);
  expect([warned, one.shared.problem()]).toEqual([[], null]);
});

it('keeps files for 30 days after the last start or day of a server that has them, and leaves other files alone', async () => {
  const assets = folder();
  let day = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
  await server(OLD, assets, { now });
  writeFileSync(join(assets, 'notes.11112222.js'), 'of somebody');
  writeFileSync(join(assets, 'assets/notes.txt'), 'of somebody');
  symlinkSync(tmpdir(), join(assets, 'assets/elsewhere'));
  const part = join(assets, 'assets/.part-of-a-server-that-was-killed');
  writeFileSync(part, '');
  for (const path of ['notes.11112222.js', 'assets/notes.txt', part])
    utimesSync(path === part ? part : join(assets, path), 0, 0);
  day = 20;
  const again = await server(NEW, assets, { now });
  expect((await again.get(`/assets/main.${OLD}.js`)).statusCode).toBe(200);
  expect(existsSync(part)).toBe(false);
  // The same build as that one, on another server.
  await server(NEW, assets, { now });
  day = 31;
  const later = await server('2222cccc', assets, { now });
  expect((await later.get(`/assets/main.${OLD}.js`)).statusCode).toBe(404);
  expect((await later.get(`/remotes/schedules/view.${NEW}.js`)).statusCode).toBe(200);
  day = 51;
  await again.shared.start(warn);
  expect((await later.get(`/assets/main.${NEW}.js`)).statusCode).toBe(200);
  expect(readdirSync(join(assets, 'assets')).filter((name) => /^\.part/.test(name))).toEqual([]);
  expect([existsSync(join(assets, 'notes.11112222.js')), existsSync(join(assets, 'assets/notes.txt'))]).toEqual([
    true,
    true,
  ]);
});

it('removes what was used longest ago beyond its size', async () => {
  const assets = folder();
  let day = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
  const bytesOf = (path: string): number =>
    readdirSync(path, { recursive: true, withFileTypes: true }).reduce(
      (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
      0,
    );
  await server(OLD, assets, { now });
  // Room for one build.
  const mostBytes = bytesOf(assets);
  day = 1;
  const { get } = await server(NEW, assets, { now, mostBytes });
  expect(bytesOf(assets)).toBeLessThanOrEqual(mostBytes);
  expect((await get(`/assets/main.${OLD}.js`)).statusCode).toBe(404);
  expect(existsSync(join(assets, `assets/main.${NEW}.js`))).toBe(true);
});

it.each([
  ['is not there', () => join(folder(), 'none'), 'ENOENT'],
  [
    'is a file',
    () => {
      const path = join(folder(), 'file');
      writeFileSync(path, '');
      return path;
    },
    'ENOTDIR',
  ],
])('starts where the folder %s, and /healthz says so', async (_what, where, code) => {
  const { get, shared } = await server(NEW, where());
  const problem = `The folder of --assets cannot be used (${code}): pages of other builds may miss files here.`;
  expect([warned, shared.problem()]).toEqual([[problem], problem]);
  const health = (await get('/healthz')).json();
  expect([health.status, health.reasons]).toEqual(['degraded', expect.arrayContaining([problem])]);
  expect((await get(`/assets/main.${NEW}.js`)).statusCode).toBe(200);
});

it('is well again once the folder is there', async () => {
  const assets = join(folder(), 'later');
  const { shared } = await server(NEW, assets);
  mkdirSync(assets);
  await (shared satisfies SharedAssets).start(warn);
  expect([shared.problem(), existsSync(join(assets, `assets/main.${NEW}.js`))]).toEqual([null, true]);
});
