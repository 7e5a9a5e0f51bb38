import { type MouseEvent, type RefObject, useEffect } from 'react';

/** The card that led away from a list, and the address of the list. */
interface Opened {
  readonly list: string;
  readonly card: string;
}

let opened: Opened | null = null;
/** Where the browser's "back" or "forward" has led last. */
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

/** Nobody has taken the focus further than to the top of the screen. */
function isAtTheTop(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('main, h1');
}

/**
 * Who comes back to a list from one of its journeys goes on at the card of that journey, not at the top. `shown` is how many cards are there
 * by now. The returned function is for clicks within `list`.
 */
export function useRestoreCardFocus(list: RefObject<HTMLElement | null>, shown: number): (event: MouseEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each card that is added the one that is looked for may be there
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
  }, [list, shown]);

  return ({ target }) => {
    const link = linkOf(target);
    if (!link) return;
    listen();
    opened = { list: window.location.href, card: link.href };
    steppedTo = null;
  };
}
