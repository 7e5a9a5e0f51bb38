import { getOrCompute, memoize } from '../common/memoize.ts';
import type { TileTheme } from '../tiles/palette.ts';
import type { GroundRenderer } from '../tiles/renderer.ts';
import { worldPath } from '../tiles/source.ts';
import { drawStill, STILL_STROKES, type StillSpec } from '../tiles/still.ts';
import type { AreaIndex, RouteIndex } from '../timetable/feed/feed.ts';
import type { LatLon } from '../timetable/geo/cutShape.ts';
import { type FirstView, firstViewOfLine, firstViewsOf, type ScreenSize } from './firstViews.ts';
import { waysOfLine } from './lineDetail.ts';
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

/** The zooms at which the screens of the app show what is nearby, and a stop area. */
export const NEARBY_ZOOM = 15;
export const STOP_AREA_ZOOM = 16;

/** Pictures of stop areas and lines that are kept, of some 20 kB each. */
export const MOST_PLACES = 300;

/** The network as home shows it, its ground alone, or its middle from nearby. */
export type NetworkView = 'home' | 'ground' | 'nearby';

export interface StillLook {
  readonly size: ScreenSize;
  readonly theme: TileTheme;
}

type StillSource = Pick<NetworkSnapshot, 'feed' | 'lines' | 'network' | 'tiles'>;

/** Kept as long as the timetable is the same: all of the network, those of stop areas and lines up to a number. */
const stills = memoize((_ground: GroundRenderer) => ({
  network: new Map<string, string>(),
  places: new Map<string, string>(),
}));

/** The one that was drawn first makes room. */
function stillOfPlace(ground: GroundRenderer, key: string, drawIt: () => string): string {
  const { places } = stills(ground);
  const still = getOrCompute(places, key, drawIt);
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
  return still;
}

/** A view of the network as one SVG picture, without names. */
export function stillOf(source: StillSource, view: NetworkView, { size, theme }: StillLook): string {
  const { feed, lines, network, tiles } = source;
  return getOrCompute(stills(tiles).network, `${view} ${size} ${theme}`, () => {
    if (view === 'nearby') return draw(tiles, { ...network.center, zoom: NEARBY_ZOOM }, { size, theme });
    const rail = railLines(feed, lines);
    const shown = rail.flatMap(({ route, ways }) => {
      const { color } = feed.routes[route]!;
      return linesOf(color, ways);
    });
    const first = firstViewsOf(rail, network.center)[size];
    return draw(tiles, first, { size, theme }, view === 'home' ? { lines: shown } : {});
  });
}

/** A stop area in the middle of the streets around it, as one SVG picture, without names. */
export function stillOfStopArea({ feed, tiles }: StillSource, area: AreaIndex, { size, theme }: StillLook): string {
  return stillOfPlace(tiles, `stopArea ${area} ${size} ${theme}`, () => {
    const { lat, lon } = feed.areas[area]!;
    return draw(tiles, { lat, lon, zoom: STOP_AREA_ZOOM }, { size, theme });
  });
}

/** A line as its page shows it, above the ground without names, as one SVG picture; null for a line that is nowhere. */
export function stillOfLine(
  { feed, tiles }: StillSource,
  route: RouteIndex,
  { size, theme }: StillLook,
): string | null {
  const line = waysOfLine(feed, route);
  if (line === null) return null;
  return stillOfPlace(tiles, `line ${route} ${size} ${theme}`, () => {
    const lines = linesOf(feed.routes[route]!.color, line.ways);
    return draw(tiles, firstViewOfLine(line.bounds, size), { size, theme }, { lines, stroke: STILL_STROKES.line });
  });
}

const linesOf = (color: string, ways: readonly (readonly LatLon[])[]) =>
  ways.map((way) => ({ color, path: worldPath(way.map(([lat, lon]) => ({ lat, lon }))) }));

function draw(
  ground: GroundRenderer,
  view: FirstView,
  { size, theme }: StillLook,
  { lines = [], stroke = STILL_STROKES.network }: Partial<Pick<StillSpec, 'lines' | 'stroke'>> = {},
): string {
  return drawStill(ground, { ...view, ...SIZES[size], theme, lines, stroke });
}
