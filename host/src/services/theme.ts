import { APPEARANCE_COOKIE_DAYS, type Appearance, COOKIES, createObservable, type Writable } from '@halte/contract';
import { readCookie, writeCookie } from '../session/cookies.ts';
import { chosenAppearance } from './chosenAppearance.ts';

const KEY = 'theme';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * `system` follows the browser's preference; a choice is stored on this device. It is in a cookie too, by which the server draws the page; browsers
 * that drop the cookie sooner still have it in their storage. `cookieDomain`: null for this host only.
 */
export function createTheme(cookieDomain: string | null): Writable<Appearance> {
  const theme = createObservable(chosenAppearance(readCookie(document.cookie, COOKIES.appearance) ?? stored()));
  const apply = () => {
    const chosen = theme.get();
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  };
  const remember = () => {
    const chosen = theme.get();
    writeCookie(COOKIES.appearance, chosen, {
      domain: cookieDomain,
      days: chosen === 'system' ? 0 : APPEARANCE_COOKIE_DAYS,
    });
  };
  apply();
  // With each visit, so that a choice lasts for as long as the app is used.
  remember();
  theme.subscribe(() => {
    apply();
    remember();
    try {
      localStorage.setItem(KEY, theme.get());
    } catch {
      // Without storage, the choice lasts until the page is closed, or as long as the cookie.
    }
  });
  return theme;
}
