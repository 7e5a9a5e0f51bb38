import { useTranslate } from '@halte/i18n';
import { useEffect, useState } from 'react';
import type { Shown } from '../routes/navigation.ts';

/** How long a screen may take to put its heading into the page after it was navigated to. */
const HEADING_MS = 3000;

function identity({ kind, current }: Shown): string {
  return `${kind} ${current.name} ${JSON.stringify(current.params)}`;
}

/** Focuses the heading of the new screen as soon as it is there, unless the traveller or the screen has put the focus somewhere else. */
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
 * What a page load would do by itself after a navigation: the document's title, the top of the page, the focus on the heading. Returns the
 * title once the traveller has moved, for a live region.
 */
export function usePageFocus(shown: Shown, tenantName: string): string {
  const t = useTranslate('host');
  const id = identity(shown);
  const [first] = useState(id);
  const [moved, setMoved] = useState(false);
  const key =
    shown.kind === 'screen'
      ? `title.${shown.route.name}`
      : `error.${shown.kind === 'broken' ? 'broken' : 'missing'}.title`;
  const words = t(key);
  const title = words && `${words} – ${tenantName}`;

  useEffect(() => {
    // Until the texts are here, the title that the server wrote is right.
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    if (id === first && !moved) return;
    setMoved(true);
    const content = document.getElementById('content');
    if (!content) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    content.focus({ preventScroll: true });
    return focusHeading(content);
  }, [id, first, moved]);

  return moved ? title : '';
}
