import { useEffect } from 'react';
import { Pane, useMap } from 'react-leaflet';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import styles from './layers.module.css';
import { PacedTileLayer } from './PacedTileLayer.ts';

const PANE = 'names';

interface NameLayerProps {
  readonly tiles: LiveMapProps['tiles'];
  readonly theme: 'light' | 'dark';
}

/**
 * The names of the ground again, above lines that hide them: of a selected journey, of the network, and of one line unless that names its own
 * stops. They are drawn in the same places, with a halo.
 */
export function NameLayer({ tiles: { names, maxZoom, withoutStops }, theme }: NameLayerProps) {
  const { selectedJourneyId, networkLines, lineShapes } = useMapState();
  const isHidden = selectedJourneyId !== null || networkLines.length > 0 || (lineShapes.length > 0 && !withoutStops);
  if (!names || !isHidden) return null;
  return (
    <Pane name={PANE} className={styles.names ?? ''} style={{ zIndex: 445 }}>
      <NameTiles url={names[theme]} maxZoom={maxZoom} />
    </Pane>
  );
}

function NameTiles({ url, maxZoom }: { readonly url: string; readonly maxZoom: number }) {
  const map = useMap();
  useEffect(() => {
    const layer = new PacedTileLayer(url, { pane: PANE, maxNativeZoom: maxZoom, maxZoom: MAX_ZOOM }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, url, maxZoom]);
  return null;
}
