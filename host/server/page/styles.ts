import { SHEET_MARK, sheetId, sheetsIn } from '../../src/start/knownSheets.ts';
import { escapeHtml } from './escape.ts';

export interface StylesInput {
  /** Addresses of the style sheets of the page, in the order in which they apply. */
  readonly sheets: readonly string[];
  /** The rules that the markup in the page uses, of these sheets; null for a page without markup. */
  readonly used: string | null;
  readonly cookies: string;
  readonly nonce: string;
}

/** Elements for two places of a page's head. */
export interface PageStyles {
  readonly head: string;
  /** After the scripts that start the app. */
  readonly preloads: string;
}

const links = (sheets: readonly string[]) =>
  sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');

/** A link to a style sheet would hold up the first script until it has come: the app applies these. */
const preloads = (sheets: readonly string[]) =>
  sheets.map((href) => `<link rel="preload" as="style" href="${escapeHtml(href)}" ${SHEET_MARK}>`).join('');

/** Whether the browser has fetched all of them before, so that they cost no round trip. */
function isKnown(sheets: readonly string[], cookies: string): boolean {
  const known = sheetsIn(cookies);
  return sheets.every((href) => known.includes(sheetId(href) ?? ''));
}

/**
 * On a first visit the rules that the markup uses stand in the page, and the app applies the whole sheets (`host/src/start/applySheets.ts`). Later the
 * sheets come from the browser's cache. The element has no `data-href`, by which webpack's loader of styles would take it for a whole sheet: the loader
 * looks for the links, which are there before any screen is loaded.
 */
export function pageStyles({ sheets, used, cookies, nonce }: StylesInput): PageStyles {
  if (used === null || isKnown(sheets, cookies)) return { head: links(sheets), preloads: '' };
  return { head: `<style nonce="${nonce}">${used}</style>`, preloads: preloads(sheets) };
}
