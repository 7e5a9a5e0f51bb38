/** What `--prepare` writes, as a server with `--prepared` reads it: from a folder and over HTTP. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { epochAt } from '@halte/engine/common/zone';
import { DEFAULT_LIMITS } from '../timetable/gtfs/limits.ts';
import { preparedImport, timetableImporter } from '../timetable/snapshot/preparedImport.ts';
import { basics, stopsTxt, tripsAndTimes, withZip } from '../timetable/testing/feeds.ts';
import { createFollower, type Follower } from './follow.ts';
import type { Publication } from './publication.ts';
import { publish } from './publish.ts';

const NOW = epochAt('Europe/Paris', '2026-06-10T08:00');

let root: string;
let folder: string;
let server: Server;
let address: string;
let now: number;
let lines: string[];
let asked: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'halte-prepared-'));
  folder = join(root, 'published');
  now = NOW;
  lines = [];
  asked = [];
  server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    const bytes = await readFile(join(folder, (request.url ?? '').replace('/t/', ''))).catch(() => null);
    response.statusCode = bytes ? 200 : 404;
    response.end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/t`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(root, { recursive: true });
});

/** Publishes a town with that many stops and trips. */
function publishTown(stops: number, trips: number, { force = false, prefix = '' } = {}): Promise<void> {
  const names = Array.from({ length: stops }, (_, stop) => `S${stop}`);
  const files = {
    ...basics(),
    'stops.txt': stopsTxt(names.map((name, stop) => `${name} 48.${100 + stop} 2`).join('\n')),
    ...tripsAndTimes(Array.from({ length: trips }, (_, trip) => `t${trip}: S0 8:00, S1 8:10`).join('\n')),
  };
  const report = (line: string) => void lines.push(line);
  return withZip(files, (path) =>
    publish({ folder, files: [{ path, prefix }], rebaseCalendar: false, limits: DEFAULT_LIMITS, force, now, report }),
  );
}

const current = async () => JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')) as Publication;
const change = async (changes: (publication: Publication) => object) =>
  writeFile(join(folder, 'current.json'), JSON.stringify(changes(await current())));

function follower(from = folder, importer = timetableImporter()): Follower {
  return createFollower({
    address: from,
    into: join(root, 'data'),
    snapshots: join(root, 'snapshots'),
    importer,
    limits: DEFAULT_LIMITS,
    now: () => now,
    report: (line) => lines.push(line),
  });
}

async function stopsOf(files: Awaited<ReturnType<Follower['fetch']>>['files']): Promise<number> {
  const options = { current: null, today: '2026-06-10', rebaseCalendar: 'never', limits: DEFAULT_LIMITS } as const;
  const imported = await preparedImport(files, {
    ...options,
    snapshots: join(root, 'snapshots'),
    indexesOf: async () => null,
    report: (line) => lines.push(line),
  });
  return imported.kind === 'feed' ? imported.prepared.feed.stops.length : 0;
}

const READY = 'the timetable was prepared at an earlier start';

describe.each(['a folder', 'an address'])('from %s', (kind) => {
  const place = () => (kind === 'a folder' ? folder : address);

  it('gives the feeds and the prepared file, which is used in place of an import', async () => {
    await publishTown(10, 10, { prefix: 'town' });
    const { files, due } = await follower(place()).fetch();
    expect(files).toEqual([{ path: expect.stringMatching(/[\da-f]{64}\.zip$/), prefix: 'town' }]);
    lines = [];
    expect([await stopsOf(files), lines]).toEqual([10, [READY]]);
    await due();
  });

  it('gives the feeds to a server of another version', async () => {
    await publishTown(10, 10);
    const { files } = await follower(place(), 'other').fetch();
    expect(lines.at(-1)).toBe('nothing is prepared for this version of the server: reading the timetable itself');
    lines = [];
    expect([await stopsOf(files), lines]).toEqual([10, []]);
  });

  it.each<[string, string | RegExp, () => Promise<unknown>]>([
    [
      'is cut',
      'current.json is no JSON: it is cut or damaged.',
      async () => writeFile(join(folder, 'current.json'), '{"source": '),
    ],
    [
      'is something else',
      'current.json is no description of a prepared timetable.',
      () => change(() => ({ feeds: [] })),
    ],
    [
      'names a file outside',
      'current.json is no description of a prepared timetable.',
      () => change((made) => ({ ...made, feeds: [{ ...made.feeds[0], sha256: '../../etc/passwd' }] })),
    ],
    ['has no date', /^current\.json is of the future/, () => change((made) => ({ ...made, madeAt: 'today' }))],
    [
      'was made in the future',
      /^current\.json is of the future \(made 2027-/,
      () => change((made) => ({ ...made, madeAt: '2027-06-10T06:00:00Z' })),
    ],
    [
      'is for next week',
      /^current\.json is of the future \(made 2026-06-10/,
      () => change((made) => ({ ...made, activateAt: '2026-06-17T06:00:00Z' })),
    ],
    [
      'is too long',
      /^The prepared timetable cannot be read \(.*262144 bytes/,
      () => change((made) => ({ ...made, more: 'x'.repeat(300_000) })),
    ],
    [
      'names a feed of another content',
      /\.zip of the prepared timetable cannot be used \(/,
      () => change((made) => ({ ...made, feeds: [{ ...made.feeds[0], sha256: 'a'.repeat(64) }] })),
    ],
    [
      'names a feed that is ten times as long',
      /\.zip of the prepared timetable cannot be used \(it is longer than it should be\)/,
      () => damage('.zip', (bytes) => Buffer.concat(Array(10).fill(bytes))),
    ],
    [
      'names a feed that is cut',
      /\.zip of the prepared timetable cannot be used \(it is cut\)/,
      () => damage('.zip', (bytes) => bytes.subarray(0, 100)),
    ],
    [
      'names a prepared file that is damaged',
      /\.timetable of the prepared timetable cannot be used \(its content is damaged\)/,
      () => damage('.timetable', (bytes) => bytes.fill(7, 500, 501)),
    ],
    [
      'names a prepared file that is too large',
      /has 2000 MB, which is more than --gtfs-limit-total allows/,
      () => change((made) => ({ ...made, files: { any: { sha256: 'a'.repeat(64), bytes: 2e9 } } })),
    ],
    [
      'names a feed that is too large',
      /has 2000 MB, which is more than --gtfs-limit-download allows/,
      () => change((made) => ({ ...made, feeds: [{ ...made.feeds[0], bytes: 2e9 }] })),
    ],
  ])('refuses what %s, and keeps what it has', async (_, message, spoil) => {
    await publishTown(10, 10);
    const follows = follower(place());
    const { files, due } = await follows.fetch();
    await due();
    now += 600;
    await publishTown(11, 10);
    await spoil();
    expect(await follows.hasNews()).toBe(true);
    await expect(follows.fetch()).rejects.toThrow(message);
    expect(await stopsOf(files)).toBe(10);
    expect((await readdir(join(root, 'data'))).filter((name) => name.endsWith('.part'))).toEqual([]);
    // What a server has used is there for its next start.
    expect((JSON.parse(await readFile(join(root, 'data/current.json'), 'utf8')) as Publication).figures.stops).toBe(10);
  });

  it('asks again for what it could not use, at every tenth check, and at once when it has changed', async () => {
    await publishTown(10, 10);
    const follows = follower(place());
    await (await follows.fetch()).due();
    expect(await follows.hasNews()).toBe(false);
    const good = await readFile(join(folder, 'current.json'));
    await writeFile(join(folder, 'current.json'), '{');
    expect(await follows.hasNews()).toBe(true);
    await expect(follows.fetch()).rejects.toThrow();
    const checks = [];
    for (let check = 0; check < 20; check++) checks.push(await follows.hasNews());
    expect(checks.flatMap((isNews, check) => (isNews ? check : []))).toEqual([9, 19]);
    await rm(join(folder, 'current.json'));
    expect(await follows.hasNews()).toBe(true);
    await expect(follows.fetch()).rejects.toThrow(/^The prepared timetable cannot be read \(/);
    expect(await follows.hasNews()).toBe(false);
    await writeFile(join(folder, 'current.json'), good);
    expect(await follows.hasNews()).toBe(true);
    await (await follows.fetch()).due();
    expect(await follows.hasNews()).toBe(false);
  });

  it('starts with what it has used last when nothing can be read', async () => {
    await expect(follower(place()).fetch()).rejects.toThrow(
      /^The prepared timetable cannot be read .*: check --prepared\.$/,
    );
    await publishTown(10, 10);
    await (await follower(place()).fetch()).due();
    await rm(folder, { recursive: true });
    expect(await stopsOf((await follower(place()).fetch()).files)).toBe(10);
    expect(lines).toContainEqual(
      expect.stringMatching(/^The prepared timetable cannot be read .*: using the one used last$/),
    );
  });

  it('starts with the one before until the next is due, and then takes that', async () => {
    await publishTown(10, 10);
    now += 600;
    await publishTown(11, 10);
    now += 119;
    const follows = follower(place());
    const first = await follows.fetch();
    expect(await stopsOf(first.files)).toBe(10);
    await first.due();
    expect(await follows.hasNews()).toBe(true);
    expect(await stopsOf((await follows.fetch()).files)).toBe(11);
    now += 1;
    expect(await stopsOf((await follower(place()).fetch()).files)).toBe(11);
  });
});

it('does not wait for the time of one that was replaced while it was loaded', async () => {
  const started = Date.now() / 1_000;
  now = started - 600;
  await publishTown(10, 10);
  now = started;
  const follows = follower();
  await (await follows.fetch()).due();
  const before = await readFile(join(folder, 'current.json'));
  await publishTown(11, 10);
  const next = await follows.fetch();
  await writeFile(join(folder, 'current.json'), before);
  expect(await follows.hasNews()).toBe(true);
  await expect(next.due()).rejects.toThrow('It was replaced by another before it was due.');
  await (await follows.fetch()).due();
  expect(await follows.hasNews()).toBe(false);
});

async function damage(ending: string, spoil: (bytes: Buffer) => Buffer): Promise<void> {
  const { feeds, files } = await current();
  const [spoilt] = ending === '.zip' ? feeds : Object.values(files);
  const path = join(folder, `${spoilt!.sha256}${ending}`);
  await writeFile(path, spoil(await readFile(path)));
}

it('fetches no file that it has', async () => {
  await publishTown(10, 10);
  await (await follower(address).fetch()).due();
  asked = [];
  await (await follower(address).fetch()).due();
  expect(asked).toEqual(['/t/current.json']);
});

describe('what is published', () => {
  it('is not replaced by what is not plausible, unless forced', async () => {
    await publishTown(10, 10);
    const before = await readFile(join(folder, 'current.json'), 'utf8');
    await expect(publishTown(7, 5)).rejects.toThrow(
      'The timetable has 7 stops, and the one before has 10. The timetable has 35 trips in the next seven days, and the one before has 70. It is not published; --force publishes it all the same.',
    );
    expect(await readFile(join(folder, 'current.json'), 'utf8')).toBe(before);
    // The error has them already.
    const reasons = /and the one before has/;
    expect(lines.filter((line) => reasons.test(line))).toEqual([]);
    await publishTown(7, 5, { force: true });
    expect(lines.filter((line) => reasons.test(line))).toHaveLength(2);
    expect((await current()).figures.stops).toBe(7);
    now = epochAt('Europe/Paris', '2026-12-30T08:00');
    await expect(publishTown(7, 5)).rejects.toThrow('The timetable is over on 2026-12-31, in less than 3 days.');
  });

  it('is due in two minutes, and names the one before', async () => {
    await publishTown(10, 10);
    const first = await current();
    expect([first.madeAt, first.activateAt, first.former]).toEqual([
      '2026-06-10T06:00:00Z',
      '2026-06-10T06:02:00Z',
      null,
    ]);
    now += 600;
    await publishTown(11, 10);
    const { source, feeds, files } = first;
    expect((await current()).former).toEqual({ source, feeds, files });
  });

  it('has a file for each version of the server that has prepared the same', async () => {
    await publishTown(10, 10);
    await change((made) => ({ ...made, files: { older: Object.values(made.files)[0] } }));
    await publishTown(10, 10);
    expect(Object.keys((await current()).files).sort()).toEqual([timetableImporter(), 'older'].sort());
    expect((await current()).former).toBeNull();
  });

  it('goes back by the former file, and keeps what five publications name', async () => {
    for (let stops = 10; stops < 18; stops++) {
      await publishTown(stops, 10);
      now += 600;
    }
    const names = await readdir(folder);
    // Each also names the one before.
    expect(names.filter((name) => name.endsWith('.zip'))).toHaveLength(6);
    const made = names.filter((name) => name.startsWith('made-')).sort();
    expect(made).toHaveLength(5);
    await writeFile(join(folder, 'current.json'), await readFile(join(folder, made[0]!)));
    expect(await stopsOf((await follower().fetch()).files)).toBe(13);
  });

  it('is made of zips', async () => {
    const files = [{ path: root, prefix: '' }];
    const options = { folder, files, rebaseCalendar: false, limits: DEFAULT_LIMITS, force: false, now };
    await expect(publish({ ...options, report: () => undefined })).rejects.toThrow(
      `--prepare takes timetables that are zips, which ${root} is not.`,
    );
  });
});
