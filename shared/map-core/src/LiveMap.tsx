import { whenIdle } from '@halte/contract';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import styles from './LiveMap.module.css';
import type { LiveMapProps } from './model/liveMapProps.ts';

type Canvas = ComponentType<LiveMapProps>;

const loadCanvas = () => import('./leaflet/MapCanvas.tsx').then((module) => module.MapCanvas);

/** The browser draws the first screen before it loads Leaflet. */
const IDLE = { timeout: 2000, delay: 200 };

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
  const reportError = useEffectEvent((error: unknown) => props.onError?.(error));

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
          reportError(error);
        },
      );
    }, IDLE);
    return () => {
      left = true;
      cancel();
    };
  }, [state]);

  const Canvas = typeof state === 'string' ? null : state;
  return <div className={styles.map}>{Canvas && <Canvas {...props} />}</div>;
}
