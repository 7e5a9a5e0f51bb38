import type { LiveMapProps } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';
import { tileGrid } from '../model/tileGrid.ts';
import { PacedTiles } from './PacedTiles.ts';
import { useGroundUrl, useShowsLinesFromAfar } from './useGroundUrl.ts';

/** So that a journey, the ends of one that was not found, or a line of its own stands out. */
const BEHIND = 0.3;

interface NetworkLayerProps {
  readonly tiles: NonNullable<LiveMapProps['lineTiles']>;
  readonly ground: LiveMapProps['tiles'];
  readonly theme: 'light' | 'dark';
}

/**
 * All lines of the network from afar, as pictures: no matter how many lines there are, the browser draws a few tiles. Where the tiles of the ground have
 * them, they are shown from there, and nothing more is downloaded.
 */
export function NetworkLayer({ tiles, ground, theme }: NetworkLayerProps) {
  const { tripPlannerJourneys, markers, lineShapes } = useMapState();
  const isShown = useShowsLinesFromAfar();
  const groundUrl = useGroundUrl(ground, theme);
  if (!isShown) return null;
  const hasForeground = tripPlannerJourneys.length > 0 || markers.length > 0 || lineShapes.length > 0;
  const url = ground.lines ? `${groundUrl}#${ground.lines.fragment}` : tiles[theme];
  return (
    <PacedTiles
      key={url}
      url={url}
      {...tileGrid(tiles.maxZoom, ground.lines ? ground.size : tiles.size)}
      maxZoom={tiles.maxZoom}
      opacity={hasForeground ? BEHIND : 1}
      zIndex={2}
    />
  );
}
