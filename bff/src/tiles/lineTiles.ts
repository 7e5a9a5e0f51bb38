/** The network's lines at low zooms: drawn above the ground, in their own colours, without names. */
import type { Feed, Mode, Route, RouteIndex, Shape, TripIndex, Trips } from '@halte/engine/timetable/feed/feed';
import { simplifyPath } from '@halte/engine/timetable/geo/simplify';
import { contrast } from '../timetable/gtfs/colors.ts';
import { lineData, wholeLine } from './clip.ts';
import { createLayer, type Layer, toleranceAt } from './layer.ts';
import { PALETTES, type TileTheme } from './palette.ts';
import { boxOf, frameOf, type TileSpec, tileDocument, UNITS_PER_PIXEL } from './tile.ts';
import { collectWays, type StopSequences, stopToStop } from './ways.ts';
import type { WorldPath } from './worldPath.ts';

/** At higher zooms, the lines of a city would hide its streets. */
export const MAX_LINE_ZOOM = 12;

/** Limits for one tile; the bytes are those of 256 by 256 pixels. The lightest lines are left out. */
export const MOST_LINES = 400;
export const MOST_BYTES = 64_000;

/** Heaviest first. */
const WEIGHTS = [
  'train',
  'metro',
  'tram',
  'funicular',
  'cableCar',
  'ferry',
  'coach',
  'bus',
  'onDemand',
] as const satisfies readonly Mode[];

const PIXELS: Readonly<Record<Mode, number>> = {
  train: 2.5,
  metro: 2.25,
  tram: 2.25,
  funicular: 2,
  cableCar: 2,
  ferry: 1.75,
  coach: 1.5,
  bus: 1.25,
  onDemand: 1,
};
/** From this zoom on, lines are drawn wider. */
const WIDER_FROM = 10;
const WIDER = 1.4;

/** Minimum contrast ratio of WCAG 2.2, 1.4.11. */
const VISIBLE = 3;

const MARGIN = 16 * UNITS_PER_PIXEL;

/** What lines are drawn from: the parts of a timetable. */
export interface DrawnLines extends StopSequences {
  readonly trips: Pick<Trips, 'count' | 'route' | 'shape' | 'stopTimeStart'>;
  readonly shapes: readonly Pick<Shape, 'points'>[];
  readonly routes: readonly Pick<Route, 'mode' | 'color'>[];
}

export function drawnLinesOf({ trips, stopTimes, stops, shapes, routes }: Feed): DrawnLines {
  const { count, route, shape, stopTimeStart } = trips;
  return {
    trips: { count, route, shape, stopTimeStart },
    stopTimes: { stop: stopTimes.stop },
    stops: stops.map(({ lat, lon }) => ({ lat, lon })),
    shapes: shapes.map(({ points }) => ({ points })),
    routes: routes.map(({ mode, color }) => ({ mode, color })),
  };
}

interface LineWay {
  readonly route: RouteIndex;
  readonly path: WorldPath;
}

/** Draws tiles; prepared for the first of them. */
export function createLineTiles(lines: DrawnLines): (spec: TileSpec) => string {
  let known: Layer<LineWay> | null = null;
  return (spec) => {
    known ??= createLayer(waysByWeight(lines), ({ path }) => path);
    const layer = known;
    const { theme, size, detail } = spec;
    const frame = frameOf(spec, MARGIN);
    const near = layer.within(boxOf(spec, MARGIN), detail);
    const mostBytes = MOST_BYTES * (size / 256) ** 2;
    const drawn: string[] = [];
    let bytes = tileDocument('', size).length;
    for (const [route, ways] of Map.groupBy(near, ({ item }) => item.route)) {
      // At low zooms, many ways of a line are the same dot.
      const data = [...new Set(ways.map(({ path }) => lineData(wholeLine(path), frame)))].join('');
      if (data === '') continue;
      const { mode, color } = lines.routes[route]!;
      const width = PIXELS[mode] * UNITS_PER_PIXEL * (detail >= WIDER_FROM ? WIDER : 1);
      const line = `<path class="w" stroke="${visible(color, theme)}" stroke-width="${width.toFixed(1)}" d="${data}"/>`;
      bytes += line.length;
      if (drawn.length === MOST_LINES || bytes > mostBytes) break;
      drawn.push(line);
    }
    return tileDocument(drawn.reverse().join(''), size);
  };
}

/** The ways of all lines, heaviest mode first; within a mode, the line with the most trips first. */
function waysByWeight(feed: DrawnLines): LineWay[] {
  const { count, route } = feed.trips;
  const trips = Map.groupBy(Array(count).keys(), (trip) => route[trip]!);
  const weightOf = (index: RouteIndex) => WEIGHTS.indexOf(feed.routes[index]!.mode);
  const finest = toleranceAt(MAX_LINE_ZOOM);
  return [...trips]
    .sort(([a, tripsOfA], [b, tripsOfB]) => weightOf(a) - weightOf(b) || tripsOfB.length - tripsOfA.length || a - b)
    .flatMap(([index, own]) =>
      collectWays(pathsOf(feed, own)).map((path) => ({ route: index, path: simplifyPath(path, finest) })),
    );
}

function* pathsOf(feed: DrawnLines, trips: readonly TripIndex[]): Generator<ArrayLike<number>> {
  const shapes = new Set(trips.map((trip) => feed.trips.shape[trip]!).filter((shape) => shape >= 0));
  for (const shape of shapes) yield feed.shapes[shape]!.points;
  yield* stopToStop(feed, trips);
}

/** A line's colour, if it has enough contrast with the ground; otherwise mixed with black or white until it has. */
export function visible(color: string, theme: TileTheme): string {
  const { ground } = PALETTES[theme];
  const towards = theme === 'light' ? 0 : 255;
  let seen = color;
  for (let share = 0.1; contrast(seen, ground) < VISIBLE && share < 1; share += 0.1) seen = mix(color, towards, share);
  return seen;
}

function mix(color: string, towards: number, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(channel + (towards - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
