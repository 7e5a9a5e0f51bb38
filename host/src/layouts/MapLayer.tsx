import type { MapCore } from '@halte/map-core/lazy';
import { useObservable } from '@halte/ui';
import { useEffect, useState } from 'react';
import { report } from '../services/report.ts';
import { notifyOffline } from '../services/toasts.ts';
import { useApp } from './appContext.ts';
import styles from './MapLayer.module.css';
import { useInsets } from './useInsets.ts';

/** Center of the map when neither tenant nor network define one. */
const MIDDLE_OF_FRANCE = { lat: 46.6, lon: 2.4 };

const onError = (error: unknown) => report(error, 'map');

interface MapLayerProps {
  readonly core: MapCore;
  readonly covered: boolean;
}

/** The one map of the page. It is mounted by the first screen that shows it, and stays mounted; a full page covers it. */
export function MapLayer({ core, covered }: MapLayerProps) {
  const { boot, theme, toasts, servicesFor } = useApp();
  const chosenTheme = useObservable(theme);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { insets, isCovered } = useInsets(element);
  useEffect(
    () =>
      core.onMapAnswer((answer) => {
        if (!answer) return;
        import('../answers/showAnswer.tsx')
          .then(({ showAnswer }) => showAnswer(answer, servicesFor('answers'), core))
          .catch((error: unknown) => {
            onError(error);
            notifyOffline(toasts);
          });
      }),
    [core, servicesFor, toasts],
  );
  const { LiveMap } = core;
  const { map } = boot.tenant;
  // The demo city's ground names no stops: the tiles without them would be the same.
  const tiles = boot.network?.imaginary ? { ...map.tiles, withoutStops: undefined } : map.tiles;
  return (
    <div ref={setElement} className={styles.map} data-covered={covered} inert={covered || isCovered}>
      <LiveMap
        tiles={tiles}
        lineTiles={map.lineTiles}
        center={map.center ?? boot.network?.center ?? MIDDLE_OF_FRANCE}
        zoom={map.zoom}
        theme={chosenTheme === 'system' ? undefined : chosenTheme}
        insets={insets}
        skipTo="content"
        onError={onError}
      />
    </div>
  );
}
