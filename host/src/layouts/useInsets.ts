import type { MapInsets } from '@halte/map-core';
import { useEffect, useState } from 'react';

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width'>;

const NONE: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 };
/** A panel that is wider than this share of the map is below it, not beside it. */
const BESIDE = 0.7;

/** The part of the map that a panel covers, in CSS pixels. */
export function insetsOf(panel: Box, map: Box): MapInsets {
  if (panel.width < map.width * BESIDE) return { ...NONE, left: Math.max(0, Math.round(panel.right - map.left)) };
  return { ...NONE, bottom: Math.max(0, Math.round(map.bottom - panel.top)) };
}

/** The insets that the page's panel leaves to the map; they follow its size when it is at rest. */
export function useInsets(map: HTMLElement | null): MapInsets {
  const [insets, setInsets] = useState(NONE);

  useEffect(() => {
    const panel = document.getElementById('content');
    if (!panel || !map) return;
    const measure = () => {
      const { left, right, top, bottom, width } = panel.getBoundingClientRect();
      // Independent of the scroll position: the map must not move while the page is scrolled.
      const box = { left, right, top: top + window.scrollY, bottom, width };
      const next = insetsOf(box, map.getBoundingClientRect());
      setInsets((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(panel);
    observer.observe(map);
    return () => observer.disconnect();
  }, [map]);

  return insets;
}
