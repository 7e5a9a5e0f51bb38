import { Pane } from 'react-leaflet';
import type { MapTiles } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { tileGrid } from '../model/tileGrid.ts';
import { MAX_ZOOM } from '../model/zoom.ts';
import styles from './layers.module.css';
import { PacedTiles } from './PacedTiles.ts';
import { useGroundUrl } from './useGroundUrl.ts';

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
  const url = `${ground}#${names}`;
  return (
    <Pane name="names" className={styles.names ?? ''} style={{ zIndex: 445 }}>
      <PacedTiles key={url} url={url} {...tileGrid(maxZoom, size)} maxZoom={MAX_ZOOM} />
    </Pane>
  );
}
