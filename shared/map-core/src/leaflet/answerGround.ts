import type { LatLng, Map as LeafletMap } from 'leaflet';
import { answer, linesAt } from '../model/answers.ts';
import { mapState } from '../model/state.ts';
import type { LatLon } from '../model/types.ts';

/** Far out, the map shows the world again and again: a place is in the first one. */
export function onGround(at: LatLng): LatLon {
  const { lat, lng } = at.wrap();
  return { lat, lon: lng };
}

/** Answers with the ground at a point of the map's element, and the lines within `tolerance` CSS pixels of it. */
export function answerGround(
  map: LeafletMap,
  { x, y }: { readonly x: number; readonly y: number },
  tolerance = 0,
): void {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const at = onGround(map.containerPointToLatLng([x, y]));
  answer({ kind: 'ground', at, lines: linesAt(mapState, at, tolerance), x: left + x, y: top + y });
}
