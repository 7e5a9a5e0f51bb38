import { EVENTS } from '@halte/contract';
import { writeCookie } from './cookies.ts';
import { createSession } from './session.ts';
import { sessionCookies } from './sessionState.ts';
import { watchCookies } from './watchCookies.ts';

function signInCookies(): void {
  writeCookie('userToken', '{"accessToken":"abc"}', { domain: null, days: 1 });
  writeCookie('userInfos', '{"attributes":{"firstName":"Ada"}}', { domain: null, days: 1 });
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const name of ['userToken', 'userInfos']) writeCookie(name, '', { domain: null, days: 0 });
});
afterEach(() => jest.useRealTimers());

describe('createSession', () => {
  it('follows cookies that the account system writes', () => {
    const session = createSession({ cookieDomain: null, hasLogin: false, notify: jest.fn() });
    const listener = jest.fn();
    session.state.subscribe(listener);
    signInCookies();
    jest.advanceTimersByTime(300);
    expect(session.state.get()).toMatchObject({ authenticated: true, attributes: { firstName: 'Ada' } });
    expect(session.accessToken()).toBe('abc');
    expect(listener).toHaveBeenCalledTimes(1);
    const nextPage = createSession({ cookieDomain: null, hasLogin: false, notify: jest.fn() });
    expect(nextPage.state.get()).toEqual({ authenticated: true, loading: false, attributes: { firstName: 'Ada' } });
  });

  it('ends in every tab within a second of the sign-out in one', () => {
    signInCookies();
    const tabs = [0, 1].map(() => createSession({ cookieDomain: null, hasLogin: true, notify: jest.fn() }));
    // A sign-out in a third tab deletes the shared cookies.
    for (const name of ['userToken', 'userInfos']) writeCookie(name, '', { domain: null, days: 0 });
    jest.advanceTimersByTime(1_000);
    expect(tabs.map(({ state }) => state.get().authenticated)).toEqual([false, false]);
  });

  it('puts no token into storage or the address', () => {
    signInCookies();
    const session = createSession({ cookieDomain: null, hasLogin: true, notify: jest.fn() });
    session.setAttributes({ firstName: 'Grace' });
    session.signIn('/fr/account');
    expect(session.accessToken()).toBe('abc');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('abc');
  });

  it('follows the address of an anonymous cart', () => {
    writeCookie('cartEmail', ' grace@example.org ', { domain: null, days: 1 });
    const { cartEmail } = createSession({ cookieDomain: null, hasLogin: false, notify: jest.fn() });
    expect(cartEmail.get()).toBe('grace@example.org');
    writeCookie('cartEmail', '', { domain: null, days: 0 });
    jest.advanceTimersByTime(300);
    expect(cartEmail.get()).toBeNull();
  });

  it.each(['kas-logout', 'kas-logged-out'])('ends with %s, deletes the cookies, and may end twice', (name) => {
    signInCookies();
    const session = createSession({ cookieDomain: null, hasLogin: false, notify: jest.fn() });
    window.dispatchEvent(new CustomEvent(name));
    window.dispatchEvent(new CustomEvent(name));
    expect(session.state.get()).toEqual({ authenticated: false, loading: false, attributes: {} });
    expect(document.cookie).not.toMatch(/userToken|userInfos/);
  });

  it('deletes the cookies of this host and those of the tenant’s domain', () => {
    signInCookies();
    const session = createSession({ cookieDomain: '.app.test', hasLogin: true, notify: jest.fn() });
    const write = jest.spyOn(document, 'cookie', 'set');
    session.signOut();
    const deleted = write.mock.calls.map(([text]) => text);
    for (const name of ['userToken', 'userInfos'])
      for (const domain of ['', '; domain=.app.test'])
        expect(deleted).toContain(`${name}=; path=/; max-age=0; samesite=lax${domain}`);
    write.mockRestore();
  });

  it('shows changed attributes at once, and stores them in the cookie', () => {
    signInCookies();
    const session = createSession({ cookieDomain: null, hasLogin: true, notify: jest.fn() });
    session.setAttributes({ firstName: 'Grace', city: 'Rennes; a=b' });
    expect(session.state.get().attributes).toEqual({ firstName: 'Grace', city: 'Rennes; a=b' });
    expect(sessionCookies(document.cookie)).toEqual({
      accessToken: 'abc',
      attributes: { firstName: 'Grace', city: 'Rennes; a=b' },
    });
  });

  it('stores no attributes without a session', () => {
    const session = createSession({ cookieDomain: null, hasLogin: true, notify: jest.fn() });
    session.setAttributes({ firstName: 'Grace' });
    expect(document.cookie).not.toContain('userInfos');
  });

  it('sends the token with a sign-out, which deletes its cookie', () => {
    signInCookies();
    const session = createSession({ cookieDomain: null, hasLogin: true, notify: jest.fn() });
    const heard = jest.fn();
    window.addEventListener('kas-logout', (event) => heard((event as CustomEvent).detail, session.accessToken()), {
      once: true,
    });
    session.signOut();
    expect(heard).toHaveBeenCalledWith({ accessToken: 'abc' }, null);
  });

  it('dispatches the sign-in, and notifies when there is no login widget', () => {
    const notify = jest.fn();
    const requests: unknown[] = [];
    window.addEventListener('kas-login', (event) => requests.push((event as CustomEvent).detail));
    const session = createSession({ cookieDomain: null, hasLogin: false, notify });
    session.signIn('/fr/account/profile');
    expect(notify.mock.calls).toEqual([['unavailable']]);
    window.dispatchEvent(new CustomEvent('login-widget-ready'));
    session.signIn('/fr');
    expect(notify.mock.calls).toEqual([['unavailable']]);
    expect(requests).toEqual([{ redirectTo: '/fr/account/profile' }, { redirectTo: '/fr' }]);
  });

  it('shows no notice while the login widget is loading', () => {
    const notify = jest.fn();
    createSession({ cookieDomain: null, hasLogin: true, notify }).signIn('/fr');
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('a session that ends without the traveller', () => {
  const dropToken = () => writeCookie('userToken', '', { domain: null, days: 0 });

  it.each([
    ['in another tab', () => dropToken()],
    [
      'because the backend ended it, as the login widget says',
      () => window.dispatchEvent(new CustomEvent('kas-logged-out')),
    ],
  ])('shows a notice: %s', (_, end) => {
    signInCookies();
    const notify = jest.fn();
    const session = createSession({ cookieDomain: null, hasLogin: true, notify });
    end();
    jest.advanceTimersByTime(300);
    session.refresh();
    expect(session.state.get().authenticated).toBe(false);
    expect(document.cookie).not.toMatch(/userToken|userInfos/);
    expect(notify.mock.calls).toEqual([['ended']]);
  });

  it('shows no notice after a sign-out or without a session', () => {
    signInCookies();
    const notify = jest.fn();
    const session = createSession({ cookieDomain: null, hasLogin: true, notify });
    session.signOut();
    window.dispatchEvent(new CustomEvent(EVENTS.loggedOut));
    dropToken();
    jest.advanceTimersByTime(300);
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('without cookies', () => {
  it('shows a notice, and starts no sign-in', () => {
    const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    const notify = jest.fn();
    const requests = jest.fn();
    window.addEventListener(EVENTS.login, requests);
    createSession({ cookieDomain: null, hasLogin: true, notify }).signIn('/fr');
    expect(notify.mock.calls).toEqual([['noCookies']]);
    expect(requests).not.toHaveBeenCalled();
    window.removeEventListener(EVENTS.login, requests);
    write.mockRestore();
  });
});

describe('watchCookies', () => {
  it('ignores other cookies, and stops', () => {
    const changed = jest.fn();
    const stop = watchCookies(['userToken'], changed);
    writeCookie('other', '1', { domain: null, days: 1 });
    jest.advanceTimersByTime(600);
    expect(changed).not.toHaveBeenCalled();
    signInCookies();
    jest.advanceTimersByTime(300);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    writeCookie('userToken', '', { domain: null, days: 0 });
    jest.advanceTimersByTime(600);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
