import { RemoteFailure } from './failure.ts';
import { createLoadable } from './loadable.ts';

function setUp() {
  const runs: PromiseWithResolvers<string>[] = [];
  const onFailure = jest.fn();
  const run = jest.fn(() => {
    const deferred = Promise.withResolvers<string>();
    runs.push(deferred);
    return deferred.promise;
  });
  return { loadable: createLoadable({ run, onFailure }), run, runs, onFailure };
}

const network = () => new RemoteFailure('network', 'no answer');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loadInBackground', () => {
  it('changes the state when it succeeds, and not when it fails', async () => {
    const { loadable, runs, onFailure } = setUp();
    const first = loadable.loadInBackground();
    expect(loadable.state.get()).toEqual({ status: 'idle' });
    runs[0]!.reject(network());
    await expect(first).resolves.toEqual({ status: 'idle' });
    expect(onFailure).not.toHaveBeenCalled();

    const second = loadable.loadInBackground();
    runs[1]!.resolve('here');
    await expect(second).resolves.toEqual({ status: 'ready', value: 'here' });
  });

  it('is joined by a load in the foreground, which shows that it is loading and slow', async () => {
    const { loadable, run, runs, onFailure } = setUp();
    void loadable.loadInBackground();
    const seen = loadable.load();
    jest.advanceTimersByTime(2000);
    expect(loadable.state.get()).toEqual({ status: 'loading', slow: true });
    runs[0]!.reject(network());
    await expect(seen).resolves.toEqual({ status: 'failed', code: 'network' });
    expect(run).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is joined by a retry, which runs again when the joined run fails', async () => {
    const { loadable, run, runs, onFailure } = setUp();
    const first = loadable.load();
    runs[0]!.reject(new RemoteFailure('timeout', 'too long'));
    await first;

    void loadable.loadInBackground();
    const retry = loadable.load();
    runs[1]!.reject(new RemoteFailure('timeout', 'started while the server hung'));
    await jest.advanceTimersByTimeAsync(0);
    expect(loadable.state.get()).toEqual({ status: 'loading', slow: false });
    runs[2]!.resolve('here');
    await expect(retry).resolves.toEqual({ status: 'ready', value: 'here' });
    expect(run).toHaveBeenCalledTimes(3);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is joined by a retry, which fails when its own run does', async () => {
    const { loadable, run, runs } = setUp();
    const first = loadable.load();
    runs[0]!.reject(network());
    await first;

    void loadable.loadInBackground();
    const retry = loadable.load();
    runs[1]!.reject(network());
    await jest.advanceTimersByTimeAsync(0);
    runs[2]!.reject(network());
    await expect(retry).resolves.toEqual({ status: 'failed', code: 'network' });

    const next = loadable.load();
    runs[3]!.reject(network());
    await expect(next).resolves.toEqual({ status: 'failed', code: 'network' });
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('keeps a failure until it succeeds or fails for another reason', async () => {
    const { loadable, runs, onFailure } = setUp();
    const first = loadable.load();
    runs[0]!.reject(network());
    await first;

    const same = loadable.loadInBackground();
    expect(loadable.state.get()).toEqual({ status: 'failed', code: 'network' });
    runs[1]!.reject(network());
    await same;
    expect(onFailure).toHaveBeenCalledTimes(1);

    const other = loadable.loadInBackground();
    runs[2]!.reject(new RemoteFailure('server-error', 'status 500'));
    await expect(other).resolves.toEqual({ status: 'failed', code: 'server-error' });

    const good = loadable.loadInBackground();
    runs[3]!.resolve('back');
    await expect(good).resolves.toEqual({ status: 'ready', value: 'back' });
  });
});
