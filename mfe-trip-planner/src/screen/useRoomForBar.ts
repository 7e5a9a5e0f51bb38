import { type RefCallback, useCallback } from 'react';

function scrollerOf(bar: Element): HTMLElement | null {
  for (let at = bar.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/**
 * For a sticky bar at the start or at the end of the scrolled content: a focused element, or one scrolled into view, ends up next to it and not
 * under it. Measured, because the bar is higher with long names and with larger or wider texts, and scrolls with the content in a low window.
 */
export function useRoomForBar(side: 'start' | 'end'): RefCallback<HTMLElement> {
  return useCallback(
    (bar) => {
      if (!bar) return undefined;
      const property = `scroll-padding-block-${side}`;
      const measure = () => {
        const stays = getComputedStyle(bar).position === 'sticky';
        scrollerOf(bar)?.style.setProperty(property, stays ? `${bar.offsetHeight}px` : 'auto');
      };
      const observer = new ResizeObserver(measure);
      observer.observe(bar);
      window.addEventListener('resize', measure);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', measure);
        scrollerOf(bar)?.style.removeProperty(property);
      };
    },
    [side],
  );
}
