import type { Locale } from '@halte/contract';

/** A header link leads out of the app when it starts with `http`; anything else is a path without the language. */
export function isOutside(href: string): boolean {
  return /^https?:/i.test(href);
}

const trimmed = (path: string) => path.replace(/\/+$/, '');

/** The address of a link in one language. */
export function hrefOf(href: string, locale: Locale): string {
  return isOutside(href) ? href : trimmed(`/${locale}/${href.replace(/^\/+/, '')}`);
}

/**
 * Whether the traveller is at a link or below it. `/trip` is not above `/trip-planner`, and home is above nothing: it is current only where
 * one is exactly there, with or without the language.
 */
export function isCurrent(href: string, locale: Locale, fullPath: string): boolean {
  if (isOutside(href)) return false;
  const path = trimmed(fullPath.split(/[?#]/)[0] ?? '');
  const link = trimmed(hrefOf(href, locale).split(/[?#]/)[0] ?? '');
  if (link === `/${locale}`) return path === link || path === '';
  return path === link || path.startsWith(`${link}/`);
}
