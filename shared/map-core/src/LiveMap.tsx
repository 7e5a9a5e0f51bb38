import { whenIdle } from '@halte/contract';
import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import styles from './LiveMap.module.css';
import { loadCanvas } from './loadCanvas.ts';
import type { LiveMapProps } from './model/liveMapProps.ts';
import { untilLoaded } from './untilLoaded.ts';
import { useIsPlaced } from './useIsPlaced.ts';

type Canvas = ComponentType<LiveMapProps>;

/** The browser draws the first screen before it loads Leaflet. */
const IDLE = { timeout: 2000, delay: 200 };

/** The one map of the app. Light by itself: Leaflet comes once the page has nothing better to do. */
export function LiveMap(props: LiveMapProps) {
  const [Canvas, setCanvas] = useState<Canvas | null>(null);
  const isPlaced = useIsPlaced();
  const reportError = useEffectEvent((error: unknown) => props.onError?.(error));

  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenIdle(() => {
      stop = untilLoaded(
        loadCanvas,
        (loaded) => startTransition(() => setCanvas(() => loaded)),
        (error) => reportError(error),
      );
    }, IDLE);
    return () => {
      cancel();
      stop?.();
    };
  }, []);

  return <div className={styles.map}>{Canvas && isPlaced && <Canvas {...props} />}</div>;
}
