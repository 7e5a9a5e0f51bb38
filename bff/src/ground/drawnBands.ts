import { BAND_ZOOMS, type Drawing, type DrawnAreas, type DrawnBand, type DrawnWays } from './drawing.ts';
import { areasUpTo } from './drawnAreaColumns.ts';
import { waysUpTo } from './drawnWayColumns.ts';

/** What each band shows. @param ways, areas all of them, as they are. */
export function bandsOf(ways: DrawnWays, areas: DrawnAreas): Drawing['bands'] {
  const upTo = (zoom: number): DrawnBand => ({ ways: waysUpTo(zoom, ways), areas: areasUpTo(zoom, areas) });
  const { zoom11, zoom13, zoom15 } = BAND_ZOOMS;
  return { zoom11: upTo(zoom11), zoom13: upTo(zoom13), zoom15: upTo(zoom15), zoom21: { ways, areas } };
}
