import type { LatLng, Map as LeafletMap } from 'leaflet';
import { answer, linesAt } from '../model/answers.ts';
import { boundsOf } from '../model/bounds.ts';
import { mapState } from '../model/state.ts';
import type { LatLon, MapBounds } from '../model/types.ts';

/** Far out, the map shows the world again and again: a place is in the first one. */
export function onGround(at: LatLng): LatLon {
  const { lat, lng } = at.wrap();
  return { lat, lon: lng };
}

/** How far a stop may be, in CSS pixels: the ground has its name below it. */
const STOP_REACH = 20;
/** Farther out the ground names no stops. */
const STOPS_FROM_ZOOM = 12;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

function boundsAround(map: LeafletMap, { x, y }: Pixel): MapBounds | null {
  if (map.getZoom() < STOPS_FROM_ZOOM) return null;
  const northWest = onGround(map.containerPointToLatLng([x - STOP_REACH, y - STOP_REACH]));
  const southEast = onGround(map.containerPointToLatLng([x + STOP_REACH, y + STOP_REACH]));
  return boundsOf({ north: northWest.lat, west: northWest.lon, south: southEast.lat, east: southEast.lon });
}

/** Answers with the ground at a point of the map's element, and the lines within `tolerance` CSS pixels of it. */
export function answerGround(map: LeafletMap, { x, y }: Pixel, tolerance = 0): void {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const at = onGround(map.containerPointToLatLng([x, y]));
  const around = boundsAround(map, { x, y });
  answer({ kind: 'ground', at, around, lines: linesAt(mapState, at, tolerance), x: left + x, y: top + y });
}
