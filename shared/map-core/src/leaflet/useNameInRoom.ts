import type { DivIcon, Marker } from 'leaflet';
import { type RefObject, useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { shiftIntoRoom } from '../model/shiftIntoRoom.ts';
import type { MapInsets } from '../model/types.ts';
import { nameBoxOf } from './icons.ts';

const GAP = 8;

/** Moves the name of a marker aside where an edge of the map or a panel would cut it; `icon` is what the marker shows now. */
export function useNameInRoom(marker: RefObject<Marker | null>, icon: DivIcon, { left, right }: MapInsets): void {
  const map = useMap();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another icon is another name
  useEffect(() => {
    const place = () => {
      const name = nameBoxOf(marker.current?.getElement());
      if (!name) return;
      name.style.removeProperty('--shift');
      const box = name.getBoundingClientRect();
      const whole = map.getContainer().getBoundingClientRect();
      const room = { start: whole.left + left + GAP, end: whole.right - right - GAP };
      name.style.setProperty('--shift', `${shiftIntoRoom({ start: box.left, end: box.right }, room)}px`);
    };
    place();
    map.on('moveend zoomend resize', place);
    return () => {
      map.off('moveend zoomend resize', place);
    };
  }, [map, marker, icon, left, right]);
}
