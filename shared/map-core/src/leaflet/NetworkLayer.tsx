import { TileLayer } from 'react-leaflet';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { tileGrid } from '../model/tileGrid.ts';

/** So that a journey, the ends of one that was not found, or a line of its own stands out. */
const BEHIND = 0.3;

interface NetworkLayerProps {
  readonly tiles: NonNullable<LiveMapProps['lineTiles']>;
  readonly theme: 'light' | 'dark';
}

/** All lines of the network from afar, as pictures: no matter how many lines there are, the browser draws a few tiles. */
export function NetworkLayer({ tiles, theme }: NetworkLayerProps) {
  const { tripPlannerJourneys, markers, lineShapes, networkLines, isNetworkExpected } = useMapState();
  // They are drawn in full, and without the buses.
  if (isNetworkExpected || networkLines.length > 0) return null;
  const hasForeground = tripPlannerJourneys.length > 0 || markers.length > 0 || lineShapes.length > 0;
  return (
    <TileLayer
      key={theme}
      url={tiles[theme]}
      {...tileGrid(tiles.maxZoom, tiles.size)}
      maxZoom={tiles.maxZoom}
      opacity={hasForeground ? BEHIND : 1}
      zIndex={2}
    />
  );
}
