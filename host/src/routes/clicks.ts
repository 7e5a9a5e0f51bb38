import { isLocale } from '@halte/contract';

/** A click that the browser itself must handle: new tabs, downloads, other buttons than the first. */
function isSpecial(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}

/** The address of a link into this app, or null for every other click. */
export function appLink(event: MouseEvent): string | null {
  if (isSpecial(event) || !(event.target instanceof Element)) return null;
  const anchor = event.target.closest('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  if (origin !== location.origin) return null;
  const inApp = pathname === '/' || isLocale(pathname.split('/')[1]);
  const samePage = hash !== '' && pathname === location.pathname && search === location.search;
  return inApp && !samePage ? `${pathname}${search}` : null;
}

/** Lets plain links, of whatever remote, go through the app instead of loading a page. */
export function followLinks(open: (url: string) => void): void {
  document.addEventListener('click', (event) => {
    const url = appLink(event);
    if (url === null) return;
    event.preventDefault();
    open(url);
  });
}
