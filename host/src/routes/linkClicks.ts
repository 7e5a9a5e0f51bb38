import { isLocale } from '@halte/contract';

/** A click that is left to the browser: new tabs, downloads, other buttons than the first. */
function isSpecial(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}

/** The link that was clicked, also inside the shadow tree of a remote. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.composedPath().find((node) => node instanceof Element && node.matches('a[href]'));
  return link instanceof HTMLAnchorElement ? link : null;
}

/** The address of a link into this app, or null for every other click. */
export function appLink(event: MouseEvent): string | null {
  const link = isSpecial(event) ? null : linkOf(event);
  if (link === null || link.hasAttribute('download') || !['', '_self'].includes(link.target.toLowerCase())) return null;
  const url = URL.parse(link.href);
  if (url === null || url.protocol !== location.protocol || url.origin !== location.origin) return null;
  const { href, pathname, search, hash } = url;
  const isInApp = pathname === '/' || isLocale(pathname.split('/')[1]);
  // Fragments of this page are left to the browser; `#` alone is its top.
  const isOnPage = href.includes('#') && pathname === location.pathname && search === location.search;
  return isInApp && !isOnPage ? `${pathname}${search}${hash}` : null;
}

/** Makes plain links of the host and of every remote navigate inside the app instead of loading a page. */
export function followLinks(open: (url: string) => void): void {
  document.addEventListener('click', (event) => {
    const url = appLink(event);
    if (url === null) return;
    event.preventDefault();
    open(url);
  });
}
