import type { AreaModule } from '@halte/contract';
import type { Loader } from './federation.ts';
import { createRemotes } from './remotes.ts';

const ENTRY = { container: 'halte_schedules_1', entry: '/remotes/schedules/remoteEntry.js', version: '1' };
const View = () => null;

function area(views: AreaModule['views'] = { schedules: async () => ({ View }) }): { remote: AreaModule } {
  return { remote: { contract: 1, kind: 'area', id: 'schedules', messages: async () => ({}), views } };
}

function setUp(load: Loader['load'], status: number | null = null) {
  const onFailure = jest.fn();
  const loader = { load: jest.fn(load), probe: jest.fn(async () => status) };
  const registerMessages = jest.fn(async () => {});
  const remotes = createRemotes({ entries: { schedules: ENTRY }, loader, registerMessages, onFailure });
  return { remotes, loader, registerMessages, onFailure };
}

const networkError = () => Promise.reject(new Error('ScriptNetworkError: Failed to load script'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createRemotes', () => {
  it('loads a screen once, with its texts', async () => {
    const { remotes, loader, registerMessages } = setUp(async () => area());
    const screen = remotes.screen('schedules', 'schedules');
    await expect(screen.load()).resolves.toEqual({ status: 'ready', value: View });
    await screen.load();
    expect(remotes.screen('schedules', 'schedules')).toBe(screen);
    expect(loader.load).toHaveBeenCalledTimes(1);
    expect(registerMessages).toHaveBeenCalledWith('schedules', expect.any(Function));
  });

  it('tries the network three times, each later attempt afresh, and says why it gave up', async () => {
    const { remotes, loader, onFailure } = setUp(networkError);
    const loading = remotes.screen('schedules', 'schedules').load();
    await jest.advanceTimersByTimeAsync(300 + 900);
    await expect(loading).resolves.toEqual({ status: 'failed', code: 'network' });
    expect(loader.load.mock.calls.map(([, { fresh }]) => fresh)).toEqual([false, true, true]);
    expect(onFailure).toHaveBeenCalledWith('schedules', expect.objectContaining({ code: 'network' }));
  });

  it('never keeps a failure: "try again" works', async () => {
    let up = false;
    const { remotes } = setUp(async () => (up ? area() : networkError()), 503);
    const screen = remotes.screen('schedules', 'schedules');
    await expect(screen.load()).resolves.toEqual({ status: 'failed', code: 'server-error' });
    up = true;
    await expect(screen.load()).resolves.toEqual({ status: 'ready', value: View });
  });

  it('says after two seconds that it is slow, and gives up after eight', async () => {
    const { remotes, loader } = setUp(() => new Promise(() => {}));
    const screen = remotes.screen('schedules', 'schedules');
    const loading = screen.load();
    expect(screen.state.get()).toEqual({ status: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(2000);
    expect(screen.state.get()).toEqual({ status: 'loading', slow: true });
    await jest.advanceTimersByTimeAsync(6000);
    await expect(loading).resolves.toEqual({ status: 'failed', code: 'timeout' });
    expect(loader.load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['wrong-contract', async () => ({ remote: { ...area().remote, contract: 2 } })],
    ['invalid-module', async () => ({})],
    ['missing-view', async () => area({})],
    ['invalid-module', async () => area({ schedules: async () => ({}) as { View: typeof View } })],
    ['crashed', async () => area({ schedules: () => Promise.reject(new Error('boom')) })],
  ] as const)('refuses a remote with %s', async (code, load) => {
    const { remotes } = setUp(load);
    await expect(remotes.screen('schedules', 'schedules').load()).resolves.toEqual({ status: 'failed', code });
  });

  it('says that a remote without an entry is not configured', async () => {
    const { remotes } = setUp(async () => area());
    await expect(remotes.screen('proximity', 'proximity').load()).resolves.toEqual({
      status: 'failed',
      code: 'not-configured',
    });
    await expect(remotes.header.load()).resolves.toEqual({ status: 'failed', code: 'not-configured' });
  });
});
