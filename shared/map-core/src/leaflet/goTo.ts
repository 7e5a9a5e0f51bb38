import type { LatLng, Map as LeafletMap } from 'leaflet';

/** Leaflet cuts a way at the same zoom to whole pixels, so that the map stands a pixel aside, by where it comes from: here the way is rounded. */
export function goTo(map: LeafletMap, center: LatLng, zoom: number, animate: boolean): void {
  if (zoom !== map.getZoom()) map.setView(center, zoom, { animate });
  else map.panBy(map.latLngToContainerPoint(center).subtract(map.getSize().divideBy(2)).round(), { animate });
}
