import { signInCookies, signOutCookies, tokenIn } from './cookies.ts';
import { createLoginDialog } from './dialog.ts';
import { safePath } from './redirect.ts';
import { createService } from './service.ts';
import { parseOwnTexts } from './texts.ts';

const ADDRESS = '/login/dist/js/app.js';

/** Signs travellers in and out for the page that loaded this script. The page requests it by events and reads the result from cookies. */
function start({ src, dataset }: HTMLScriptElement): void {
  const service = createService(src.slice(0, src.indexOf(ADDRESS)), dataset['apiKey'] ?? '');
  const page = { domain: dataset['cookieDomain'] ?? '', secure: location.protocol === 'https:' };
  /** The page may remove the cookie before the event of signing out arrives. */
  let lastToken = tokenIn(document.cookie);
  let redirectTo: unknown;
  let isChecking = false;

  function write(cookies: readonly string[]): void {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser, and answers later
    for (const cookie of cookies) document.cookie = cookie;
  }

  const dialog = createLoginDialog({
    service,
    privacyUrl: dataset['privacyUrl'] ?? '',
    ownTexts: parseOwnTexts(dataset['texts'] ?? '{}', dataset['apiKey'] ?? ''),
    onSignedIn(session) {
      write(signInCookies(session, { ...page, now: Date.now() }));
      lastToken = session.accessToken;
      const path = safePath(redirectTo, location.origin);
      if (path !== null && path !== `${location.pathname}${location.search}${location.hash}`) location.assign(path);
    },
  });

  async function signOut(token: string | null): Promise<void> {
    lastToken = null;
    write(signOutCookies(page));
    if (token !== null) await service.signOut(token);
    // The traveller may have signed in again in the meantime.
    if (tokenIn(document.cookie) === null) window.dispatchEvent(new CustomEvent('kas-logged-out'));
  }

  /** Signs out when the backend reports that the session is over. */
  async function refresh(): Promise<void> {
    const token = tokenIn(document.cookie);
    if (token === null || isChecking) return;
    isChecking = true;
    const isOver = await service.isOver(token);
    isChecking = false;
    if (isOver && tokenIn(document.cookie) === token) await signOut(null);
  }

  window.addEventListener('kas-login', (event) => {
    redirectTo = detailOf(event)['redirectTo'];
    dialog.open();
  });
  window.addEventListener('kas-logout', (event) => {
    const { accessToken } = detailOf(event);
    void signOut(typeof accessToken === 'string' ? accessToken : (tokenIn(document.cookie) ?? lastToken));
  });
  window.addEventListener('kas-refresh-token', () => void refresh());
}

function detailOf(event: Event): Readonly<Record<string, unknown>> {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
