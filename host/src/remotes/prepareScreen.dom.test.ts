import type { FailureCode, Locale, RouteName, View } from '@halte/contract';
import type { Shown } from '../routes/navigationTarget.ts';
import { routeNamed } from '../testing/product.ts';
import { RemoteFailure } from './failure.ts';
import { createLoadable } from './loadable.ts';
import { createPrepare } from './prepareScreen.ts';

const HERE = '/fr';
const Screen: View = () => null;

function going(name: RouteName, fullPath: string, locale: Locale = 'fr'): Shown {
  return { kind: 'screen', locale, route: routeNamed(name), current: { name, params: {}, query: {}, fullPath } };
}

function setUp(run: () => Promise<View>, isNewer: boolean, loadLocale: () => Promise<void> = async () => {}) {
  const screen = createLoadable({ run, onFailure: () => {} });
  const hasNewer = jest.fn(async () => isNewer);
  const prepare = createPrepare({
    screenOf: () => screen,
    locale: () => 'fr',
    loadLocale,
    build: { outdated: () => false, hasNewer },
  });
  return { prepare, screen, hasNewer };
}

const fails = (code: FailureCode) => () => Promise.reject(new RemoteFailure(code, 'gone'));

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '', HERE);
});
afterEach(() => jest.useRealTimers());

describe('a navigation to a screen that cannot be loaded', () => {
  it('keeps the page while the server has no newer build, or does not answer', async () => {
    const { prepare, hasNewer } = setUp(fails('network'), false);
    await prepare(going('schedules', '/fr#wanted'));
    expect(hasNewer).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('');
  });

  it('loads the whole page when the server has a newer build', async () => {
    await setUp(fails('network'), true).prepare(going('schedules', '/fr#wanted'));
    expect(location.hash).toBe('#wanted');
  });

  it('does nothing when another navigation has started', async () => {
    const answer = Promise.withResolvers<View>();
    const { prepare, hasNewer } = setUp(() => answer.promise, true);
    const first = prepare(going('schedules', '/fr#wanted'));
    void prepare(going('proximity', '/fr#other'));
    answer.reject(new RemoteFailure('network', 'gone'));
    await first;
    expect(location.hash).toBe('#other');
    expect(hasNewer).toHaveBeenCalledTimes(1);
  });
});

it('waits 100 ms for a slow screen, and not at all for one that is loaded', async () => {
  const { prepare, screen } = setUp(() => new Promise(() => {}), false);
  let isOver = false;
  void prepare(going('schedules', '/fr/schedules'))?.then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(99);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);

  const here = setUp(async () => Screen, false);
  await here.screen.load();
  expect(here.prepare(going('schedules', '/fr/schedules'))).toBeNull();
  expect(screen.state.get().status).toBe('loading');
});

it('rejects when the messages of the other language cannot be loaded', async () => {
  const { prepare } = setUp(
    async () => Screen,
    false,
    () => Promise.reject(new Error('texts')),
  );
  await expect(prepare(going('schedules', '/de/schedules', 'de'))).rejects.toThrow('texts');
});
