import { createHash } from 'node:crypto';
import type { KeepProblem } from '../messages.ts';
import { forgetNetwork, keepNetwork, keptNetwork, onNetworkChange } from '../network/keptNetwork.ts';
import { fakeBrowser } from '../testing/fakeScope.ts';
import { createTaking, type Taking, type TakingParts } from './taking.ts';

const SERVER = { bffUrl: '/bff', apiKey: 'demo' };
const TODAY = '2026-11-28';
const ownLocks = navigator.locks;

const bytesOf = (content: string) => new TextEncoder().encode(content);
function offerOf(content: string, lastDay = '2026-12-31') {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const path = `/networks/town/${version}.htn`;
  return { id: 'town', version, path, name: 'Town', lastDay, bytes: content.length, compressedBytes: 3 };
}

let offer: unknown;
let fileAt: (path: string) => Promise<Response>;
let isOn: boolean;
let estimate: StorageEstimate;
/** Why a file of the screens is not kept. */
let missing: KeepProblem | null;
let keepScreens: TakingParts['keepScreens'];
let taking: Taking;
let endListening: () => void;

function publish(content: string, lastDay?: string): void {
  const made = offerOf(content, lastDay);
  offer = { file: made };
  fileAt = async (path) => (path === made.path ? new Response(bytesOf(content)) : new Response('', { status: 404 }));
}

beforeEach(async () => {
  const { caches } = await fakeBrowser();
  isOn = true;
  estimate = { usage: 0, quota: 1_000_000 };
  missing = null;
  keepScreens = async ({ onProgress }) => {
    onProgress(1);
    return missing;
  };
  publish('one');
  Object.assign(globalThis, {
    caches,
    async fetch(address: string, { signal }: RequestInit = {}) {
      signal?.throwIfAborted();
      const path = address.replace(SERVER.bffUrl, '');
      if (path !== '/api/v1/network/offline') return fileAt(path);
      if (offer === null) throw new TypeError('no network');
      return new Response(JSON.stringify(offer));
    },
  });
  Object.defineProperty(globalThis, 'navigator', {
    value: { storage: { estimate: async () => estimate }, locks: ownLocks },
    configurable: true,
  });
  taking = createTaking({
    server: SERVER,
    today: () => TODAY,
    isOn: async () => isOn,
    keepScreens: (options) => keepScreens(options),
  });
  endListening = onNetworkChange(() => void taking.read());
});

afterEach(() => endListening());

it('offers, loads with its progress, keeps, and removes', async () => {
  const seen: string[] = [];
  taking.state.subscribe(() => {
    const state = taking.state.get();
    seen.push(state.kind === 'loading' ? `loading ${state.share}` : state.kind);
  });
  await taking.ask();
  expect(taking.state.get()).toMatchObject({ kind: 'offered', offer: { name: 'Town', compressedBytes: 3 } });
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'kept', network: { name: 'Town' }, newer: null, problem: null });
  expect(seen.filter((one, index) => one !== seen[index - 1])).toEqual([
    'offered',
    'loading 0',
    'loading 0.8',
    'loading 1',
    'kept',
  ]);
  await taking.forget();
  expect(taking.state.get()).toMatchObject({ kind: 'offered', problem: null });
  expect(await globalThis.caches.keys()).toEqual([]);
});

it.each<[string, string, () => void]>([
  ['the connection is gone', 'unreachable', () => (fileAt = async () => Promise.reject(new TypeError('no network')))],
  ['other bytes come', 'damaged', () => (fileAt = async () => new Response(bytesOf('tow')))],
  ['there is no room', 'noRoom', () => (estimate = { usage: 600_000, quota: 1_000_000 })],
])('says why it is not kept when %s, and takes it once that is over', async (_, problem, spoil) => {
  await taking.ask();
  const [before, room] = [fileAt, estimate];
  spoil();
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'offered', problem });
  expect(await globalThis.caches.keys()).toEqual([]);
  [fileAt, estimate] = [before, room];
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'kept', problem: null });
});

it.each<KeepProblem>(['unreachable', 'noRoom'])('keeps no timetable whose screens are %s', async (problem) => {
  await taking.ask();
  missing = problem;
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'offered', problem });
  expect(await globalThis.caches.keys()).toEqual([]);
});

it('ends while the screens are kept, without a problem, when it is cancelled', async () => {
  await taking.ask();
  keepScreens = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const done = taking.take();
  taking.cancel();
  await done;
  expect(taking.state.get()).toMatchObject({ kind: 'offered', problem: null });
});

it('takes what is offered now where the file of the first offer is gone', async () => {
  await taking.ask();
  publish('two');
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'offered', problem: 'unreachable', offer: offerOf('two') });
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'kept', network: { version: offerOf('two').version } });
});

it('ends at once when it is cancelled, without a problem and with nothing kept', async () => {
  await taking.ask();
  let stop: () => void = () => undefined;
  fileAt = async () => {
    const body = new ReadableStream({
      start: (controller) => {
        stop = () => controller.error(new Error('ended'));
      },
    });
    return new Response(body);
  };
  const done = taking.take();
  // Another tab has changed something.
  await taking.read();
  expect(taking.state.get().kind).toBe('loading');
  taking.cancel();
  stop();
  await done;
  expect(taking.state.get()).toMatchObject({ kind: 'offered', problem: null });
  expect(await globalThis.caches.keys()).toEqual([]);
});

it('loads once for two presses', async () => {
  await taking.ask();
  let loads = 0;
  const before = fileAt;
  fileAt = (path) => {
    loads += 1;
    return before(path);
  };
  await Promise.all([taking.take(), taking.take()]);
  expect(loads).toBe(1);
});

it('asks what is offered once in ten minutes, offers the newer timetable beside the one that is kept, and keeps that one when it fails', async () => {
  await taking.ask();
  await taking.take();
  publish('two');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 599_000);
  await taking.ask();
  expect(taking.state.get()).toMatchObject({ kind: 'kept', newer: null });
  clock.mockReturnValue(Date.now() + 2000);
  await taking.ask();
  clock.mockRestore();
  expect(taking.state.get()).toMatchObject({ kind: 'kept', newer: { version: offerOf('two').version } });
  const before = fileAt;
  fileAt = async () => new Response('', { status: 503 });
  await taking.take();
  expect(taking.state.get()).toMatchObject({
    kind: 'kept',
    network: { version: offerOf('one').version },
    problem: 'unreachable',
  });
  fileAt = before;
  await taking.take();
  expect(taking.state.get()).toMatchObject({ kind: 'kept', network: { version: offerOf('two').version }, newer: null });
});

it('follows another tab that takes and removes', async () => {
  await taking.ask();
  const { path: _, bytes: __, ...other } = offerOf('one');
  const changed = (kind: string) =>
    new Promise<void>((resolve) => taking.state.subscribe(() => taking.state.get().kind === kind && resolve()));
  const kept = changed('kept');
  await keepNetwork({ ...other, at: 1 }, bytesOf('one'));
  await kept;
  const removed = changed('offered');
  await forgetNetwork();
  await removed;
});

it('knows what is kept without a network, and offers nothing then', async () => {
  await taking.ask();
  await taking.take();
  offer = null;
  const later = createTaking({ server: SERVER, today: () => TODAY, isOn: async () => true, keepScreens });
  await later.ask();
  expect(later.state.get()).toMatchObject({ kind: 'kept', newer: null });
  await later.forget();
  expect(later.state.get()).toEqual({ kind: 'none' });
});

it.each<[string, () => void]>([
  ['the operator has switched it off', () => (isOn = false)],
  ['the server has none', () => (offer = { refusal: 'tooLarge' })],
  ['its last day is over', () => publish('old', '2026-11-27')],
])('is not there when %s', async (_, change) => {
  change();
  await taking.ask();
  expect(taking.state.get()).toEqual({ kind: 'none' });
});

it('is gone when the operator switches it off meanwhile', async () => {
  await taking.ask();
  await taking.take();
  isOn = false;
  await forgetNetwork();
  await taking.read();
  expect(taking.state.get()).toEqual({ kind: 'none' });
  expect(await keptNetwork(TODAY)).toBeNull();
});
