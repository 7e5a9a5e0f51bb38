import { useLocale } from '@halte/i18n';
import { useMapCore } from '@halte/map-core/lazy';
import { useObservable } from '@halte/ui';
import { useState } from 'react';
import { report } from '../services/report.ts';
import { useApp } from './appContext.ts';
import styles from './MapLayer.module.css';
import { useInsets } from './useInsets.ts';

/** Center of the map when neither tenant nor network define one. */
const MIDDLE_OF_FRANCE = { lat: 46.6, lon: 2.4 };

const onError = (error: unknown) => report(error, 'map');

interface MapLayerProps {
  readonly covered: boolean;
  /** Loads the map; it stays mounted afterwards. */
  readonly wanted: boolean;
}

/** The one map of the page. It is mounted by the first screen that shows it, and stays mounted; a full page covers it. */
export function MapLayer({ covered, wanted }: MapLayerProps) {
  const { boot, theme } = useApp();
  const locale = useLocale();
  const chosenTheme = useObservable(theme);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { insets, isCovered } = useInsets(element);
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  const core = useMapCore({ enabled: wasWanted, onError });
  if (!core) return null;
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
        locale={locale}
        insets={insets}
        skipTo="content"
        onError={onError}
      />
    </div>
  );
}
