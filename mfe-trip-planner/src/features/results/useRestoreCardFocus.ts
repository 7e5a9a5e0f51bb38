import { type MouseEvent, type RefObject, useEffect } from 'react';

/** The card that was opened, and the address of its list. */
interface Opened {
  readonly list: string;
  readonly card: string;
}

let opened: Opened | null = null;
/** The last address that was reached by the browser's "back" or "forward". */
let steppedTo: string | null = null;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    steppedTo = window.location.href;
  });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('li a[href]') : null;
}

/** Whether the focus is still at the top of the screen. */
function isAtTheTop(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('main, h1');
}

/**
 * Focuses the card of the journey that was opened, when the traveller goes back to its list.
 * Returns the click handler of `list`.
 */
export function useRestoreCardFocus(list: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  // After each render: the card may be among those just added.
  useEffect(() => {
    if (!opened || opened.list !== window.location.href || steppedTo !== opened.list) return;
    const { card } = opened;
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('li a[href]') ?? [])];
    const link = links.find(({ href }) => href === card);
    if (!link) return;
    opened = null;
    steppedTo = null;
    // The host puts the focus on the heading in the same moment.
    queueMicrotask(() => isAtTheTop() && link.focus());
  });

  return ({ target }) => {
    const link = linkOf(target);
    if (!link) return;
    listen();
    opened = { list: window.location.href, card: link.href };
    steppedTo = null;
  };
}
