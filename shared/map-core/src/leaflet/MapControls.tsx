import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { RouteIcon } from '@halte/ui/icons';
import type { Map as LeafletMap } from 'leaflet';
import type { MouseEvent } from 'react';
import { backToJourneys } from '../model/actions.ts';
import { useMapState } from '../model/state.ts';
import type { MapInsets } from '../model/types.ts';
import { answerGround } from './answerGround.ts';
import { LocateButton } from './LocateButton.tsx';
import styles from './MapControls.module.css';
import { middlePixel } from './middle.ts';
import { useZoomSteps } from './useZoomSteps.ts';

/** Below this height of what is seen of the map, the buttons stand in a row. */
const ROW_BELOW_PX = 200;
/** A sheet that covers more than this share of the map leaves no room for the buttons that zoom. */
const CROWDED_FROM = 0.45;

interface ControlsProps {
  readonly map: LeafletMap;
  readonly insets: MapInsets;
  readonly skipTo?: string | undefined;
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
      <path d={d} />
    </svg>
  );
}

/** Beside the map's element, not in it: Leaflet takes the second of two quick taps for its own. */
export function MapControls({ map, insets, skipTo }: ControlsProps) {
  const t = useTranslate('map');
  const { zoom, isMovedByTraveller, tripPlannerJourneys } = useMapState();

  const by = useZoomSteps(map, insets);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    if (skipTo) document.getElementById(skipTo)?.focus();
  };

  const { y: height } = map.getSize();
  return (
    <div
      className={styles.controls}
      data-low={height - insets.bottom < ROW_BELOW_PX}
      data-crowded={insets.bottom > height * CROWDED_FROM}
      style={{ bottom: insets.bottom, right: insets.right }}
    >
      {skipTo && (
        <a className={styles.skip} href={`#${skipTo}`} onClick={skip}>
          {t('skip')}
        </a>
      )}
      <button type="button" className={styles.skip} onClick={() => answerGround(map, middlePixel(map, insets))}>
        {t('here')}
      </button>
      {isMovedByTraveller && tripPlannerJourneys.length > 0 && (
        <button type="button" className={styles.round} aria-label={t('back')} onClick={backToJourneys}>
          <Icon of={RouteIcon} className={styles.sign} />
        </button>
      )}
      <LocateButton />
      <div className={styles.zoom}>
        <button type="button" aria-label={t('zoomIn')} aria-disabled={zoom >= map.getMaxZoom()} onClick={() => by(1)}>
          <Sign d="M12 5v14M5 12h14" />
        </button>
        <button type="button" aria-label={t('zoomOut')} aria-disabled={zoom <= map.getMinZoom()} onClick={() => by(-1)}>
          <Sign d="M5 12h14" />
        </button>
      </div>
    </div>
  );
}
