import { type BootDocument, createObservable } from '@halte/contract';
import { addMessages, changeLocale, getLocale, initI18n } from '@halte/i18n';
import { FAKE_TENANT } from '@halte/testkit';
import { messages } from '../messages/en.ts';
import { NO_PROBE_RESULT } from '../remotes/failure.ts';
import type { HostSession } from '../session/session.ts';
import { ANONYMOUS } from '../session/sessionState.ts';
import { productAreas } from '../testing/product.ts';
import type { BrowserEffects } from './browserEffects.ts';
import { compose } from './compose.ts';

const SIGNED_IN = { authenticated: true, loading: false, attributes: {} };

const BOOT: BootDocument = {
  tenant: FAKE_TENANT,
  locale: 'en',
  buildId: 'build-1',
  time: 0,
  remotes: {},
  areas: productAreas('en'),
  unreachable: [],
  network: null,
};

function setUp(address: string, session = ANONYMOUS) {
  history.replaceState(null, '', address);
  const state = createObservable(session);
  const refresh = jest.fn();
  const notices: Parameters<BrowserEffects['createSession']>[0][] = [];
  const loader = { load: jest.fn(() => Promise.resolve({})) };
  const browser: BrowserEffects = {
    isWidget: false,
    carried: {},
    leave: () => {},
    theme: createObservable('system'),
    build: { outdated: () => false, hasNewer: async () => false },
    loader,
    probeFile: async () => NO_PROBE_RESULT,
    fetchLatestEntry: async () => null,
    createSession: (notify) => {
      notices.push(notify);
      const calls = { signIn: () => {}, signOut: () => {}, setAttributes: () => {}, accessToken: () => null };
      return { state, refresh, cartEmail: createObservable<string | null>(null), ...calls } satisfies HostSession;
    },
    announceLocale: jest.fn(),
    rememberLocale: jest.fn(),
  };
  return { app: compose(BOOT, browser), browser, state, refresh, notices, loader };
}

/** A navigation may wait for its screen, and shows a skeleton after 100 ms. */
const settle = () => jest.advanceTimersByTimeAsync(200);

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});
beforeEach(() => {
  jest.useFakeTimers();
  changeLocale('en');
});
afterEach(() => jest.useRealTimers());

it('downloads nothing, stores the language and shows the screen of the address', () => {
  const { app, browser, loader, refresh } = setUp('/en/schedules');
  expect(app.navigation.current.get().name).toBe('schedules');
  expect(app.servicesFor('schedules').context.get().context).toBe('schedules');
  expect(jest.mocked(browser.rememberLocale).mock.calls).toEqual([['en']]);
  expect(browser.announceLocale).not.toHaveBeenCalled();
  expect(refresh).toHaveBeenCalled();
  expect(loader.load).not.toHaveBeenCalled();
});

it('reads the cookies of the session again with each navigation', async () => {
  const { app, refresh } = setUp('/en/error');
  for (const language of ['de', 'it']) {
    refresh.mockClear();
    app.navigation.open(`/${language}/error`, 'push');
    await settle();
    expect(refresh).toHaveBeenCalled();
  }
});

it('leaves an account screen when the session ends, and returns to it when one starts', async () => {
  const { app, state } = setUp('/en/account/profile', SIGNED_IN);
  state.set(ANONYMOUS);
  await settle();
  expect(app.navigation.current.get().fullPath).toBe('/en');

  app.navigation.go({ name: 'account-profile' });
  await settle();
  expect(app.navigation.current.get().fullPath).toBe('/en?redirect=%2Fen%2Faccount%2Fprofile');
  state.set(SIGNED_IN);
  await settle();
  expect(app.navigation.current.get().fullPath).toBe('/en/account/profile');

  app.navigation.go({ name: 'account' });
  await settle();
  state.set(ANONYMOUS);
  await settle();
  expect(app.navigation.current.get().fullPath).toBe('/en');
});

it('checks a step of the trip planner again when its search ends', async () => {
  const { app } = setUp('/en');
  const { setSearching } = app.servicesFor('trip-planner');
  app.servicesFor('schedules').setSearching(true);
  app.navigation.go({ name: 'trip-planner-results' });
  await settle();
  expect(app.navigation.current.get().name).toBe('index');

  setSearching(true);
  app.navigation.go({ name: 'trip-planner-results' });
  await settle();
  expect(app.navigation.current.get().name).toBe('trip-planner-results');
  setSearching(false);
  await settle();
  expect(app.navigation.current.get().name).toBe('index');
});

it('announces and stores a language that a navigation changes', async () => {
  const { app, browser } = setUp('/en/error');
  app.navigation.open('/en/schedules', 'push');
  await settle();
  expect(browser.announceLocale).not.toHaveBeenCalled();
  app.navigation.open('/de/schedules', 'push');
  await settle();
  expect(jest.mocked(browser.announceLocale).mock.calls).toEqual([['de']]);
  expect(browser.rememberLocale).toHaveBeenLastCalledWith('de');
  expect(app.navigation.href({ name: 'proximity' })).toBe('/de/proximity');
  expect(getLocale()).toBe('de');
});

it('keeps the language until the page changes, also when another navigation overtakes the change', async () => {
  const { app } = setUp('/en/error');
  app.navigation.open('/it/schedules', 'push');
  await Promise.resolve();
  expect(getLocale()).toBe('en');
  app.navigation.open('/en', 'push');
  await settle();
  expect(app.navigation.current.get().fullPath).toBe('/en');
  expect(getLocale()).toBe('en');
});
