import { COOKIES, createObservable, EVENTS, type LoginDetail, type Session, type SessionState } from '@halte/contract';
import { acceptsCookies, readCookie, writeCookie } from './cookies.ts';
import { ANONYMOUS, infosText, nextSession, sessionCookies } from './sessionState.ts';
import { watchCookies } from './watchCookies.ts';

export interface HostSession extends Session {
  /** Reads the cookies again; called by every navigation. */
  refresh(): void;
}

/** Messages for travellers: sign-in is not configured, the browser stores no cookies, the session ended without a sign-out. */
export type SessionNotice = 'unavailable' | 'noCookies' | 'ended';

export interface SessionOptions {
  readonly cookieDomain: string | null;
  /** Whether the tenant has a login widget; a sign-in before it is loaded is queued. */
  readonly hasLogin: boolean;
  readonly notify: (notice: SessionNotice) => void;
}

/** A session of the backend lasts this long; without its token the cookie of the attributes is deleted. */
const INFOS_DAYS = 30;

const cartEmailIn = (cookies: string): string | null => readCookie(cookies, COOKIES.cartEmail)?.trim() || null;

/** The session, as read from the cookies of the account system. */
export function createSession({ cookieDomain, hasLogin, notify }: SessionOptions): HostSession {
  const state = createObservable(nextSession({ ...ANONYMOUS, loading: true }, sessionCookies(document.cookie)));
  const cartEmail = createObservable(cartEmailIn(document.cookie));
  let loginReady = hasLogin;

  function change(next: SessionState): void {
    const before = state.get();
    if (next === before) return;
    state.set(next);
    if (!before.authenticated || next.authenticated) return;
    // The attributes name the traveller: they must not stay behind on a shared device.
    dropCookie(COOKIES.userInfos);
    notify('ended');
  }

  function refresh(): void {
    change(nextSession(state.get(), sessionCookies(document.cookie)));
    cartEmail.set(cartEmailIn(document.cookie));
  }

  function dropCookie(name: string): void {
    // The account system may have set it for this host only, or for the tenant's whole domain.
    for (const domain of new Set([null, cookieDomain])) writeCookie(name, '', { domain, days: 0 });
  }

  function dropCookies(): void {
    for (const name of [COOKIES.userToken, COOKIES.userInfos]) dropCookie(name);
  }

  /** After a sign-out: without a notice. */
  function signedOut(): void {
    dropCookies();
    if (state.get().authenticated) state.set(ANONYMOUS);
  }

  function end(): void {
    dropCookies();
    if (state.get().authenticated) change(ANONYMOUS);
  }

  window.addEventListener(EVENTS.loginWidgetReady, () => {
    loginReady = true;
  });
  window.addEventListener(EVENTS.logout, signedOut);
  window.addEventListener(EVENTS.loggedOut, end);
  watchCookies([COOKIES.userToken, COOKIES.userInfos, COOKIES.cartEmail], refresh);

  const accessToken = () => sessionCookies(document.cookie).accessToken;

  return {
    state,
    refresh,
    signIn(redirectTo) {
      if (!acceptsCookies()) {
        // The account system would accept the password, but no session could start.
        notify('noCookies');
        return;
      }
      if (!loginReady) notify('unavailable');
      window.dispatchEvent(new CustomEvent<LoginDetail>(EVENTS.login, { detail: { redirectTo } }));
    },
    // With the token: the cookies are deleted before the login widget ends the session on its server.
    signOut: () => window.dispatchEvent(new CustomEvent(EVENTS.logout, { detail: { accessToken: accessToken() } })),
    setAttributes(attributes) {
      if (!state.get().authenticated) return;
      dropCookie(COOKIES.userInfos);
      writeCookie(COOKIES.userInfos, infosText(attributes), { domain: cookieDomain, days: INFOS_DAYS });
      refresh();
    },
    accessToken,
    cartEmail,
  };
}
