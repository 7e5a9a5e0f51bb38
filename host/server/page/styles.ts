import { sheetId, sheetsIn } from '../../src/start/knownSheets.ts';
import { escapeHtml } from './escape.ts';

export interface StylesInput {
  /** Addresses of the style sheets of the page, in the order in which they apply. */
  readonly sheets: readonly string[];
  /** The rules that the markup in the page uses, of these sheets; null for a page without markup. */
  readonly used: string | null;
  readonly cookies: string;
  readonly nonce: string;
}

/** Elements for two places of a page. */
export interface PageStyles {
  readonly head: string;
  /** After all that is to be painted. */
  readonly end: string;
}

const links = (sheets: readonly string[]) =>
  sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');

const lateLinks = (sheets: readonly string[]) =>
  sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}" fetchpriority="low">`).join('');

/** Whether the browser has fetched all of them before, so that they cost no round trip. */
function isKnown(sheets: readonly string[], cookies: string): boolean {
  const known = sheetsIn(cookies);
  return sheets.every((href) => known.includes(sheetId(href) ?? ''));
}

/**
 * On a first visit the rules that the markup uses stand in the page, and the whole sheets follow it without holding it up. Later the sheets come from
 * the browser's cache. The element has no `data-href`, by which webpack's loader of styles would take it for a whole sheet: the loader looks for the
 * links, which are there before any script runs.
 */
export function pageStyles({ sheets, used, cookies, nonce }: StylesInput): PageStyles {
  if (used === null || isKnown(sheets, cookies)) return { head: links(sheets), end: '' };
  return { head: `<style nonce="${nonce}">${used}</style>`, end: lateLinks(sheets) };
}
