import { createHash } from 'node:crypto';
import { fakeBrowser, ORIGIN } from '../testing/fakeScope.ts';
import { forgetNetwork, keptFile, keptNetwork, onNetworkChange } from './keptNetwork.ts';
import { openKeptNetwork } from './openKeptNetwork.ts';
import { type OfferedNetwork, offeredNetwork, renewNetwork, TakeError, takeNetwork } from './takeNetwork.ts';

/** Those of Node: the process has one of each name, as the tabs of a browser. */
const ownLocks = navigator.locks;
const SERVER = { bffUrl: `${ORIGIN}/bff`, apiKey: 'demo' };
const TODAY = '2026-11-28';

const bytesOf = (content: string) => new TextEncoder().encode(content);
function offerOf(content: string, lastDay = '2026-12-31'): OfferedNetwork {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const path = `/networks/town/${version}.htn`;
  return { id: 'town', version, path, name: 'Town', lastDay, bytes: content.length, compressedBytes: 3 };
}

let offer: unknown;
let files: Map<string, string>;
let asked: string[];
let estimate: StorageEstimate;

beforeEach(async () => {
  const { caches } = await fakeBrowser();
  files = new Map();
  asked = [];
  estimate = { usage: 0, quota: 1_000_000 };
  Object.assign(globalThis, {
    caches,
    async fetch(address: string) {
      const path = address.replace(SERVER.bffUrl, '');
      asked.push(path);
      if (path === '/api/v1/network/offline') return new Response(JSON.stringify(offer));
      const content = files.get(path);
      return content === undefined ? new Response('', { status: 404 }) : new Response(bytesOf(content));
    },
  });
  Object.defineProperty(globalThis, 'navigator', {
    value: { storage: { estimate: async () => estimate }, locks: ownLocks },
    configurable: true,
  });
});

function publish(content: string, lastDay?: string): OfferedNetwork {
  const made = offerOf(content, lastDay);
  offer = { file: made };
  files.set(made.path, content);
  return made;
}

async function taken(content: string, lastDay?: string): Promise<OfferedNetwork> {
  publish(content, lastDay);
  const offered = (await offeredNetwork(SERVER))!;
  await takeNetwork(SERVER, offered);
  return offered;
}

async function problemOf(work: Promise<unknown>): Promise<string | null> {
  const error = await work.then(
    () => null,
    (one: unknown) => one,
  );
  return error instanceof TakeError ? error.problem : error === null ? null : String(error);
}

it('keeps what was offered, with when it was loaded, and tells it', async () => {
  const changes: number[] = [];
  const end = onNetworkChange(() => changes.push(1));
  const shares: number[] = [];
  publish('timetable');
  const offered = (await offeredNetwork(SERVER))!;
  await takeNetwork(SERVER, offered, { onProgress: (share) => shares.push(share) });
  const kept = (await keptNetwork(TODAY))!;
  expect(kept).toMatchObject({ id: 'town', name: 'Town', lastDay: '2026-12-31', version: offered.version });
  expect(Math.abs(kept.at - Date.now())).toBeLessThan(60_000);
  expect(await keptFile(kept)).toEqual(bytesOf('timetable'));
  expect([shares.at(-1), changes.length]).toEqual([1, 1]);
  await forgetNetwork();
  expect([await keptNetwork(TODAY), changes.length]).toEqual([null, 2]);
  end();
});

it('is good on its last day, and deleted after it', async () => {
  const { caches } = globalThis;
  await taken('timetable', '2026-11-28');
  expect(await keptNetwork('2026-11-28')).toMatchObject({ name: 'Town' });
  expect(await keptNetwork('2026-11-29')).toBeNull();
  expect(await caches.keys()).toEqual([]);
});

it('is renewed when another timetable is offered, and else left alone', async () => {
  const first = await taken('one');
  asked = [];
  await renewNetwork(SERVER, TODAY);
  expect(asked).toEqual(['/api/v1/network/offline']);
  const second = publish('two');
  await renewNetwork(SERVER, TODAY);
  const kept = (await keptNetwork(TODAY))!;
  expect([kept.version, await keptFile(kept)]).toEqual([second.version, bytesOf('two')]);
  expect(await keptFile({ ...kept, version: first.version })).toBeNull();
});

it('asks for nothing where nothing was taken', async () => {
  publish('one');
  await renewNetwork(SERVER, TODAY);
  expect(asked).toEqual([]);
});

describe('keeps the one before', () => {
  beforeEach(() => taken('one'));
  const stillOne = async () => expect(await keptFile((await keptNetwork(TODAY))!)).toEqual(bytesOf('one'));

  it.each<[string, string, () => void]>([
    ['with other content than its version says', 'damaged', () => files.set(offerOf('two').path, 'twö'.slice(0, 2))],
    ['that is longer than it was offered', 'unreachable', () => files.set(offerOf('two').path, 'two and more')],
    ['that is not there', 'unreachable', () => files.delete(offerOf('two').path)],
    [
      'without room',
      'noRoom',
      () => {
        estimate = { usage: 599_999, quota: 1_000_000 };
      },
    ],
  ])('when the next is one %s', async (_, problem, spoil) => {
    publish('two');
    const offered = (await offeredNetwork(SERVER))!;
    spoil();
    expect(await problemOf(takeNetwork(SERVER, offered))).toBe(problem);
    await stillOne();
  });

  it('when the storage is full all the same', async () => {
    const offered = publish('two');
    const { caches } = globalThis;
    const full = {
      put: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const open = caches.open.bind(caches);
    let isFull = true;
    caches.open = async (name) => Object.assign(await open(name), isFull ? full : {});
    expect(await problemOf(takeNetwork(SERVER, offered))).toBe('noRoom');
    isFull = false;
    await stillOne();
  });
});

it.each<[string, number]>([
  ['the file', 0],
  ['what is said of it', 1],
])('keeps nothing at all where there is no room for %s', async (_, written) => {
  publish('one');
  const offered = (await offeredNetwork(SERVER))!;
  const { caches } = globalThis;
  const open = caches.open.bind(caches);
  let puts = 0;
  caches.open = async (name) => {
    const cache = await open(name);
    const put = cache.put.bind(cache);
    return Object.assign(cache, {
      put: async (key: string, answer: Response) => {
        puts += 1;
        if (puts > written) throw new DOMException('full', 'QuotaExceededError');
        await put(key, answer);
      },
    });
  };
  expect(await problemOf(takeNetwork(SERVER, offered))).toBe('noRoom');
  caches.open = open;
  expect(await caches.keys()).toEqual([]);
});

it('leaves one network, whole, where a tab takes another timetable in the middle', async () => {
  const [one, two] = [publish('one'), publish('two')];
  const { caches } = globalThis;
  const open = caches.open.bind(caches);
  let other: Promise<void> | null = null;
  caches.open = async (name) => {
    const cache = await open(name);
    const put = cache.put.bind(cache);
    return Object.assign(cache, {
      put: async (key: string, answer: Response) => {
        if (key === '/kept/network' && other === null) {
          let isDone = false;
          other = takeNetwork(SERVER, two).finally(() => (isDone = true));
          // It is kept already, or waits for its turn.
          while (!isDone && (await ownLocks.query()).pending?.length !== 1) await new Promise(setImmediate);
        }
        await put(key, answer);
      },
    });
  };
  await takeNetwork(SERVER, one);
  await other;
  const kept = (await keptNetwork(TODAY))!;
  expect(await keptFile(kept)).toEqual(bytesOf(kept.version === one.version ? 'one' : 'two'));
  expect(await (await open('halte-network')).keys()).toHaveLength(2);
});

it('keeps nothing that was ended while it was on its way', async () => {
  const offered = publish('one');
  const ended = new AbortController();
  const taking = takeNetwork(SERVER, offered, { signal: ended.signal, onProgress: () => ended.abort() });
  expect(await problemOf(taking)).toBe('unreachable');
  expect(await globalThis.caches.keys()).toEqual([]);
});

it.each([
  ['nothing', { refusal: 'tooLarge' }],
  ['an address elsewhere', { file: { ...offerOf('a'), path: '//elsewhere.example/networks/a.htn' } }],
  ['a file of a gigabyte', { file: { ...offerOf('a'), bytes: 1e9 } }],
  ['no answer of this server', 'hello'],
])('takes %s for no offer', async (_, answer) => {
  offer = answer;
  expect(await offeredNetwork(SERVER)).toBeNull();
});

it('deletes a file that cannot be read', async () => {
  await taken('no network file');
  expect(await openKeptNetwork(TODAY)).toBeNull();
  expect(await keptNetwork(TODAY)).toBeNull();
});
