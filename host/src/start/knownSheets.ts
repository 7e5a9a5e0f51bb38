import { COOKIES } from '@halte/contract';
import { readCookie } from '../session/cookies.ts';

/** Sheets that are remembered, the latest first; a page has two or three. */
const MOST = 24;
const HASHED = /\.([0-9a-f]{8})\.css$/;

/** The hash in the name of a style sheet; null where it has none, so that its content may change. */
export function sheetId(href: string): string | null {
  return HASHED.exec(href)?.[1] ?? null;
}

/** Ids of the style sheets that a browser with these cookies has fetched before. */
export function sheetsIn(cookies: string): readonly string[] {
  const ids = readCookie(cookies, COOKIES.sheets)?.split('.') ?? [];
  return ids.filter((id) => /^[0-9a-f]{8}$/.test(id)).slice(0, MOST);
}

/** Value of the cookie after a page with these style sheets: the latest first, a bounded number. */
export function withSheets(cookies: string, hrefs: readonly string[]): string {
  const ids = hrefs.map(sheetId).filter((id) => id !== null);
  return [...new Set([...ids, ...sheetsIn(cookies)])].slice(0, MOST).join('.');
}
