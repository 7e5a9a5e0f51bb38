import { signInCookies, signOutCookies, tokenIn } from './cookies.js';
import { createLoginDialog } from './dialog.js';
import { safePath } from './redirect.js';
import { createService } from './service.js';

const ADDRESS = '/login/dist/js/app.js';

/**
 * Signs travellers in and out for the page that loaded this script. The page says so by events and learns of it by cookies.
 *
 * @param {HTMLScriptElement} script
 */
function start({ src, dataset }) {
  const service = createService(src.slice(0, src.indexOf(ADDRESS)));
  const page = { domain: dataset.cookieDomain ?? '', secure: location.protocol === 'https:' };
  /** The page may drop the cookie before we hear that somebody signs out. */
  let known = tokenIn(document.cookie);
  let redirectTo = /** @type {unknown} */ (undefined);
  let isAsking = false;

  /** @param {readonly string[]} cookies */
  function write(cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser, and answers later
    for (const cookie of cookies) document.cookie = cookie;
  }

  const dialog = createLoginDialog({
    service,
    onSignedIn(session) {
      write(signInCookies(session, { ...page, now: Date.now() }));
      known = session.accessToken;
      const path = safePath(redirectTo, location.origin);
      if (path !== null && path !== `${location.pathname}${location.search}${location.hash}`) location.assign(path);
    },
  });

  /** @param {string | null} token */
  async function signOut(token) {
    known = null;
    write(signOutCookies(page));
    if (token !== null) await service.signOut(token);
    // Somebody may have signed in again meanwhile.
    if (tokenIn(document.cookie) === null) window.dispatchEvent(new CustomEvent('kas-logged-out'));
  }

  async function refresh() {
    const token = tokenIn(document.cookie);
    if (token === null || isAsking) return;
    isAsking = true;
    const isOver = await service.isOver(token);
    isAsking = false;
    if (isOver && tokenIn(document.cookie) === token) await signOut(null);
  }

  window.addEventListener('kas-login', (event) => {
    redirectTo = detailOf(event).redirectTo;
    dialog.open();
  });
  window.addEventListener('kas-logout', (event) => {
    const { accessToken } = detailOf(event);
    void signOut(typeof accessToken === 'string' ? accessToken : (tokenIn(document.cookie) ?? known));
  });
  window.addEventListener('kas-refresh-token', () => void refresh());
}

/** @param {Event} event @returns {Record<string, unknown>} */
function detailOf(event) {
  const { detail } = /** @type {CustomEvent<unknown>} */ (event);
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
