import { COOKIES, createObservable, EVENTS, type LoginDetail, type Session } from '@halte/contract';
import { writeCookie } from './cookies.ts';
import { ANONYMOUS, nextSession, sessionCookies } from './rules.ts';
import { watchCookies } from './watch.ts';

export interface HostSession extends Session {
  /** Looks at the cookies; every navigation does this. */
  refresh(): void;
}

export interface SessionOptions {
  readonly cookieDomain: string | null;
  /** Whether the tenant has a login widget, which hears of everybody even when it comes later. */
  readonly hasLogin: boolean;
  /** Someone wants to sign in and nobody is there to do it. */
  readonly onNoLogin: () => void;
}

/** Who the traveller is, as the cookies of the account system say. Lives as long as the page. */
export function createSession({ cookieDomain, hasLogin, onNoLogin }: SessionOptions): HostSession {
  const state = createObservable(nextSession({ ...ANONYMOUS, loading: true }, sessionCookies(document.cookie)));
  let loginReady = hasLogin;

  const refresh = () => state.set(nextSession(state.get(), sessionCookies(document.cookie)));

  function end(): void {
    for (const name of [COOKIES.userToken, COOKIES.userInfos]) {
      // The account system may have set them for this host only, or for the tenant's whole domain.
      for (const domain of new Set([null, cookieDomain])) writeCookie(name, '', { domain, days: 0 });
    }
    if (state.get().authenticated) state.set(ANONYMOUS);
  }

  window.addEventListener(EVENTS.loginWidgetReady, () => {
    loginReady = true;
  });
  window.addEventListener(EVENTS.logout, end);
  window.addEventListener(EVENTS.loggedOut, end);
  watchCookies([COOKIES.userToken, COOKIES.userInfos], refresh);

  const accessToken = () => sessionCookies(document.cookie).accessToken;

  return {
    state,
    refresh,
    signIn(redirectTo) {
      if (!loginReady) onNoLogin();
      window.dispatchEvent(new CustomEvent<LoginDetail>(EVENTS.login, { detail: { redirectTo } }));
    },
    // The token goes along, because the cookies are gone before the login widget can end the session at its end.
    signOut: () => window.dispatchEvent(new CustomEvent(EVENTS.logout, { detail: { accessToken: accessToken() } })),
    accessToken,
  };
}
