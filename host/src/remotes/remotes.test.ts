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
    fallbackView: () => null,
    onFailure,
    ...options,
  });
  const manners = () => loader.load.mock.calls.map(([, manner]) => manner);
  return { remotes, screen: remotes.screen('schedules', 'schedules'), loader, manners, registerMessages, onFailure };
}

/** What `load` gives one time after the other; the last for ever. */
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

  it('tries the network three times, each later attempt afresh, and says why it gave up', async () => {
    const { screen, manners, onFailure } = setUp(networkError);
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'network' });
    expect(manners()).toEqual(['first', 'afresh', 'afresh']);
    expect(onFailure).toHaveBeenCalledWith('schedules', expect.objectContaining({ code: 'network' }));
  });

  it('says after two seconds that it is slow, and gives up after eight', async () => {
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

  it.each<[name: string, code: string, broken: () => Promise<unknown>, manner: string]>([
    ['a server that answered an error', 'server-error', networkError, 'afresh'],
    ['an origin that hung', 'timeout', hangs, 'again'],
    ['a wrong contract', 'wrong-contract', wrongContract, 'afresh'],
    ['no module at all', 'invalid-module', async () => ({}), 'afresh'],
    ['a missing view', 'missing-view', async () => area({}), 'afresh'],
    ['a view that is none', 'invalid-module', view(async () => ({})), 'afresh'],
    ['a view that threw', 'crashed', view(() => Promise.reject(new Error('boom'))), 'afresh'],
    ['a view that never came', 'timeout', view(hangs), 'afresh'],
    ['texts that never came', 'timeout', async () => area(good, hangs), 'afresh'],
    ['texts that threw', 'crashed', async () => area(good, () => Promise.reject(new Error('boom'))), 'afresh'],
  ])('after %s (%s) gets another copy at the first attempt', async (_, code, broken, manner) => {
    let isBroken = true;
    const load = () => (isBroken ? broken() : Promise.resolve(area()));
    const { screen, manners } = setUp(load, { probeFile: answering(500) });
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code });
    const before = manners().length;
    isBroken = false;
    await expect(screen.load()).resolves.toEqual(READY);
    expect(manners().slice(before)).toEqual([manner]);
  });

  it('after a lost chunk keeps the copy that is here, with the state of its other screens', async () => {
    const steps = [lost('ChunkLoadError'), lost('ChunkLoadError'), lost('ChunkLoadError')];
    const load = () => (steps.shift() ?? (async () => ({ View: Timetable })))() as Promise<{ View: View }>;
    const { screen, loader } = setUp(async () => area({ schedules: load }));
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'network' });
    await expect(screen.load()).resolves.toEqual(READY);
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  it('after a chunk that is gone twice gets another copy: it may be of an old build', async () => {
    const old = async () => area({ schedules: lost('ChunkLoadError') });
    const { screen, manners } = setUp(
      inTurn(old, async () => area()),
      { probeFile: answering(404) },
    );
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'server-error' });
    await expect(settled(screen.load())).resolves.toEqual({ status: 'failed', code: 'server-error' });
    expect(manners()).toEqual(['first']);
    await expect(screen.load()).resolves.toEqual(READY);
    expect(manners()).toEqual(['first', 'afresh']);
  });

  it('after a crash on the page gets another copy, and its other screens start over', async () => {
    const { remotes, screen, manners } = setUp(async () => area());
    const other = remotes.screen('schedules', 'schedules-line-id');
    await screen.load();
    await other.load();
    await expect(screen.reload()).resolves.toEqual(READY);
    expect(manners()).toEqual(['first', 'afresh']);
    expect(other.state.get()).toEqual({ status: 'idle' });
  });

  it('leaves another screen of the copy in use alone until it has its own', async () => {
    const broken = async () => area({ ...good, 'schedules-line-id': () => Promise.reject(new Error('boom')) });
    const { remotes, screen } = setUp(broken);
    await screen.load();
    await remotes.screen('schedules', 'schedules-line-id').load();
    expect(screen.state.get()).toEqual(READY);
  });
});

describe('an entry', () => {
  const NEWER = { ...ENTRY, container: 'halte_schedules_2', entry: '/remotes/schedules/other.js' };

  it('is the server’s current one after a failure', async () => {
    const load = jest.fn(async ({ container }: RemoteEntry) => (container === NEWER.container ? area() : {}));
    const { screen } = setUp(load, { fetchLatestEntry: async () => NEWER });
    await expect(settled(screen.load())).resolves.toMatchObject({ code: 'invalid-module' });
    await expect(screen.load()).resolves.toEqual(READY);
    expect(load).toHaveBeenLastCalledWith(NEWER, 'afresh');
  });

  it.each([
    ['network', ['schedules']],
    ['not-configured', []],
  ] as const)(
    'that is not there is %s when the server waits for %j, and is used once it is',
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

it('shows what stands in for a view that is planned', async () => {
  const NotYet: View = () => null;
  const { screen, onFailure } = setUp(async () => area({}), { fallbackView: async () => NotYet });
  await expect(screen.load()).resolves.toEqual({ status: 'ready', value: NotYet });
  expect(onFailure).not.toHaveBeenCalled();
});

it('refuses an area in the place of the header, and takes a header later', async () => {
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
