import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRelease } from './command.ts';
import { differences } from './ship.ts';

const MANIFEST = {
  id: 'schedules',
  container: 'c',
  version: '1.0.0+ab',
  entry: 'entry.js',
  preload: {},
  files: ['a.css', 'entry.js'],
};
let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-ship-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const registry = () => join(folder, 'registry.json');
const events = () => JSON.parse(readFileSync(registry(), 'utf8')).events;

/** A folder with a build. */
function built(files: Readonly<Record<string, string>> = {}): string {
  const dist = mkdtempSync(join(folder, 'dist-'));
  const all = { 'remote.json': JSON.stringify(MANIFEST), 'entry.js': 'run()', 'a.css': 'a {}', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(dist, name), text);
  return dist;
}

async function ship(dist: string, to: string, ...more: readonly string[]): Promise<string> {
  const context = { env: {}, now: () => new Date(0), print: (text: string) => printed.push(text) };
  await runRelease('ship', ['--dist', dist, '--to', to, '--registry', registry(), '--by', 'lea', ...more], context);
  return printed.join('\n');
}

describe('a version in a folder', () => {
  const base = ['--base', '/remotes/schedules/'];
  const target = () => join(folder, 'versions');

  it('is whole, and published, and nobody gets it yet', async () => {
    expect(await ship(built(), target(), ...base)).toBe(
      [
        'schedules 1.0.0+ab: 3 files written, all read back unchanged.',
        'It is published. Nobody gets it before: halte-remote release schedules 1.0.0+ab',
      ].join('\n'),
    );
    expect(readdirSync(join(target(), 'schedules'))).toEqual(['1.0.0+ab']);
    expect(readFileSync(join(target(), 'schedules/1.0.0+ab/entry.js'), 'utf8')).toBe('run()');
    expect(events()).toEqual([
      { at: '1970-01-01T00:00:00.000Z', by: 'lea', remote: 'schedules', do: 'publish', version: '1.0.0+ab' },
    ]);
  });

  it('says which files of the folder are not of the build', async () => {
    expect(await ship(built({ 'old.js': 'old()', 'entry.js.br': '' }), target(), ...base)).toMatch(
      /dist-\w+ also has old\.js, which its remote\.json does not name: they are shipped too\./,
    );
  });

  it('may be shipped again, which changes nothing', async () => {
    await ship(built(), target(), ...base);
    expect(await ship(built(), target())).toContain('3 files were there already');
    expect(events()).toHaveLength(1);
  });

  it('never changes: other files under its name are refused', async () => {
    await ship(built(), target(), ...base);
    await expect(ship(built({ 'entry.js': 'other()' }), target())).rejects.toThrow(
      'Version 1.0.0+ab of schedules is there already with other files (entry.js).',
    );
    expect(readFileSync(join(target(), 'schedules/1.0.0+ab/entry.js'), 'utf8')).toBe('run()');
  });

  it.each([
    ['of a folder that is missing', () => join(folder, 'nothing'), /There is no build in/],
    ['without a manifest', () => built({ 'remote.json': '{}' }), 'The build has no valid remote.json'],
  ])('%s is refused', async (_, dist, sentence) => {
    await expect(ship(dist(), target(), ...base)).rejects.toThrow(sentence);
  });
});

describe('a version at an address', () => {
  let server: Server;
  let address: string;
  let stored: Map<string, Buffer>;
  let order: string[];
  /** What the server makes of a file that it is asked for. */
  let served: (content: Buffer, name: string) => Buffer;
  /** Names of files that it does not delete. */
  let kept: readonly string[];

  beforeEach(async () => {
    stored = new Map();
    order = [];
    served = (content) => content;
    kept = [];
    server = createServer((request, response) => {
      const path = request.url!;
      if (request.method === 'GET') {
        const content = stored.get(path);
        return void response.writeHead(content ? 200 : 404).end(content && served(content, path));
      }
      if (request.method === 'DELETE') {
        if (kept.some((name) => path.endsWith(`/${name}`))) return void response.writeHead(403).end();
        return void response.writeHead(stored.delete(path) ? 204 : 404).end();
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        if (request.headers['if-none-match'] === '*' && stored.has(path)) return void response.writeHead(412).end();
        stored.set(path, Buffer.concat(chunks));
        order.push(path.split('/').at(-1)!);
        response.writeHead(201).end();
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v`;
  });
  afterEach(() => server.close());

  it('has its manifest last, signed, and the registry says where it is and who signs', async () => {
    const { ed25519, file } = await key();
    await ship(built(), address, '--key', file);
    expect(order.slice(-2)).toEqual(['remote.json.sig', 'remote.json']);
    expect(order).toHaveLength(4);
    const { remotes } = JSON.parse(readFileSync(registry(), 'utf8'));
    expect(remotes.schedules).toEqual({ base: `${address}/schedules/`, keys: [{ id: 'schedules', ed25519 }] });
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: ed25519 }, format: 'jwk' });
    const [content, signature] = ['remote.json', 'remote.json.sig'].map(
      (name) => stored.get(`/v/schedules/1.0.0+ab/${name}`)!,
    );
    expect(verify(null, content!, publicKey, Buffer.from(signature!.toString(), 'base64'))).toBe(true);
  });

  it('is not published without a signature, and a key is neither overwritten nor readable by others', async () => {
    await expect(ship(built(), address)).rejects.toThrow('"remotes.schedules.keys" is missing');
    expect(order).toEqual([]);
    const { file } = await key();
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(key()).rejects.toThrow('is there already: a key is never overwritten');
    await expect(ship(built(), address, '--key', registry())).rejects.toThrow(/cannot be read|is no private key/);
  });

  async function key(): Promise<{ readonly file: string; readonly ed25519: string }> {
    const file = join(folder, 'team.pem');
    const context = { env: {}, now: () => new Date(0), print: (text: string) => printed.push(text) };
    await runRelease('keys', ['--out', file], context);
    return { file, ed25519: JSON.parse(printed.at(-1)!.split('\n').at(-1)!).ed25519 };
  }

  it('is not published where one byte comes back changed', async () => {
    served = (content, path) => (path.endsWith('a.css') ? Buffer.from(content.map((byte) => byte ^ 1)) : content);
    const { file } = await key();
    await expect(ship(built(), address, '--key', file)).rejects.toThrow(
      'These files came back changed or not at all: a.css.',
    );
    expect(() => events()).toThrow();
  });

  it('is completed where an attempt was cut', async () => {
    stored.set('/v/schedules/1.0.0+ab/entry.js', Buffer.from('run()'));
    const { file } = await key();
    expect(await ship(built(), address, '--key', file)).toContain('4 files written');
  });

  it('is removed by prune, its manifest last, and by the next attempt where one was cut', async () => {
    const { file } = await key();
    const files = ['entry.js', 'a.css', '../../other.js'];
    const dist = built({ 'remote.json': JSON.stringify({ ...MANIFEST, files }), 'entry.js.br': '', 'entry.js.gz': '' });
    await ship(dist, address, '--key', file);
    stored.set('/v/other.js', Buffer.from(''));
    const context = { env: {}, now: () => new Date('1970-03-01'), print: (text: string) => printed.push(text) };
    const prune = () => runRelease('prune', ['schedules', '--to', address, '--registry', registry()], context);
    kept = ['a.css'];
    await expect(prune()).rejects.toThrow('/schedules/1.0.0+ab/a.css refuses to be removed: it answered 403.');
    expect(stored.has('/v/schedules/1.0.0+ab/remote.json')).toBe(true);
    kept = [];
    await prune();
    expect([...stored.keys()]).toEqual(['/v/other.js']);
    expect(printed.at(-1)).toBe('schedules 1.0.0+ab is removed.');
  });
});

it('two builds are compared file by file', () => {
  const files = (text: string) => new Map([['a.js', Buffer.from(text)]]);
  expect(differences(files('a'), files('a'))).toEqual([]);
  expect(differences(files('a'), files('b'))).toEqual(['a.js']);
  expect(differences(files('a'), new Map())).toEqual(['a.js']);
});
