import type { Map as LeafletMap } from 'leaflet';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { MapLabels } from '../liveMapProps.ts';
import { useMapState } from '../state.ts';
import type { MapInsets } from '../types.ts';
import styles from './MapControls.module.css';
import { wantsLessMotion } from './preferences.ts';

interface ControlsProps {
  readonly map: LeafletMap;
  readonly labels: MapLabels;
  readonly insets: MapInsets;
  readonly skipTo?: string;
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
      <path d={d} />
    </svg>
  );
}

/** Beside the map's element, not in it: Leaflet takes the second of two quick taps for its own. */
export function MapControls({ map, labels, insets, skipTo }: ControlsProps) {
  const zoom = useMapState((state) => state.zoom);

  // Leaflet ignores what it is asked during an animation; a second tap that comes so early counts all the same.
  const goal = useRef<number | null>(null);
  const by = (steps: number) => {
    const wanted = (goal.current ?? map.getZoom()) + steps;
    goal.current = Math.min(Math.max(wanted, map.getMinZoom()), map.getMaxZoom());
    map.setZoom(goal.current, { animate: !wantsLessMotion() });
  };
  useEffect(() => {
    const arrived = () => {
      const late = goal.current;
      goal.current = null;
      if (late !== null && late !== map.getZoom()) map.setZoom(late, { animate: !wantsLessMotion() });
    };
    map.on('zoomend', arrived);
    return () => {
      map.off('zoomend', arrived);
    };
  }, [map]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    if (skipTo) document.getElementById(skipTo)?.focus();
  };

  return (
    <div className={styles.controls} style={{ top: insets.top, right: insets.right }}>
      {skipTo && (
        <a className={styles.skip} href={`#${skipTo}`} onClick={skip}>
          {labels.skip}
        </a>
      )}
      <div className={styles.zoom}>
        <button type="button" aria-label={labels.zoomIn} aria-disabled={zoom >= map.getMaxZoom()} onClick={() => by(1)}>
          <Sign d="M12 5v14M5 12h14" />
        </button>
        <button
          type="button"
          aria-label={labels.zoomOut}
          aria-disabled={zoom <= map.getMinZoom()}
          onClick={() => by(-1)}
        >
          <Sign d="M5 12h14" />
        </button>
      </div>
    </div>
  );
}
