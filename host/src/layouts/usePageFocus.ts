import type { RouteName } from '@halte/contract';
import { useTranslateKey } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useEffect, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import type { Shown } from '../routes/navigationTarget.ts';
import { pageKey } from '../routes/pageKey.ts';

/** How long a screen may take to render its heading after a navigation. */
const HEADING_MS = 3000;

/** Focuses the heading of the new screen when it is rendered, unless the traveller or the screen has moved the focus. */
function focusHeading(content: HTMLElement): () => void {
  const focus = () => {
    const heading = content.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    const active = document.activeElement;
    if (active === null || active === document.body || active === content || !document.contains(active)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Does after a navigation what a page load does: sets the document's title, scrolls to the top, focuses the heading. Returns the title for a
 * live region; empty until the first navigation. `instead`: the page that is shown in place of that of the address.
 */
export function usePageFocus(shown: Shown, instead: RouteName | null): string {
  const { boot, pageTitle } = useApp();
  // Null for the name of the route.
  const ofScreen = useObservable(pageTitle);
  const t = useTranslateKey('host');
  const id = `${pageKey(shown)} ${instead ?? ''}`;
  const [first] = useState(id);
  const [moved, setMoved] = useState(false);
  const key =
    shown.kind === 'screen'
      ? `title.${instead ?? shown.route.name}`
      : `error.${shown.kind === 'broken' ? 'broken' : 'missing'}.title`;
  const name = (instead ? null : ofScreen) ?? t(key);
  const title = name && `${name} – ${boot.tenant.name}`;

  useEffect(() => {
    // Until the messages are loaded, the title of the server is right; so is that of an address whose id it does not know.
    const isOfServer = !moved && document.querySelector('meta[name="error"]') !== null;
    if (title && !isOfServer) document.title = title;
  }, [title, moved]);

  useEffect(() => {
    if (id === first && !moved) return;
    setMoved(true);
    const content = document.getElementById('content');
    if (!content) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A panel scrolls in itself.
    content.querySelector('[data-scroller]')?.scrollTo({ top: 0, behavior: 'instant' });
    content.focus({ preventScroll: true });
    return focusHeading(content);
  }, [id, first, moved]);

  return moved ? title : '';
}
