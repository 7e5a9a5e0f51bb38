import { COOKIES } from '@halte/contract';
import { writeCookie } from '../session/cookies.ts';
import { withSheets } from './knownSheets.ts';

const DAYS = 30;

function write(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const hrefs = [...links].map(({ href }) => href);
  // Files of another host name are cached apart.
  writeCookie(COOKIES.sheets, withSheets(document.cookie, hrefs), { domain: null, days: DAYS });
}

/** Notes which style sheets the browser has fetched, now and when the page is left, so that the server need not write rules of them into the next page. */
export function rememberSheets(): void {
  write();
  window.addEventListener('pagehide', write);
}
