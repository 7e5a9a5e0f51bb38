import type { FirstView } from '@halte/contract';

/**
 * The view of the picture of the map that came with the page; null without one. A map that begins there takes its place without a change.
 *
 * @param text latitude, longitude and zoom, with spaces between them
 */
export function parseStillView(text: string | undefined): FirstView | null {
  const [lat = Number.NaN, lon = Number.NaN, zoom = Number.NaN] = text?.split(' ').map(Number) ?? [];
  return [lat, lon, zoom].every(Number.isFinite) ? { lat, lon, zoom } : null;
}

export function stillView(): FirstView | null {
  return parseStillView(document.querySelector<HTMLElement>('[data-slot="map"] img')?.dataset['view']);
}
