import { useLocale } from '@halte/i18n';
import type { MapTiles } from '../model/liveMapProps.ts';
import { useMapState } from '../model/state.ts';

/** Whether the lines of the network are shown from afar: not where the rail lines are drawn in full, and without the buses. */
export function useShowsLinesFromAfar(): boolean {
  const { isNetworkExpected, networkLines } = useMapState();
  return !isNetworkExpected && networkLines.length === 0;
}

/** The address of the ground's tiles: in the language of the page where they have several, without names of stops while stops are named by what is drawn above or soon will be, with the lines from afar while they are shown. */
export function useGroundUrl(tiles: MapTiles, theme: 'light' | 'dark'): string {
  const { arePointsExpected, proximityPoints, lineShapes } = useMapState();
  const locale = useLocale();
  const showsLines = useShowsLinesFromAfar();
  const namesStops = arePointsExpected || proximityPoints.length > 0 || lineShapes.length > 0;
  const ground = ((namesStops && tiles.withoutStops) || tiles)[theme];
  const localized = tiles.inLanguage ? `${ground}${tiles.inLanguage}${locale}` : ground;
  return showsLines && tiles.lines ? `${localized}${tiles.lines.query}` : localized;
}
