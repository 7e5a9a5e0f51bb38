import { getOrCompute, memoize } from '../common/memoize.ts';
import type { TileTheme } from '../tiles/palette.ts';
import type { GroundRenderer } from '../tiles/renderer.ts';
import { worldPath } from '../tiles/source.ts';
import { drawStill, type StillSpec } from '../tiles/still.ts';
import { type FirstView, firstViewsOf, type ScreenSize } from './firstViews.ts';
import { railLines } from './networkLines.ts';
import type { NetworkSnapshot } from './snapshot.ts';

/**
 * CSS pixels of what is seen of the map beside the panel, of a large phone and a large desk. On a phone the sheet covers the rest of the map: there the
 * picture is plain ground, so that no part of the map itself is painted on a larger area later.
 */
const SIZES: Readonly<Record<ScreenSize, Pick<StillSpec, 'width' | 'height' | 'tall'>>> = {
  phone: { width: 440, height: 320, tall: 1_600 },
  desk: { width: 1_400, height: 980, tall: 980 },
};

/** One for each size and theme, as long as the timetable is the same. */
const stills = memoize((_ground: GroundRenderer) => new Map<string, string>());

/** The first view of the network as one SVG picture, without names. */
export function stillOf(
  { feed, lines, network, tiles }: Pick<NetworkSnapshot, 'feed' | 'lines' | 'network' | 'tiles'>,
  size: ScreenSize,
  theme: TileTheme,
): string {
  return getOrCompute(stills(tiles), `${size} ${theme}`, () => {
    const rail = railLines(feed, lines);
    const view: FirstView = firstViewsOf(rail, network.center)[size];
    const shown = rail.flatMap(({ route, ways }) => {
      const { color } = feed.routes[route]!;
      return ways.map((way) => ({ color, path: worldPath(way.map(([lat, lon]) => ({ lat, lon }))) }));
    });
    return drawStill(tiles, { ...view, ...SIZES[size], theme, lines: shown });
  });
}
