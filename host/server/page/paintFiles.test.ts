import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFindPaint } from './paintFiles.ts';

const PAINT = { html: '<p></p>', css: '', holes: [], fixed: [] };
const dist = mkdtempSync(join(tmpdir(), 'paint-'));
const remote = mkdtempSync(join(tmpdir(), 'paint-'));
const find = createFindPaint(dist, new Map([['planner', remote]]));

writeFileSync(join(dist, 'frame.fr.1.paint.json'), JSON.stringify(PAINT));
writeFileSync(join(dist, 'script.fr.1.paint.json'), JSON.stringify({ ...PAINT, html: '<script>x()</script>' }));
writeFileSync(join(dist, 'torn.fr.1.paint.json'), '{"html":');
writeFileSync(join(remote, 'index.fr.1.paint.json'), JSON.stringify(PAINT));
afterAll(() => {
  for (const folder of [dist, remote]) rmSync(folder, { recursive: true });
});

it.each(['/assets/frame.fr.1.paint.json', '/remotes/planner/index.fr.1.paint.json'])('reads %s', async (address) => {
  expect(await find(address)).toEqual(PAINT);
});

it.each([
  '/assets/absent.fr.1.paint.json',
  '/assets/script.fr.1.paint.json',
  '/assets/torn.fr.1.paint.json',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/remotes/other/index.fr.1.paint.json',
  '/remotes/planner/',
  '/etc/passwd',
])('has no paint at %s', async (address) => {
  expect(await find(address)).toBeNull();
});

it('reads a file once', async () => {
  const address = '/remotes/planner/index.de.1.paint.json';
  const path = join(remote, 'index.de.1.paint.json');
  writeFileSync(path, JSON.stringify(PAINT));
  expect(await find(address)).toEqual(PAINT);
  rmSync(path);
  expect(await find(address)).toEqual(PAINT);
});

it('fetches a paint of another server, and goes without while that server fails', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/x/index.fr.1.paint.json') response.end(JSON.stringify(PAINT));
    else response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  expect(await find(`${base}/index.fr.1.paint.json`)).toEqual(PAINT);
  expect(await find(`${base}/index.de.1.paint.json`)).toBeNull();
  await new Promise((resolve) => server.close(resolve));
  expect(await find(`${base}/index.it.1.paint.json`)).toBeNull();
});
