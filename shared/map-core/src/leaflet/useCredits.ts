import type { MapCredit } from '@halte/contract';
import { Control, DomEvent } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { creditNodes } from '../model/credits.ts';

/** Names the sources of the map in its corner. Leaflet's own control takes them as markup, which pages refuse (Trusted Types). */
export function useCredits(credits: readonly MapCredit[]): void {
  const map = useMap();
  useEffect(() => {
    if (credits.length === 0) return;
    const control = new Control({ position: 'bottomright' });
    control.onAdd = () => {
      const element = document.createElement('div');
      element.className = 'leaflet-control-attribution';
      element.append(...creditNodes(credits));
      DomEvent.disableClickPropagation(element);
      return element;
    };
    control.addTo(map);
    return () => void control.remove();
  }, [map, credits]);
}
