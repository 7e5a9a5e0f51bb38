import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry } from '@halte/contract/registry';
import { releasesOf } from '@halte/contract/registry/resolve';
import type { Tenant } from '@halte/contract/tenant';
import { loadTenants } from '../tenants/loadTenants.ts';
import { createFindRemotes, entriesOf } from './findRemotes.ts';
import { NO_REGISTRY } from './registry.ts';

const [demo] = loadTenants(join(__dirname, '../../tenants'));
const MANIFEST = { id: 'schedules', container: 'c', version: '1', entry: 'entry.1.js', preload: {} };

let server: Server;
let isUp: boolean;
let place: string;

beforeEach(async () => {
  isUp = true;
  server = createServer((request, response) => {
    if (isUp && request.url === '/schedules/remote.json') response.end(JSON.stringify(MANIFEST));
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/schedules`;
});

afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

const tenant = (): Tenant => ({ ...demo!, remotes: { schedules: place } });
const later = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);

describe('a remote that is elsewhere', () => {
  it('keeps its entry while its origin is away', async () => {
    const { findRemotes } = createFindRemotes({ folders: new Map() });
    const entry = { container: 'c', version: '1', entry: `${place}/entry.1.js` };
    expect(entriesOf((await findRemotes(tenant(), null)).found)).toEqual({ schedules: entry });
    isUp = false;
    later(60_000);
    const { found, unreachable } = await findRemotes(tenant(), null);
    expect(entriesOf(found)).toEqual({ schedules: entry });
    expect(unreachable).toEqual([]);
  });

  it('is named as unreachable before it has ever answered, and found once it does', async () => {
    isUp = false;
    const { findRemotes } = createFindRemotes({ folders: new Map() });
    expect(await findRemotes(tenant(), null)).toMatchObject({ found: new Map(), unreachable: ['schedules'] });
    isUp = true;
    later(5000);
    expect([...(await findRemotes(tenant(), null)).found.keys()]).toEqual(['schedules']);
  });
});

describe('a remote of the registry', () => {
  const SIGNED = { at: '2026-03-01T08:30:00Z', by: 'lea', remote: 'schedules' };
  const versionAt = (version: string) => ({ ...MANIFEST, version, entry: `entry.${version}.js` });
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halte-versions-'));
    for (const [name, version] of [
      ['.', 'own'],
      ['1', '1'],
      ['2', '2'],
      ['3', 'other'],
    ] as const) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, 'remote.json'), JSON.stringify(versionAt(version)));
    }
    mkdirSync(join(folder, '5'));
    const ahead = { ...versionAt('5'), contract: '1.9', needs: { contract: '1.9', capabilities: ['radar'] } };
    writeFileSync(join(folder, '5/remote.json'), JSON.stringify(ahead));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function finderWith(...events: readonly object[]) {
    const published = ['1', '2', '3', '4', '5'].map((version) => ({ ...SIGNED, do: 'publish', version }));
    const remotes = { schedules: { base: '/remotes/schedules/' } };
    const parsed = parseRegistry({ schema: 1, remotes, events: [...published, ...events] });
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    const known = { remotes: parsed.registry.remotes, releases: releasesOf(parsed.registry) };
    const registry = { ...NO_REGISTRY, current: () => known };
    return createFindRemotes({ folders: new Map([['schedules', folder]]), registry });
  }

  const release = (version: string, more: object = {}) => ({ ...SIGNED, do: 'release', version, ...more });

  it.each<[string, readonly object[], number | null, string]>([
    ['the released version', [release('1')], null, '/remotes/schedules/1/entry.1.js'],
    [
      'the one before, where the files of the released one are missing',
      [release('1'), release('4')],
      null,
      '/1/entry.1',
    ],
    ['the one before, where another version is in the folder', [release('1'), release('3')], null, '/1/entry.1'],
    ['the one before, where the released one needs a later host', [release('1'), release('5')], null, '/1/entry.1'],
    ['the build of this server, without a release', [], null, '/remotes/schedules/entry.own.js'],
    ['that build, where no version can be used', [release('4')], null, '/remotes/schedules/entry.own.js'],
    ['the version of all, without the cookie', [release('1'), release('2', { share: 0.99 })], null, '/1/entry.1'],
    ['the version of a share, on its side', [release('1'), release('2', { share: 0.999 })], 7, '/2/entry.2'],
  ])('is %s', async (_, events, share, entry) => {
    const { found } = await finderWith(...events).findRemotes({ ...demo!, remotes: {} }, share);
    expect(found.get('schedules') && entriesOf(found)['schedules']!.entry).toContain(entry);
  });

  it('is what the tenant’s file names, where it names one', async () => {
    const { found } = await finderWith(release('1')).findRemotes(tenant(), null);
    expect(entriesOf(found)['schedules']!.entry).toBe(`${place}/entry.1.js`);
  });

  describe('of other versions of what pages share', () => {
    const SHARED = { react: '19.3.1', 'federation-runtime': '1.0.0' };
    const hostManifest = async () => ({ version: '1', preload: {}, fonts: [], fontFaces: '', singletons: SHARED });
    const standalone = {
      container: 'alone',
      entry: 'alone.1.js',
      preload: { remote: { js: ['alone.1.js'], css: [] } },
    };

    function finderOf(manifest: object) {
      const content = { ...versionAt('own'), paint: { 'schedules.fr': 'a.paint.json' }, ...manifest };
      writeFileSync(join(folder, 'remote.json'), JSON.stringify(content));
      const notes: string[] = [];
      const folders = new Map([['schedules', folder]]);
      const finder = createFindRemotes({ folders, hostManifest, onNote: (note) => notes.push(note) });
      const find = () => finder.findRemotes({ ...demo!, remotes: {} }, null);
      return { ...finder, find, notes };
    }

    it('is chosen within its ranges', async () => {
      const { find, notes } = finderOf({ singletons: { react: '^19.3.0' }, standalone });
      expect((await find()).found.get('schedules')?.manifest.container).toBe('c');
      expect(notes).toEqual([]);
    });

    it('is left out beyond them, by name', async () => {
      const { find, refused } = finderOf({ singletons: { react: '^20.0.0' } });
      expect((await find()).found.size).toBe(0);
      const reason = 'Remote schedules is left out: it needs react ^20.0.0, this host has 19.3.1.';
      expect(await refused({ ...demo!, remotes: {} })).toEqual([reason]);
    });

    it('is taken in the build that stands alone, without its first paint, and the log says so once', async () => {
      const { find, refused, notes } = finderOf({ singletons: { react: '^20.0.0' }, standalone });
      await find();
      expect(entriesOf((await find()).found)).toEqual({
        schedules: { container: 'alone', version: 'own', entry: '/remotes/schedules/alone.1.js' },
      });
      expect((await find()).found.get('schedules')?.manifest.paint).toBeUndefined();
      expect(await refused({ ...demo!, remotes: {} })).toEqual([]);
      expect(notes).toEqual([
        'Remote schedules own stands alone, because it needs react ^20.0.0, this host has 19.3.1.',
      ]);
    });
  });

  it('is named to the operator where an offered version cannot be used', async () => {
    expect(await finderWith(release('1'), release('3'), release('4'), release('5')).registryProblems()).toEqual([
      'Version 5 of remote schedules needs contract 1.9, this host has 1.1: pages have the next one that is offered.',
      'Version 5 of remote schedules needs the capability "radar", which this host does not have: pages have the next one that is offered.',
      'Version 4 of remote schedules cannot be read: pages have the next one that is offered.',
      'Version 3 of remote schedules has schedules other in its folder: pages have the next one that is offered.',
    ]);
  });
});

describe('a remote of the registry on another server', () => {
  const SIGNED = { at: '2026-03-01T08:30:00Z', by: 'lea', remote: 'schedules' };
  const team = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519');
  const publicOf = ({ publicKey }: typeof team) => publicKey.export({ format: 'jwk' }).x!;
  const hashOf = (letter: string) => `sha384-${letter.repeat(64)}`;
  const integrity = { 'entry.1.js': hashOf('a'), 'b.css': hashOf('b') };
  const content = (version: string, more: object = {}) =>
    JSON.stringify({ ...MANIFEST, preload: { remote: { js: [], css: ['b.css'] } }, integrity, version, ...more });
  const signature = (text: string, { privateKey }: typeof team) =>
    sign(null, Buffer.from(text), privateKey).toString('base64');
  let files: Map<string, string>;
  let cdn: Server;
  let base: string;

  beforeEach(async () => {
    files = new Map();
    cdn = createServer((request, response) => {
      const text = files.get(request.url!);
      response.writeHead(text === undefined ? 404 : 200).end(text);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => cdn.once('listening', resolve));
    base = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/`;
  });
  afterEach(() => cdn.close());

  function put(version: string, text: string, signedBy: typeof team | null): void {
    files.set(`/${version}/remote.json`, text);
    if (signedBy) files.set(`/${version}/remote.json.sig`, `${signature(text, signedBy)}\n`);
  }

  async function chosen(keys: readonly object[]): Promise<string | null> {
    const events = ['publish', 'release'].map((kind) => ({ ...SIGNED, do: kind, version: '1' }));
    const parsed = parseRegistry({ schema: 1, remotes: { schedules: { base, keys } }, events });
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    const known = { remotes: parsed.registry.remotes, releases: releasesOf(parsed.registry) };
    const finder = createFindRemotes({ folders: new Map(), registry: { ...NO_REGISTRY, current: () => known } });
    const { found } = await finder.findRemotes({ ...demo!, remotes: {} }, null);
    return found.get('schedules')?.manifest.version ?? null;
  }

  const key = (pair: typeof team, more: object = {}) => ({ id: 'a', ed25519: publicOf(pair), ...more });

  it('is chosen where the team signed its manifest, also with a second key', async () => {
    put('1', content('1'), team);
    expect(await chosen([key(team)])).toBe('1');
    expect(await chosen([key(stranger), key(team)])).toBe('1');
  });

  it.each<[string, () => void]>([
    ['is not signed', () => put('1', content('1'), null)],
    ['is signed by somebody else', () => put('1', content('1'), stranger)],
    [
      'was changed by one byte',
      () => {
        put('1', content('1'), team);
        files.set('/1/remote.json', content('1').replace('entry.1', 'entry.2'));
      },
    ],
    ['is that of another version', () => put('1', content('0'), team)],
    ['is that of another remote', () => put('1', content('1', { id: 'account' }), team)],
    ['names no hashes', () => put('1', content('1', { integrity: undefined }), team)],
    ['names no hash of its entry', () => put('1', content('1', { integrity: { 'b.css': hashOf('b') } }), team)],
    ['names no hash of a sheet', () => put('1', content('1', { integrity: { 'entry.1.js': hashOf('a') } }), team)],
    [
      'names something that is no hash',
      () => put('1', content('1', { integrity: { ...integrity, 'b.css': 'x' } }), team),
    ],
    [
      'has more scripts than a policy can list',
      () => {
        const many = Array.from({ length: 60 }, (_, i) => [`${i}.js`, hashOf('c')]);
        put('1', content('1', { integrity: { ...integrity, ...Object.fromEntries(many) } }), team);
      },
    ],
    [
      'has the signature of another version',
      () => {
        put('1', content('1'), team);
        files.set('/1/remote.json.sig', signature(content('0'), team));
      },
    ],
  ])('is not chosen where its manifest %s', async (_, prepare) => {
    prepare();
    expect(await chosen([key(team)])).toBeNull();
  });

  it.each([
    ['expired', { until: '2020-01-01T00:00:00Z' }],
    ['is no point of the curve', { ed25519: 'A'.repeat(42).concat('_') }],
  ])('is not chosen where the only key %s', async (_, more) => {
    put('1', content('1'), team);
    expect(await chosen([key(team, more)])).toBeNull();
  });
});
