import type { MapTiles } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';

/** The address of the ground's tiles: without names of stops while stops are named by what is drawn above. */
export function useGroundUrl(tiles: MapTiles, theme: 'light' | 'dark'): string {
  const { proximityPoints, lineShapes } = useMapState();
  const namesStops = proximityPoints.length > 0 || lineShapes.length > 0;
  return ((namesStops && tiles.withoutStops) || tiles)[theme];
}
