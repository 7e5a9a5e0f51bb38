import type { Unsubscribe } from '@halte/contract';

const POLLING_MS = 300;

/** Calls `changed` when one of the named cookies is added, changed or deleted, by any script or response. */
export function watchCookies(names: readonly string[], changed: () => void, page: Window = window): Unsubscribe {
  if ('cookieStore' in page) {
    const listener = ({ changed: written, deleted }: CookieChangeEvent) => {
      if ([...written, ...deleted].some(({ name }) => names.includes(name ?? ''))) changed();
    };
    page.cookieStore.addEventListener('change', listener);
    return () => page.cookieStore.removeEventListener('change', listener);
  }
  const { document } = page as Window;
  const relevant = () =>
    document.cookie
      .split(/;\s*/)
      .filter((pair) => names.includes(pair.split('=')[0] ?? ''))
      .join(';');
  let last = relevant();
  const timer = setInterval(() => {
    const now = relevant();
    if (now === last) return;
    last = now;
    changed();
  }, POLLING_MS);
  return () => clearInterval(timer);
}
