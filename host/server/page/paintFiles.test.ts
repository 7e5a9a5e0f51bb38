import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFindPaint } from './paintFiles.ts';

const PAINT = { html: '<p></p>', css: '', holes: [], fixed: [] };
const dist = mkdtempSync(join(tmpdir(), 'paint-'));
const remote = mkdtempSync(join(tmpdir(), 'paint-'));
const failures: string[] = [];
const findPaint = createFindPaint({ host: dist, remotes: new Map([['planner', remote]]) }, (address) =>
  failures.push(address),
);
const find = (address: string) => findPaint(address, null);

beforeEach(() => failures.splice(0));

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

describe('a paint with the hash of a signed manifest', () => {
  const content = JSON.stringify(PAINT);
  const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const fileWith = (name: string, text: string) => {
    writeFileSync(join(remote, name), text);
    return `/remotes/planner/${name}`;
  };

  it('is read where it has that hash', async () => {
    expect(await findPaint(fileWith('signed.fr.1.paint.json', content), hash)).toEqual(PAINT);
    expect(failures).toEqual([]);
  });

  it('is not there with one byte more, which is reported once', async () => {
    const address = fileWith('altered.fr.1.paint.json', `${content} `);
    expect(await findPaint(address, hash)).toBeNull();
    expect(await findPaint(address, hash)).toBeNull();
    expect(failures).toEqual([address]);
  });

  it('is not there for what was read for another hash', async () => {
    const address = fileWith('both.fr.1.paint.json', content);
    expect(await find(address)).toEqual(PAINT);
    expect(await findPaint(address, hash.replace(/.$/, '!'))).toBeNull();
  });

  it('is not there beyond 256 kB', async () => {
    const long = `${content}${' '.repeat(300_000)}`;
    const server = createServer((_, response) => response.end(long)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const found = await find(`http://127.0.0.1:${(server.address() as AddressInfo).port}/long.fr.1.paint.json`);
    await new Promise((resolve) => server.close(resolve));
    expect(found).toBeNull();
  });
});
