import { COOKIES, createObservable, EVENTS, type LoginDetail, type Session, type SessionState } from '@halte/contract';
import { acceptsCookies, writeCookie } from './cookies.ts';
import { ANONYMOUS, nextSession, sessionCookies } from './sessionState.ts';
import { watchCookies } from './watchCookies.ts';

export interface HostSession extends Session {
  /** Looks at the cookies; every navigation does this. */
  refresh(): void;
}

/** What a traveller has to know: nobody can sign in here, the browser keeps no cookies, the session ended and it was not they who left. */
export type SessionNotice = 'unavailable' | 'noCookies' | 'ended';

export interface SessionOptions {
  readonly cookieDomain: string | null;
  /** Whether the tenant has a login widget, which hears of everybody even when it comes later. */
  readonly hasLogin: boolean;
  readonly notify: (notice: SessionNotice) => void;
}

/** Who the traveller is, as the cookies of the account system say. Lives as long as the page. */
export function createSession({ cookieDomain, hasLogin, notify }: SessionOptions): HostSession {
  const state = createObservable(nextSession({ ...ANONYMOUS, loading: true }, sessionCookies(document.cookie)));
  let loginReady = hasLogin;

  function change(next: SessionState): void {
    const before = state.get();
    if (next === before) return;
    state.set(next);
    if (before.authenticated && !next.authenticated) notify('ended');
  }

  const refresh = () => change(nextSession(state.get(), sessionCookies(document.cookie)));

  function dropCookies(): void {
    for (const name of [COOKIES.userToken, COOKIES.userInfos]) {
      // The account system may have set them for this host only, or for the tenant's whole domain.
      for (const domain of new Set([null, cookieDomain])) writeCookie(name, '', { domain, days: 0 });
    }
  }

  /** The traveller leaves, and knows it. */
  function leave(): void {
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
  window.addEventListener(EVENTS.logout, leave);
  window.addEventListener(EVENTS.loggedOut, end);
  watchCookies([COOKIES.userToken, COOKIES.userInfos], refresh);

  const accessToken = () => sessionCookies(document.cookie).accessToken;

  return {
    state,
    refresh,
    signIn(redirectTo) {
      if (!acceptsCookies()) {
        // The password would be taken, and nothing would come of it.
        notify('noCookies');
        return;
      }
      if (!loginReady) notify('unavailable');
      window.dispatchEvent(new CustomEvent<LoginDetail>(EVENTS.login, { detail: { redirectTo } }));
    },
    // The token goes along, because the cookies are gone before the login widget can end the session at its end.
    signOut: () => window.dispatchEvent(new CustomEvent(EVENTS.logout, { detail: { accessToken: accessToken() } })),
    accessToken,
  };
}
