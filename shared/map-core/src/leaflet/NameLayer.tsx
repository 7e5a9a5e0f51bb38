import { Pane, TileLayer } from 'react-leaflet';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import styles from './layers.module.css';

interface NameLayerProps {
  readonly tiles: LiveMapProps['tiles'];
  readonly theme: 'light' | 'dark';
}

/** The names of the ground again, above a selected journey, whose lines hide them. They are drawn in the same places, with a halo. */
export function NameLayer({ tiles: { names, maxZoom }, theme }: NameLayerProps) {
  const hasRoute = useMapState().selectedJourneyId !== null;
  if (!names || !hasRoute) return null;
  return (
    <Pane name="names" className={styles.names ?? ''} style={{ zIndex: 445 }}>
      <TileLayer key={theme} url={names[theme]} maxNativeZoom={maxZoom} maxZoom={MAX_ZOOM} />
    </Pane>
  );
}
