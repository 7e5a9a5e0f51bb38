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

/** A sheet that leaves less than this of the map covers it. */
const SEEN_PX = 80;

export interface Covering {
  readonly insets: MapInsets;
  /** Whether the panel covers the map. The insets stay as they were: nothing is moved into the remaining strip. */
  readonly isCovered: boolean;
}

/** The part of the map that the panel covers, updated when the panel is at rest: the map does not follow each frame of a drag. */
export function useInsets(map: HTMLElement | null): Covering {
  const [covering, setCovering] = useState<Covering>({ insets: NONE, isCovered: false });

  useEffect(() => {
    const panel = document.getElementById('content');
    if (!panel || !map) return;
    const measure = () => {
      if (panel.dataset['dragged'] !== undefined || panel.getAnimations().length > 0) return;
      const { left, right, top, bottom, width } = panel.getBoundingClientRect();
      // Independent of the scroll position: the map must not move while the page is scrolled.
      const box = { left, right, top: top + window.scrollY, bottom, width };
      const area = map.getBoundingClientRect();
      const next = insetsOf(box, area);
      const isCovered = area.height - next.bottom < SEEN_PX;
      setCovering((before) => {
        const after = { insets: isCovered ? before.insets : next, isCovered };
        return JSON.stringify(before) === JSON.stringify(after) ? before : after;
      });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(panel);
    sizes.observe(map);
    const states = new MutationObserver(measure);
    states.observe(panel, { attributeFilter: ['data-height', 'data-dragged'] });
    panel.addEventListener('transitionend', measure);
    return () => {
      sizes.disconnect();
      states.disconnect();
      panel.removeEventListener('transitionend', measure);
    };
  }, [map]);

  return covering;
}
