import type { Locale, TenantHref } from '@halte/contract';

/** A header link leads out of the app when it starts with `http`; anything else is a path without the language. */
export function isOutside(href: string): boolean {
  return /^https?:/i.test(href);
}

const trimmed = (path: string) => path.replace(/\/+$/, '');

/** The address of a link in one language. Whatever does not start with `http` becomes a path of the app, `javascript:` included. */
export function hrefOf(link: TenantHref, locale: Locale): string {
  const href = typeof link === 'string' ? link : link[locale];
  return isOutside(href) ? href : trimmed(`/${locale}/${href.replace(/^[/\\]+/, '')}`);
}

const pathOf = (address: string) => trimmed(address.split(/[?#]/)[0] ?? '');

/**
 * Whether the current page is a link's or below it. `/trip` is not above `/trip-planner`, and home is above nothing: it is current only
 * on exactly that page, with or without the language. With a suffix, the link followed by it also matches; `*` in it is any text.
 */
export function isCurrent(link: TenantHref, locale: Locale, fullPath: string, suffix = ''): boolean {
  const href = hrefOf(link, locale);
  if (isOutside(href)) return false;
  const path = pathOf(fullPath);
  const target = pathOf(href);
  if (suffix !== '' && matches(path, `${target}${suffix}`)) return true;
  if (target === `/${locale}`) return path === target || path === '';
  return path === target || path.startsWith(`${target}/`);
}

/** `*` in a pattern is any text. */
function matches(path: string, pattern: string): boolean {
  const source = pattern.replace(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}
