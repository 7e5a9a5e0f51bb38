import { createObservable, type HostServices } from '@halte/contract';
import { FAKE_TENANT } from '@halte/testkit';
import type { ToHost } from '../frame/protocol.ts';
import { productAreas } from '../testing/product.ts';
import { frameHeader } from './frameHeader.ts';

/** jsdom has no channels: the ports of this one deliver at once. */
class Port extends EventTarget {
  other: Port | null = null;
  sent: { readonly type: string }[] = [];
  postMessage(data: { readonly type: string }): void {
    this.sent.push(data);
    this.other?.dispatchEvent(new MessageEvent('message', { data }));
  }
  start(): void {}
  close(): void {
    if (this.other) this.other.other = null;
  }
}

let frameSide: Port;
let hostSide: Port;
class Channel {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
    [hostSide, frameSide] = [this.port1, this.port2];
  }
}

const realFetch = globalThis.fetch;
const on = { open: jest.fn(), onReady: jest.fn(), onFailed: jest.fn(), onOpenMenu: jest.fn() };
const session = { signIn: jest.fn(), signOut: jest.fn(), accessToken: () => 'token' };
const report = jest.fn();

function show() {
  const current = createObservable({ name: 'index', params: {}, query: {}, fullPath: '/fr' });
  const state = createObservable({ authenticated: true, loading: false, attributes: {} });
  const services = {
    tenant: { ...FAKE_TENANT, bffUrl: 'http://bff.test/base' },
    navigation: { current, back: jest.fn() },
    context: createObservable({}),
    locale: createObservable('fr'),
    session: { ...session, state, cartEmail: createObservable(null) },
    appearance: createObservable('system'),
    toasts: { show: jest.fn() },
    report,
    supports: () => true,
  } as unknown as HostServices;
  const element = document.body.appendChild(document.createElement('div'));
  const stop = frameHeader({ element, address: '/frames/header', services, routes: productAreas('fr'), ...on });
  const frame = element.querySelector('iframe');
  frame?.dispatchEvent(new Event('load'));
  const say = (message: ToHost | object) => frameSide.postMessage(message as { readonly type: string });
  return { element, frame, stop, say, current };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
  for (const mock of [...Object.values(on), session.signIn, report]) mock.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

it('shows a frame without the rights of this origin, and starts it with the state of the app', () => {
  const { frame } = show();
  expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(hostSide.sent[0]).toMatchObject({
    type: 'start',
    state: { accessToken: 'token', locale: 'fr' },
    capabilities: ['map', 'toasts', 'share', 'sign-in'],
  });
});

it('tells the frame of each change, until it is removed', () => {
  const { say, current, stop, element } = show();
  say({ type: 'ready' });
  expect(on.onReady).toHaveBeenCalledTimes(1);
  current.set({ ...current.get(), fullPath: '/fr/schedules' });
  expect(hostSide.sent.at(-1)).toMatchObject({ type: 'state', state: { current: { fullPath: '/fr/schedules' } } });
  window.dispatchEvent(new CustomEvent('cart-updated', { detail: { status: 'add' } }));
  expect(hostSide.sent.at(-1)).toEqual({ type: 'event', name: 'cart-updated', detail: { status: 'add' } });
  stop();
  const count = hostSide.sent.length;
  current.set({ ...current.get() });
  window.dispatchEvent(new CustomEvent('cart-updated'));
  jest.advanceTimersByTime(60_000);
  expect(hostSide.sent).toHaveLength(count);
  expect(element.childElementCount).toBe(0);
  expect(on.onFailed).not.toHaveBeenCalled();
});

it.each([
  ['is not ready in three seconds', () => {}, 3000],
  ['says that it failed', (say: (message: object) => void) => say({ type: 'failed', message: 'boom' }), 0],
  ['stops answering', (say: (message: object) => void) => say({ type: 'ready' }), 6000],
])('is removed once when it %s', (_, act, ms) => {
  const { say, element } = show();
  act(say);
  jest.advanceTimersByTime(Math.max(ms - 1, 0));
  expect(on.onFailed).toHaveBeenCalledTimes(ms === 0 ? 1 : 0);
  jest.advanceTimersByTime(60_000);
  expect(on.onFailed).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(element.childElementCount).toBe(0);
});

it.each([
  ['opens a page again and again', { type: 'open', address: '/fr/schedules', step: 'push' }, on.open, 10],
  ['reports without end', { type: 'report', message: 'x', where: 'y' }, report, 20],
])('is removed when it %s', (_, message, done, most) => {
  const { say, element } = show();
  say({ type: 'ready' });
  for (let count = 0; count < 40; count += 1) say(message);
  const own = done === report ? 1 : 0;
  expect(done).toHaveBeenCalledTimes(most + own);
  expect(report).toHaveBeenLastCalledWith(
    new Error(`The header in the frame was removed: too many messages “${message.type}”`),
    'frame',
  );
  expect(on.onFailed).toHaveBeenCalledTimes(1);
  expect(element.childElementCount).toBe(0);
});

it('calls the backend no more often than its rate allows', () => {
  const { say } = show();
  const fetched = jest.fn(async () => new Response('{}'));
  globalThis.fetch = fetched as unknown as typeof fetch;
  say({ type: 'ready' });
  for (let id = 0; id < 4000; id += 1)
    say({ type: 'request', id, url: 'http://bff.test/base/store/cart', method: 'GET', headers: [], body: null });
  expect(fetched).toHaveBeenCalledTimes(60);
  expect(on.onFailed).toHaveBeenCalledTimes(1);
});

it('lies over the page only while the traveller is at it', () => {
  const { say, frame } = show();
  say({ type: 'ready' });
  say({ type: 'open-menu', isOpen: true });
  expect(on.onOpenMenu).toHaveBeenLastCalledWith(false);
  window.dispatchEvent(new CustomEvent('cart-updated'));
  say({ type: 'open-menu', isOpen: true });
  expect(on.onOpenMenu).toHaveBeenLastCalledWith(true);
  jest.advanceTimersByTime(2000);
  say({ type: 'open-menu', isOpen: true });
  expect(on.onOpenMenu).toHaveBeenLastCalledWith(false);
  frame?.setAttribute('tabindex', '0');
  frame?.focus();
  say({ type: 'open-menu', isOpen: true });
  expect(on.onOpenMenu).toHaveBeenLastCalledWith(true);
});

it('stays while it answers', () => {
  const { say } = show();
  say({ type: 'ready' });
  for (let second = 0; second < 60; second += 2) {
    jest.advanceTimersByTime(2000);
    say({ type: 'pong' });
  }
  expect(on.onFailed).not.toHaveBeenCalled();
});

it('opens addresses of this app only', () => {
  const { say } = show();
  for (const address of ['//evil.test', 'https://evil.test/', 'javascript:alert(1)', '/\\evil.test']) {
    say({ type: 'open', address, step: 'push' });
    say({ type: 'sign-in', redirectTo: address });
  }
  expect(on.open).not.toHaveBeenCalled();
  expect(new Set(session.signIn.mock.calls.flat())).toEqual(new Set(['/fr']));
  say({ type: 'open', address: '/fr/schedules?line=1', step: 'push' });
  expect(on.open.mock.calls).toEqual([['/fr/schedules?line=1', 'push']]);
});

const settled = () => jest.advanceTimersByTimeAsync(0);

it.each([
  ['http://bff.test/base/store/cart', 1],
  ['http://bff.test/other', 0],
  ['http://elsewhere.test/base/', 0],
  ['/base/store/cart', 0],
])('a call of %s is made %i times', async (url, times) => {
  const answer = { status: 200, headers: new Headers({ etag: 'x' }), text: async () => '{}' };
  const fetch = jest.fn(async () => answer);
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  const { say } = show();
  const headers = [
    ['X-Api-Key', 'k'],
    ['cookie', 'a=b'],
  ];
  say({ type: 'request', id: 4, url, method: 'GET', headers, body: null });
  await settled();
  expect(fetch).toHaveBeenCalledTimes(times);
  expect(hostSide.sent.at(-1)).toMatchObject({ type: 'answer', id: 4, status: times === 1 ? 200 : 0 });
  if (times === 1)
    expect(fetch).toHaveBeenCalledWith(
      url,
      expect.objectContaining({ headers: [['X-Api-Key', 'k']], credentials: 'omit' }),
    );
});
