import type { Locale } from '@halte/contract';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import styles from './LiveMap.module.css';
import type { LatLon, MapInsets } from './types.ts';

export interface MapTiles {
  /** Addresses with `{z}`, `{x}` and `{y}`. */
  readonly light: string;
  readonly dark: string;
  /** HTML, from the tenant's own file. */
  readonly attribution: string;
  readonly maxZoom: number;
}

/** What the map says in words: what is on it is said by the lists beside it. The map has them in five languages; a tenant may bring
 * its own. */
export interface MapLabels {
  readonly map: string;
  readonly skip: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface LiveMapProps {
  readonly tiles: MapTiles;
  /** Where the map starts. It is not moved when this changes: the state's `mapView` moves it. */
  readonly center: LatLon;
  readonly zoom: number;
  /** Absent: what the traveller's system prefers. */
  readonly theme?: 'light' | 'dark';
  readonly locale: Locale;
  /** What panels cover; journeys and places are fitted into the rest. */
  readonly insets: MapInsets;
  readonly labels?: Partial<MapLabels>;
  /** Id of the element that follows the map, for those who do not want to step through it. */
  readonly skipTo?: string;
  /** A point was chosen on the map; it is already selected in the state. */
  readonly onMarkerSelect?: (id: string) => void;
  /** The map could not be loaded; it is tried again when the network is back or the page is looked at again. */
  readonly onError?: (error: unknown) => void;
}

type Canvas = ComponentType<LiveMapProps>;

const loadCanvas = () => import('./leaflet/MapCanvas.tsx').then((module) => module.MapCanvas);

/** The browser draws the first screen before it hears of Leaflet. Safari has no idle callback. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}

/** Calls back when a load that failed may work now: the network is back, or the page is looked at again. */
function whenHopeful(retry: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') retry();
  };
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', visible);
  };
}

/** The one map of the app. Light by itself: Leaflet comes once the page has nothing better to do. */
export function LiveMap(props: LiveMapProps) {
  const [state, setState] = useState<Canvas | 'waiting' | 'failed'>('waiting');
  const tellError = useEffectEvent((error: unknown) => props.onError?.(error));

  useEffect(() => {
    if (state === 'failed') return whenHopeful(() => setState('waiting'));
    if (state !== 'waiting') return;
    let left = false;
    const cancel = whenIdle(() => {
      loadCanvas().then(
        (Loaded) => {
          if (!left) setState(() => Loaded);
        },
        (error: unknown) => {
          if (left) return;
          setState('failed');
          tellError(error);
        },
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, [state]);

  const Canvas = typeof state === 'string' ? null : state;
  return <div className={styles.map}>{Canvas && <Canvas {...props} />}</div>;
}
