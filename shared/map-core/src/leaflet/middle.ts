import { type LatLng, type Map as LeafletMap, point } from 'leaflet';
import { middleOffset } from '../model/insets.ts';
import type { MapInsets } from '../model/types.ts';

/** Middle of the part of the map that no panel covers, in pixels of its element. */
export function middlePixel(map: LeafletMap, insets: MapInsets): { readonly x: number; readonly y: number } {
  const size = map.getSize();
  const offset = middleOffset(insets, size);
  return { x: size.x / 2 + offset.x, y: size.y / 2 + offset.y };
}

/** The object at that point. */
export function middleOf(map: LeafletMap, insets: MapInsets): LatLng {
  const { x, y } = middlePixel(map, insets);
  return map.containerPointToLatLng([x, y]);
}

/** Zooms so that what is in the middle stays there: of what one looks at, not of what panels hide. */
export function zoomAboutMiddle(map: LeafletMap, insets: MapInsets, zoom: number, animate: boolean): void {
  const { x, y } = middlePixel(map, insets);
  map.setZoomAround(point(x, y), zoom, { animate });
}
