import type { AreaIndex, RouteIndex } from '@halte/engine/timetable/feed/feed';
import type { LatLon } from '@halte/engine/timetable/geo/cutShape';
import type { TileTheme } from '../tiles/palette.ts';
import { STILL_STROKES, type StillSpec } from '../tiles/still.ts';
import { worldPath } from '../tiles/worldPath.ts';
import { type FirstView, firstViewOfLine, firstViewsOf, type ScreenSize } from './firstViews.ts';
import { waysOfLine } from './lineDetail.ts';
import { railLines } from './networkLines.ts';
import type { NetworkSnapshot } from './snapshot.ts';

type StillRoom = Pick<StillSpec, 'width' | 'height' | 'tall'>;

interface StillContent extends Pick<StillSpec, 'lines' | 'stroke'> {
  readonly room: StillRoom;
}

/**
 * CSS pixels of what is seen of the map beside the panel, of a large phone and a large desk. On a phone the sheet covers the rest of the map: there the
 * picture is plain ground, so that no part of the map itself is painted on a larger area later.
 */
const SIZES: Readonly<Record<ScreenSize, StillRoom>> = {
  phone: { width: 440, height: 320, tall: 1_600 },
  desk: { width: 1_400, height: 980, tall: 980 },
};

/**
 * From nearby, the strip that is seen has one height on all phones, and the picture ends below it. The map of a timetable alone is a few lines there: with plain
 * ground below, it would have less than 0.05 bits for each pixel, which Chromium takes for a placeholder, and a tile seconds later for the largest paint.
 */
const NEARBY_SIZES: typeof SIZES = { ...SIZES, phone: { width: 440, height: 340, tall: 340 } };

/** The zooms at which the screens of the app show what is nearby, and a stop area. */
export const NEARBY_ZOOM = 15;
export const STOP_AREA_ZOOM = 16;

/** The network as home shows it, its ground alone, or its middle from nearby. */
export type NetworkView = 'home' | 'ground' | 'nearby';

export interface StillLook {
  readonly size: ScreenSize;
  readonly theme: TileTheme;
}

type StillSource = Pick<NetworkSnapshot, 'feed' | 'lines' | 'network' | 'tiles'>;

/** A view of the network as one SVG picture, without names. */
export function stillOf(source: StillSource, view: NetworkView, look: StillLook): Promise<Buffer> {
  const { feed, lines, network, tiles } = source;
  return tiles.still(keyOf(view, look), () => {
    if (view === 'nearby')
      return specOf({ ...network.center, zoom: NEARBY_ZOOM }, look, { room: NEARBY_SIZES[look.size] });
    const rail = railLines(feed, lines);
    const shown = rail.flatMap(({ route, ways }) => linesOf(feed.routes[route]!.color, ways));
    const first = firstViewsOf(rail, network.center)[look.size];
    return specOf(first, look, view === 'home' ? { lines: shown } : {});
  });
}

/** A stop area in the middle of the streets around it, as one SVG picture, without names. */
export function stillOfStopArea({ feed, tiles }: StillSource, area: AreaIndex, look: StillLook): Promise<Buffer> {
  return tiles.still(keyOf(`stopArea ${area}`, look), () => {
    const { lat, lon } = feed.areas[area]!;
    return specOf({ lat, lon, zoom: STOP_AREA_ZOOM }, look);
  });
}

/** A line as its page shows it, above the ground without names, as one SVG picture; null for a line that is nowhere. */
export async function stillOfLine(
  { feed, tiles }: StillSource,
  route: RouteIndex,
  look: StillLook,
): Promise<Buffer | null> {
  const line = waysOfLine(feed, route);
  if (line === null) return null;
  return tiles.still(keyOf(`line ${route}`, look), () => {
    const lines = linesOf(feed.routes[route]!.color, line.ways);
    return specOf(firstViewOfLine(line.bounds, look.size), look, { lines, stroke: STILL_STROKES.line });
  });
}

const keyOf = (what: string, { size, theme }: StillLook) => `${what} ${size} ${theme}`;

const linesOf = (color: string, ways: readonly (readonly LatLon[])[]) =>
  ways.map((way) => ({ color, path: worldPath(way.map(([lat, lon]) => ({ lat, lon }))) }));

function specOf(
  view: FirstView,
  { size, theme }: StillLook,
  { lines = [], stroke = STILL_STROKES.network, room = SIZES[size] }: Partial<StillContent> = {},
): StillSpec {
  return { ...view, ...room, theme, lines, stroke };
}
