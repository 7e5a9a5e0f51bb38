import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readNetworkFile } from '@halte/engine/networkFile/readNetworkFile';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { networkFileRoutes } from '../http/routes/networkFile.ts';
import { networkIdOf } from '../network/networkId.ts';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { smallTown } from '../testing/smallTown.ts';
import { createTestApp, TEST_KEY } from '../testing/testApp.ts';
import { createNetworkFiles, type NetworkFile } from './networkFiles.ts';
import { type PackedFile, packInWorker } from './packInWorker.ts';

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

const published = (version: string): Feed => ({ ...town.feed, version });

/** Packs each timetable into its version, and notes which. */
function packing({ fails = 0 } = {}) {
  const asked: string[] = [];
  let left = fails;
  const pack = async ({ version }: Feed): Promise<PackedFile> => {
    asked.push(version);
    if (left-- > 0) throw new Error('out of memory');
    const bytes = new TextEncoder().encode(version.repeat(300));
    return { bytes, br: bytes, gzip: bytes, hasShapes: true };
  };
  return { asked, pack };
}

const hashed = (version: string) => createHash('sha256').update(version.repeat(300)).digest('hex').slice(0, 32);

it('packs each timetable once, when it is asked for first', async () => {
  const { asked, pack } = packing();
  const files = createNetworkFiles({ pack, mostKilobytes: 400 });
  const [one, other] = await Promise.all([files.offer(published('a')), files.offer(published('a'))]);
  expect(one).toBe(other);
  expect(one).toMatchObject({ id: 'petitbus', version: hashed('a') });
  await files.find(published('a'), 'petitbus', hashed('a'));
  expect(asked).toEqual(['a']);
});

it('has the file of the timetable before, and none older', async () => {
  const { pack } = packing();
  const files = createNetworkFiles({ pack, mostKilobytes: 400 });
  for (const version of ['a', 'b', 'c']) await files.offer(published(version));
  const found = await Promise.all(['a', 'b', 'c'].map((one) => files.find(published('c'), 'petitbus', hashed(one))));
  expect(found.map((file) => file?.version ?? null)).toEqual([null, hashed('b'), hashed('c')]);
  expect(await files.find(published('c'), 'elsewhere', hashed('c'))).toBeNull();
});

it('finds a file that only another server has offered', async () => {
  const files = createNetworkFiles({ pack: packing().pack, mostKilobytes: 400 });
  expect(await files.find(published('a'), 'petitbus', hashed('a'))).toMatchObject({ version: hashed('a') });
});

it('tries again what failed', async () => {
  const { asked, pack } = packing({ fails: 1 });
  const files = createNetworkFiles({ pack, mostKilobytes: 400 });
  await expect(files.offer(published('a'))).rejects.toThrow('out of memory');
  expect(await files.offer(published('a'))).toMatchObject({ version: hashed('a') });
  expect(asked).toEqual(['a', 'a']);
});

it.each([
  [{ mostKilobytes: 0 }, 'off', []],
  [{ mostKilobytes: 400, mostStopTimes: 3 }, 'tooLarge', []],
  // 300 letters compressed are more than 0.3 kB less one.
  [{ mostKilobytes: 0.299 }, 'tooLarge', ['a']],
  [{ mostKilobytes: 0.3 }, expect.objectContaining({ id: 'petitbus' }), ['a']],
])('with %j: %s', async (limits, offer, packed) => {
  const { asked, pack } = packing();
  expect(await createNetworkFiles({ pack, ...limits }).offer(published('a'))).toEqual(offer);
  expect(asked).toEqual(packed);
});

it('packs on a thread what the reader reads, compressed in both ways', async () => {
  const file = (await createNetworkFiles({ pack: packInWorker, mostKilobytes: 400 }).offer(town.feed)) as NetworkFile;
  expect(readNetworkFile(file.bytes).feed.stops).toEqual(town.feed.stops);
  expect(brotliDecompressSync(file.br)).toEqual(Buffer.from(file.bytes));
  expect(gunzipSync(file.gzip)).toEqual(Buffer.from(file.bytes));
}, 20_000);

it('sends it as the caller accepts it, and says why there is none', async () => {
  const { pack } = packing();
  const files = createNetworkFiles({
    pack: async (feed) => ({ ...(await pack(feed)), gzip: Uint8Array.of(1, 2) }),
    mostKilobytes: 400,
  });
  const app = await createTestApp((routes) =>
    networkFileRoutes(routes, () => ({ ...town, feed: published('a') }), files),
  );
  const url = `/networks/petitbus/${hashed('a')}.htn`;
  const sent = await Promise.all(
    ['gzip', 'identity', 'br, gzip'].map((encoding) => app.inject({ url, headers: { 'accept-encoding': encoding } })),
  );
  expect(sent.map(({ headers, rawPayload }) => [headers['content-encoding'] ?? '', rawPayload.length])).toEqual([
    ['gzip', 2],
    ['', 300],
    ['br', 300],
  ]);
  expect(sent[0]!.headers).toMatchObject({
    vary: 'Origin, accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await app.close();
  const none = createNetworkFiles({ pack, mostKilobytes: 0 });
  const closed = await createTestApp((routes) => networkFileRoutes(routes, () => town, none));
  const answers = [
    await closed.inject({ url: '/api/v1/network/offline', headers: TEST_KEY }),
    await closed.inject({ url }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 404]);
  expect(answers.map((answer) => answer.json())).toMatchObject([
    { refusal: 'off' },
    { code: 'network-file-not-found' },
  ]);
  await closed.close();
});

it.each([
  ['Petitbus', 'petitbus'],
  ['Compagnie des Transports Strasbourgeois (CTS)', 'compagnie-des-transports-strasbourgeois-cts'],
  ['Œuvre, Été', 'uvre-ete'],
  ['東京', 'network'],
  ['a '.repeat(60), `${'a-'.repeat(31)}a`],
])('calls %s %s in addresses', (name, id) =>
  expect(networkIdOf({ name })).toMatch(id === 'uvre-ete' ? /uvre-ete$/ : new RegExp(`^${id}$`)),
);
