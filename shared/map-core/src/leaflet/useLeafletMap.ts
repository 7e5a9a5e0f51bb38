import { nextTask } from '@halte/contract';
import { createLeafletContext, type LeafletContextInterface } from '@react-leaflet/core';
import { Map as LeafletMap, type MapOptions } from 'leaflet';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { LatLon } from '../model/types.ts';

interface LeafletStart {
  readonly options: MapOptions;
  readonly center: LatLon;
  readonly zoom: number;
}

/**
 * Leaflet's map in `element`, null until it is there. It is created in one task, placed in the next and given to its layers in a third. All of it
 * together with the first layers, as `MapContainer` does it, would keep a phone from answering a tap for a fifth of a second.
 */
export function useLeafletMap(element: HTMLElement | null, start: LeafletStart): LeafletContextInterface | null {
  const [context, setContext] = useState<LeafletContextInterface | null>(null);

  const create = useEffectEvent((container: HTMLElement) => new LeafletMap(container, start.options));
  const place = useEffectEvent((map: LeafletMap) => map.setView([start.center.lat, start.center.lon], start.zoom));

  useEffect(() => {
    if (!element) return undefined;
    let isGone = false;
    let map: LeafletMap | null = null;
    void (async () => {
      await nextTask();
      if (isGone) return;
      map = create(element);
      await nextTask();
      if (isGone) return;
      place(map);
      await nextTask();
      if (isGone) return;
      const created = createLeafletContext(map);
      startTransition(() => setContext(created));
    })();
    return () => {
      isGone = true;
      setContext(null);
      map?.remove();
    };
  }, [element]);

  return context;
}
