import type { MapInsets } from '@halte/map-core';
import { useEffect, useState } from 'react';

const NONE: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 };
/** A panel that is wider than this share of the screen is below the map, not beside it. */
const BESIDE = 0.7;

/** The part of the screen that a panel covers, in CSS pixels. */
export function insetsOf(
  panel: { left: number; right: number; top: number; width: number },
  screen: { width: number; height: number },
): MapInsets {
  if (panel.width < screen.width * BESIDE) return { ...NONE, left: panel.right };
  return { ...NONE, bottom: Math.max(0, Math.round(screen.height - panel.top)) };
}

/** The insets of the page's panel; follows its size. */
export function useInsets(): MapInsets {
  const [insets, setInsets] = useState(NONE);

  useEffect(() => {
    const panel = document.getElementById('content');
    if (!panel) return;
    const observer = new ResizeObserver(() => {
      const box = panel.getBoundingClientRect();
      // Independent of the scroll position: the map must not move while the page is scrolled.
      const top = box.top + window.scrollY;
      const next = insetsOf(
        { left: box.left, right: box.right, top, width: box.width },
        { width: window.innerWidth, height: window.innerHeight },
      );
      setInsets((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
    observer.observe(panel);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);

  return insets;
}
