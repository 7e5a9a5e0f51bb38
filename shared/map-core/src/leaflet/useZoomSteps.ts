import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapInsets } from '../model/types.ts';
import { zoomAboutMiddle } from './middle.ts';
import { wantsLessMotion } from './preferences.ts';

const KEYS = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
]);

/** Zooms by steps: what the returned function is asked for, and the keys + and − on the map. */
export function useZoomSteps(map: LeafletMap, insets: MapInsets): (steps: number) => void {
  // Leaflet ignores what it is asked during an animation; a second tap that comes so early counts all the same.
  const goal = useRef<number | null>(null);

  function by(steps: number): void {
    const wanted = (goal.current ?? map.getZoom()) + steps;
    goal.current = Math.min(Math.max(wanted, map.getMinZoom()), map.getMaxZoom());
    zoomAboutMiddle(map, insets, goal.current, !wantsLessMotion());
  }

  const arrived = useEffectEvent(() => {
    const late = goal.current;
    goal.current = null;
    if (late !== null && late !== map.getZoom()) zoomAboutMiddle(map, insets, late, !wantsLessMotion());
  });

  // Leaflet hears the keys too, at the document, and would zoom about the middle of the whole map.
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const steps = KEYS.get(event.key);
    if (!steps || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    by(steps);
  });

  useEffect(() => {
    const container = map.getContainer();
    const onZoomEnd = () => arrived();
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    map.on('zoomend', onZoomEnd);
    container.addEventListener('keydown', onKeyDown);
    return () => {
      map.off('zoomend', onZoomEnd);
      container.removeEventListener('keydown', onKeyDown);
    };
  }, [map]);

  return by;
}
