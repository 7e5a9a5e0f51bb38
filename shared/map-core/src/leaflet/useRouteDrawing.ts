import { type LatLngTuple, type Map as LeafletMap, polyline } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Lines } from '../model/drawing.ts';
import { wantsLessMotion } from './preferences.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MASK = 'route-drawing';
const DURATION = 300;
/** Wider than all that is drawn of a line, in CSS pixels. */
const WEIGHT = 24;
/** Extent of the mask in map coordinates, far beyond the visible part: the bounding box of a horizontal line has no height. */
const FAR = 100_000;

/** Shows what is in `pane` along `lines`, from their beginning to their end. Ends at once when the function that it returns is called. */
function drawAlong(map: LeafletMap, pane: string, lines: Lines): () => void {
  // Leaflet projects it with the map, also while the map zooms.
  const way = polyline(
    lines.flatMap((line) => line.map(([lat, lon]): LatLngTuple => [lat, lon])),
    { pane, weight: WEIGHT, color: '#fff', opacity: 1, interactive: false, noClip: true, smoothFactor: 0 },
  ).addTo(map);
  const path = way.getElement();
  const group = path?.parentElement;
  if (!path || !group) {
    way.remove();
    return () => undefined;
  }
  const mask = document.createElementNS(SVG, 'mask');
  mask.id = MASK;
  mask.setAttribute('maskUnits', 'userSpaceOnUse');
  for (const [name, value] of Object.entries({ x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR })) {
    mask.setAttribute(name, `${value}`);
  }
  path.setAttribute('pathLength', '1');
  mask.append(path);
  group.prepend(mask);
  group.setAttribute('mask', `url(#${MASK})`);
  const end = () => {
    group.removeAttribute('mask');
    way.remove();
    mask.remove();
  };
  const keyframes = { strokeDasharray: ['1 1', '1 1'], strokeDashoffset: [1, 0] };
  const animation = path.animate(keyframes, { duration: DURATION, easing: 'ease-in-out' });
  animation.onfinish = end;
  return () => {
    animation.cancel();
    end();
  };
}

/** Draws the route of a journey along its way the first time that it is shown; not for a traveller who wants less motion. */
export function useRouteDrawing(pane: string, id: string | null, lines: Lines): void {
  const map = useMap();
  const shown = useRef(new Set<string>());
  const latest = useRef(lines);
  latest.current = lines;
  useEffect(() => {
    if (id === null || shown.current.has(id)) return;
    shown.current.add(id);
    if (wantsLessMotion() || latest.current.length === 0 || !('animate' in Element.prototype)) return;
    return drawAlong(map, pane, latest.current);
  }, [map, pane, id]);
}
