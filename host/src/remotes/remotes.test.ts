import type { AreaModule, RemoteEntry, View } from '@halte/contract';
import { NO_PROBE_RESULT } from './failure.ts';
import type { Loader } from './federationLoader.ts';
import { createRemotes, type RemotesOptions } from './remotes.ts';

const ENTRY = { container: 'halte_schedules_1', entry: '/remotes/schedules/remoteEntry.js', version: '1' };
const Timetable: View = () => null;
const Line: View = () => null;

type Views = AreaModule['views'];
const good: Views = { schedules: async () => ({ View: Timetable }), 'schedules-line-id': async () => ({ View: Line }) };

function area(views: Views = good, messages: AreaModule['messages'] = async () => ({})): { remote: AreaModule } {
  return { remote: { contract: 1, kind: 'area', id: 'schedules', messages, views } };
}

function setUp(load: Loader['load'], options: Partial<RemotesOptions> = {}) {
  const loader = { load: jest.fn(load) };
  const onFailure = jest.fn();
  const registerMessages = jest.fn(async (_namespace: string, texts: AreaModule['messages']) => {
    await texts('fr');
  });
  const fetchLatestEntry = jest.fn(async (): Promise<RemoteEntry | null> => null);
  const remotes = createRemotes({
    entries: { schedules: ENTRY },
    unreachable: [],
    loader,
    probeFile: async () => NO_PROBE_RESULT,
    fetchLatestEntry,
    registerMessages,
    onFailure,
    ...options,
  });
  const modes = () => loader.load.mock.calls.map(([, mode]) => mode);
  return { remotes, screen: remotes.screen('schedules', 'schedules'), loader, modes, registerMessages, onFailure };
}

/** Results of successive calls of `load`; the last one repeats. */
function inTurn(...steps: (() => Promise<unknown>)[]): Loader['load'] {
  let calls = 0;
  return () => {
    calls += 1;
    return steps[Math.min(calls, steps.length) - 1]!();
  };
}

const hangs = () => new Promise<never>(() => {});
const lost = (name: string) => () => Promise.reject(Object.assign(new Error('Loading chunk 3 failed.'), { name }));
const networkError = () => Promise.reject(new Error('ScriptNetworkError: Failed to load script'));
const answering = (status: number) => async () => ({ answer: { status, type: 'text/javascript' }, thrown: null });
const READY = { status: 'ready', value: Timetable };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Loads to the end, whatever pauses and limits are on the way. */
async function settled<T>(loading: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(10_000);
  return loading;
}

describe('a screen', () => {
  it('is loaded once, with its texts', async () => {
    const { remotes, screen, loader, registerMessages } = setUp(async () => area());
    await expect(screen.load()).resolves.toEqual(READY);
    await screen.load();
    expect(remotes.screen('schedules', 'schedules')).toBe(screen);
    expect(loader.load).toHaveBeenCalledTimes(1);
    expect(registerMessages).toHaveBeenCalledWith('schedules', expect.any(Function));
  });

  it('tries the network three times, without cached chunks after the first attempt, and reports why it failed', async () => {
    const { screen, modes, onFailure } = setUp(networkError);
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'network' });
    expect(modes()).toEqual(['initial', 'clean', 'clean']);
    expect(onFailure).toHaveBeenCalledWith('schedules', expect.objectContaining({ code: 'network' }));
  });

  it('is slow after two seconds, and times out after eight', async () => {
    const { screen, loader } = setUp(hangs);
    const loading = screen.load();
    expect(screen.state.get()).toEqual({ status: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(2000);
    expect(screen.state.get()).toEqual({ status: 'loading', slow: true });
    await jest.advanceTimersByTimeAsync(6000);
    await expect(loading).resolves.toEqual({ status: 'failed', code: 'timeout' });
    expect(loader.load).toHaveBeenCalledTimes(1);
  });
});

describe('"try again"', () => {
  const wrongContract = async () => ({ remote: { ...area().remote, contract: 2 } });
  const view = (load: () => Promise<unknown>) => async () => area({ ...good, schedules: load as never });

  it.each<[name: string, code: string, broken: () => Promise<unknown>, mode: string]>([
    ['a server that answered an error', 'server-error', networkError, 'clean'],
    ['an origin that hung', 'timeout', hangs, 'retry'],
    ['a wrong contract', 'wrong-contract', wrongContract, 'clean'],
    ['no module at all', 'invalid-module', async () => ({}), 'clean'],
    ['a missing view', 'missing-view', async () => area({}), 'clean'],
    ['a view that is none', 'invalid-module', view(async () => ({})), 'clean'],
    ['a view that threw', 'crashed', view(() => Promise.reject(new Error('boom'))), 'clean'],
    ['a view that never came', 'timeout', view(hangs), 'clean'],
    ['texts that never came', 'timeout', async () => area(good, hangs), 'clean'],
    ['texts that threw', 'crashed', async () => area(good, () => Promise.reject(new Error('boom'))), 'clean'],
  ])('after %s (%s) loads another copy at the first attempt', async (_, code, broken, mode) => {
    let isBroken = true;
    const load = () => (isBroken ? broken() : Promise.resolve(area()));
    const { screen, modes } = setUp(load, { probeFile: answering(500) });
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code });
    const before = modes().length;
    isBroken = false;
    await expect(screen.load()).resolves.toEqual(READY);
    expect(modes().slice(before)).toEqual([mode]);
  });

  it('after a lost chunk reuses the module, with the state of its other screens', async () => {
    const steps = [lost('ChunkLoadError'), lost('ChunkLoadError'), lost('ChunkLoadError')];
    const load = () => (steps.shift() ?? (async () => ({ View: Timetable })))() as Promise<{ View: View }>;
    const { screen, loader } = setUp(async () => area({ schedules: load }));
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'network' });
    await expect(screen.load()).resolves.toEqual(READY);
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its own reuses the module', 'https://halte.example/remotes/schedules/3.css', ['initial']],
    ['what it shares with the page loads another copy', 'https://halte.example/assets/3.css', ['initial', 'clean']],
  ])('after a lost file of %s', async (_, request, expected) => {
    let isLost = true;
    const load = async () => {
      if (isLost) throw Object.assign(new Error('Loading CSS chunk 3 failed.'), { request });
      return { View: Timetable };
    };
    const { screen, modes } = setUp(async () => area({ schedules: load }));
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'network' });
    isLost = false;
    await expect(screen.load()).resolves.toEqual(READY);
    expect(modes()).toEqual(expected);
  });

  it('after a chunk that is missing twice loads another copy: it may be of an old build', async () => {
    const old = async () => area({ schedules: lost('ChunkLoadError') });
    const { screen, modes } = setUp(
      inTurn(old, async () => area()),
      { probeFile: answering(404) },
    );
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'server-error' });
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'server-error' });
    expect(modes()).toEqual(['initial']);
    await expect(screen.load()).resolves.toEqual(READY);
    expect(modes()).toEqual(['initial', 'clean']);
  });

  it('after a crash while rendering loads another copy, and resets its other screens', async () => {
    const { remotes, screen, modes } = setUp(async () => area());
    const other = remotes.screen('schedules', 'schedules-line-id');
    await screen.load();
    await other.load();
    await expect(screen.reload()).resolves.toEqual(READY);
    expect(modes()).toEqual(['initial', 'clean']);
    expect(other.state.get()).toEqual({ status: 'idle' });
  });

  it('does not reset another screen of the module until a new copy is loaded', async () => {
    const broken = async () => area({ ...good, 'schedules-line-id': () => Promise.reject(new Error('boom')) });
    const { remotes, screen } = setUp(broken);
    await screen.load();
    await remotes.screen('schedules', 'schedules-line-id').load();
    expect(screen.state.get()).toEqual(READY);
  });
});

describe('an entry', () => {
  const NEWER = { ...ENTRY, container: 'halte_schedules_2', entry: '/remotes/schedules/other.js' };

  it('is fetched again from the server after a failure', async () => {
    const load = jest.fn(async ({ container }: RemoteEntry) => (container === NEWER.container ? area() : {}));
    const { screen } = setUp(load, { fetchLatestEntry: async () => NEWER });
    await expect(settled(screen.load())).resolves.toMatchObject({ code: 'invalid-module' });
    await expect(screen.load()).resolves.toEqual(READY);
    expect(load).toHaveBeenLastCalledWith(NEWER, 'clean');
  });

  it.each([
    ['network', ['schedules']],
    ['not-configured', []],
  ] as const)(
    'that is missing is %s when the server waits for %j, and is used once it is there',
    async (code, unreachable) => {
      let known: RemoteEntry | null = null;
      const fetchLatestEntry = async () => known;
      const { screen } = setUp(async () => area(), { entries: {}, unreachable, fetchLatestEntry });
      await expect(screen.load()).resolves.toEqual({ status: 'failed', code });
      known = ENTRY;
      await expect(screen.load()).resolves.toEqual(READY);
    },
  );
});

it('refuses an area as a header, and accepts a header later', async () => {
  const header = { contract: 1, kind: 'header', id: 'own', messages: async () => ({}), mount: () => () => {} };
  const load = inTurn(
    async () => area(),
    async () => area(),
    async () => ({ remote: header }),
  );
  const { remotes } = setUp(load, { entries: { 'shop-header': ENTRY } });
  await expect(settled(remotes.header.load())).resolves.toEqual({ status: 'failed', code: 'invalid-module' });
  await settled(remotes.header.load());
  await expect(remotes.header.load()).resolves.toMatchObject({ status: 'ready', value: { id: 'own' } });
});
