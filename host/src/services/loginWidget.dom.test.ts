import { EVENTS } from '@halte/contract';
import { FAKE_TENANT } from '@halte/testkit';
import { createLoginWidget } from './loginWidget.ts';

const onFailure = jest.fn();
let events: [name: string, detail: unknown][];
let leave: AbortController;

function start({ domain = null as string | null, widgetCdn = 'https://login.test/', messages = {} } = {}) {
  const cookies = { domain, bannersDomain: null };
  const tenant = { ...FAKE_TENANT, id: 'north&sea', cookies, messages, urls: { widgetCdn } };
  return createLoginWidget({ tenant, onFailure });
}

const scripts = () => [...document.head.querySelectorAll('script')];
const fire = (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail }));

/** The widget: records events from the moment it is loaded. */
function arrive(): void {
  for (const name of [EVENTS.login, EVENTS.logout, EVENTS.refreshToken, EVENTS.loginWidgetReady]) {
    const listener = (event: Event) => events.push([name, (event as CustomEvent<unknown>).detail]);
    window.addEventListener(name, listener, { signal: leave.signal });
  }
  scripts()[0]?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  jest.useFakeTimers();
  onFailure.mockReset();
  events = [];
  leave = new AbortController();
});

afterEach(() => {
  // Once its script has loaded, the widget removes its remains.
  if (scripts().length > 0) arrive();
  leave.abort();
  document.head.replaceChildren();
  jest.useRealTimers();
});

it('is null for tenants without a widget', () => {
  const tenant = { ...FAKE_TENANT, urls: {} };
  expect(createLoginWidget({ tenant, onFailure })).toBeNull();
});

it('has the words of the tenant', () => {
  const messages = { fr: { 'sign-in.close': 'Fermer "ceci"' } };
  start({ messages })?.loadWhenIdle();
  jest.runAllTimers();
  expect(JSON.parse(scripts()[0]?.dataset['texts'] ?? '')).toEqual(messages);
});

it('is loaded once, when the page is idle, for this tenant', () => {
  const widget = start({ domain: '.app.test' });
  widget?.loadWhenIdle();
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  widget?.loadWhenIdle();
  jest.runAllTimers();
  expect(scripts().map(({ src }) => src)).toEqual(['https://login.test/login/dist/js/app.js?context=north%26sea']);
  expect({ ...scripts()[0]?.dataset }).toEqual({ apiKey: FAKE_TENANT.apiKey, cookieDomain: '.app.test', texts: '{}' });
});

it('knows the privacy notice of the tenant', () => {
  const privacy = 'https://coast.test/{language}/privacy';
  const tenant = { ...FAKE_TENANT, urls: { widgetCdn: 'https://login.test', privacy } };
  createLoginWidget({ tenant, onFailure })?.loadWhenIdle();
  jest.runAllTimers();
  expect(scripts()[0]?.dataset['privacyUrl']).toBe(privacy);
});

it('is loaded at once for a sign-in, and receives its event', () => {
  start();
  fire(EVENTS.login, { redirectTo: '/fr' });
  expect(scripts()).toHaveLength(1);
  arrive();
  expect(events).toEqual([
    ['login-widget-ready', null],
    [EVENTS.login, { redirectTo: '/fr' }],
  ]);
  fire(EVENTS.login, { redirectTo: '/de' });
  expect(events).toHaveLength(3);
});

it('receives a sign-out with the token that the page has deleted since', () => {
  start();
  fire(EVENTS.logout, { accessToken: 'token-1' });
  arrive();
  expect(events).toContainEqual([EVENTS.logout, { accessToken: 'token-1' }]);
});

it('is loaded again after a failure, which is reported when a sign-in waits', () => {
  start()?.loadWhenIdle();
  jest.runAllTimers();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(onFailure).not.toHaveBeenCalled();
  fire(EVENTS.login, { redirectTo: '/fr' });
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledTimes(1);
  fire(EVENTS.login, { redirectTo: '/de' });
  arrive();
  expect(events.filter(([name]) => name === EVENTS.login)).toEqual([[EVENTS.login, { redirectTo: '/de' }]]);
});
