import { firstViewAt } from '@halte/contract';
import type { MapCore } from '@halte/map-core/lazy';
import { useObservable } from '@halte/ui';
import { useEffect, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import { report } from '../services/report.ts';
import { notifyOffline } from '../services/toasts.ts';
import styles from './MapLayer.module.css';
import { stillView } from './stillView.ts';
import { useHiddenBelow } from './useHiddenBelow.ts';
import { useInsets } from './useInsets.ts';

/** Where the map begins while neither tenant nor network say it. */
const MIDDLE_OF_FRANCE = { lat: 46.6, lon: 2.4 };

const onError = (error: unknown) => report(error, 'map');

interface MapLayerProps {
  readonly core: MapCore;
  readonly covered: boolean;
  readonly placedBy: 'screen' | null;
}

/** The one map of the page. It is mounted by the first screen that shows it, and stays mounted; a full page covers it. */
export function MapLayer({ core, covered, placedBy }: MapLayerProps) {
  const { boot, theme, toasts, servicesFor } = useApp();
  const chosenTheme = useObservable(theme);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const covering = useInsets(element);
  const { insets, isCovered } = covering;
  const hiddenBelow = useHiddenBelow(covering);
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
  const first = map.firstViews && firstViewAt(map.firstViews, window.innerWidth);
  const start = first ?? boot.network?.center ?? MIDDLE_OF_FRANCE;
  const zoom = first?.zoom ?? map.zoom;
  const { lat, lon } = start;
  const [shown] = useState(() => stillView() ?? { ...start, zoom });
  useEffect(() => {
    if (placedBy === null && core.mapState.mapView === null) core.focusPoint({ lat, lon }, zoom);
  }, [core, placedBy, lat, lon, zoom]);
  return (
    <div ref={setElement} className={styles.map} data-covered={covered} inert={covered || isCovered}>
      <LiveMap
        tiles={map.tiles}
        lineTiles={map.lineTiles}
        center={shown}
        zoom={shown.zoom}
        theme={chosenTheme === 'system' ? undefined : chosenTheme}
        insets={insets}
        hiddenBelow={hiddenBelow}
        skipTo="content"
        onError={onError}
      />
    </div>
  );
}
