import { sheetId, sheetsIn } from '../../src/start/knownSheets.ts';
import type { HostManifest } from '../remotes/manifest.ts';
import { escapeHtml } from './escape.ts';

/** `hash`: the browser applies no other content than the one with this hash; null for a file of a trusted server. */
export interface Sheet {
  readonly href: string;
  readonly hash: string | null;
}

export interface StylesInput {
  /** In the order in which they apply. */
  readonly sheets: readonly Sheet[];
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

export const sheetsOfHost = ({ preload }: HostManifest): readonly Sheet[] =>
  (preload['main']?.css ?? []).map((file) => ({ href: `/assets/${file}`, hash: null }));

const addressOf = ({ href, hash }: Sheet) =>
  `href="${escapeHtml(href)}"${hash === null ? '' : ` integrity="${escapeHtml(hash)}" crossorigin="anonymous"`}`;

const links = (sheets: readonly Sheet[]) =>
  sheets.map((sheet) => `<link rel="stylesheet" ${addressOf(sheet)}>`).join('');

/** A link to a style sheet would hold up the first script until it has come: the app applies these. What is painted has its rules in the page. */
const preloads = (sheets: readonly Sheet[]) =>
  sheets.map((sheet) => `<link rel="preload" as="style" ${addressOf(sheet)} fetchpriority="low">`).join('');

/** Whether the browser has fetched all of them before, so that they cost no round trip. */
function isKnown(sheets: readonly Sheet[], cookies: string): boolean {
  const known = sheetsIn(cookies);
  return sheets.every(({ href }) => known.includes(sheetId(href) ?? ''));
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
