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

/** Where a click on a link would load another page in this frame. */
function nextAddress(event: MouseEvent): URL | null {
  const link = isSpecial(event) ? null : linkOf(event);
  if (link === null || link.hasAttribute('download') || !['', '_self'].includes(link.target.toLowerCase())) return null;
  return URL.parse(link.href);
}

/** The address of a link into this app, or null for every other click. */
export function appLink(event: MouseEvent): string | null {
  const url = nextAddress(event);
  if (url === null || url.protocol !== location.protocol || url.origin !== location.origin) return null;
  const { href, pathname, search, hash } = url;
  const isInApp = pathname === '/' || isLocale(pathname.split('/')[1]);
  // Fragments of this page are left to the browser; `#` alone is its top.
  const isOnPage = href.includes('#') && pathname === location.pathname && search === location.search;
  return isInApp && !isOnPage ? `${pathname}${search}${hash}` : null;
}

/** The address of a link to another site or outside the app; null for every other click. */
export function outsideLink(event: MouseEvent): string | null {
  const url = nextAddress(event);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || appLink(event) !== null) return null;
  const isOnPage = url.href.includes('#') && url.href.split('#')[0] === location.href.split('#')[0];
  return isOnPage ? null : url.href;
}

/** Opens links to elsewhere in a new tab: in a widget they would replace it, and many sites refuse frames. Returns how to stop. */
export function openOutsideLinks(open: (url: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    const url = outsideLink(event);
    if (url === null) return;
    event.preventDefault();
    open(url);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
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
