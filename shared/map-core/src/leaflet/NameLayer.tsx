import { useEffect } from 'react';
import { Pane, useMap } from 'react-leaflet';
import type { MapTiles } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { tileGrid } from '../model/tileGrid.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import styles from './layers.module.css';
import { PacedTileLayer } from './PacedTileLayer.ts';
import { useGroundUrl } from './useGroundUrl.ts';

const PANE = 'names';

interface NameLayerProps {
  readonly tiles: MapTiles;
  readonly theme: 'light' | 'dark';
}

/**
 * The names of the ground again, above lines that hide them: of a selected journey, of the network, and of one line unless that names its own
 * stops. They are drawn in the same places, with a halo, and are parts of the tiles of the ground: nothing more is downloaded.
 */
export function NameLayer({ tiles, theme }: NameLayerProps) {
  const { selectedJourneyId, networkLines, lineShapes } = useMapState();
  const ground = useGroundUrl(tiles, theme);
  const { names, maxZoom, size, withoutStops } = tiles;
  const isHidden = selectedJourneyId !== null || networkLines.length > 0 || (lineShapes.length > 0 && !withoutStops);
  if (names === undefined || !isHidden) return null;
  return (
    <Pane name={PANE} className={styles.names ?? ''} style={{ zIndex: 445 }}>
      <NameTiles url={`${ground}#${names}`} maxZoom={maxZoom} size={size} />
    </Pane>
  );
}

interface NameTilesProps {
  readonly url: string;
  readonly maxZoom: number;
  readonly size: MapTiles['size'] | undefined;
}

function NameTiles({ url, maxZoom, size }: NameTilesProps) {
  const map = useMap();
  useEffect(() => {
    const options = { pane: PANE, ...tileGrid(maxZoom, size), maxZoom: MAX_ZOOM };
    const layer = new PacedTileLayer(url, options).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, url, maxZoom, size]);
  return null;
}
