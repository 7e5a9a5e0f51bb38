import type { Feed } from '@halte/engine/timetable/feed/feed';
import { worldX, worldY } from '../timetable/geo/mercator.ts';
import { basics, feedOf as feedOfFiles } from '../timetable/testing/feeds.ts';
import { createLineTiles, drawnLinesOf, MAX_LINE_ZOOM, MOST_BYTES, MOST_LINES } from './lineTiles.ts';
import type { TileTheme } from './palette.ts';
import { tileSpec } from './testing/specs.ts';

const CENTRE = [48.5, 7.5] as const;

interface TestLine {
  readonly type: number;
  readonly color?: string;
  /** lat, lon of each stop. */
  readonly stops: readonly (readonly [lat: number, lon: number])[];
}

/** A timetable with one trip on each line and no shapes. */
function feedOf(lines: readonly TestLine[]): Promise<Feed> {
  const stops = ['stop_id,stop_name,stop_lat,stop_lon'];
  const routes = ['route_id,agency_id,route_short_name,route_type,route_color'];
  const trips = ['route_id,service_id,trip_id'];
  const times = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'];
  lines.forEach(({ type, color = '', stops: own }, line) => {
    routes.push(`r${line},a,${line},${type},${color}`);
    trips.push(`r${line},daily,t${line}`);
    own.forEach(([lat, lon], i) => {
      stops.push(`s${line}-${i},Stop ${line} ${i},${lat},${lon}`);
      const time = `08:${String(i).padStart(2, '0')}:00`;
      times.push(`t${line},${time},${time},s${line}-${i},${i}`);
    });
  });
  return feedOfFiles({
    ...basics(),
    'stops.txt': stops.join('\n'),
    'routes.txt': routes.join('\n'),
    'trips.txt': trips.join('\n'),
    'stop_times.txt': times.join('\n'),
  });
}

function tileAround(
  feed: Feed,
  zoom: number,
  theme: TileTheme = 'light',
  [lat, lon]: readonly [number, number] = CENTRE,
) {
  const tiles = 2 ** zoom;
  const at = [zoom, Math.floor(worldX(lon) * tiles), Math.floor(worldY(lat) * tiles)] as const;
  return createLineTiles(drawnLinesOf(feed))(tileSpec(at, { theme }));
}

const colorsOf = (svg: string) => [...svg.matchAll(/stroke="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
const pointsOf = (svg: string) => [...svg.matchAll(/[Ml]/g)].length;

const BUS = 3;
const TRAM = 0;
const METRO = 1;
const TRAIN = 2;

const across = [CENTRE, [48.9, 8.1]] as const;

/** Too much for one tile: 500 lines in all directions; the trains come last in the file. */
const DENSE = Array.from({ length: 500 }, (_, line): TestLine => {
  const turn = (line * 2 * Math.PI) / 500;
  return {
    type: line >= 490 ? TRAIN : BUS,
    color: line >= 490 ? '7a3e00' : '2d6a4f',
    stops: Array.from({ length: 9 }, (_, i) => [
      CENTRE[0] + (i / 9) * Math.sin(turn + (i % 2) / 3),
      CENTRE[1] + (i / 9) * Math.cos(turn + (i % 2) / 3),
    ]),
  };
});

describe('tiles of the lines', () => {
  let oneTram: Feed;

  beforeAll(async () => {
    oneTram = await feedOf([{ type: TRAM, color: '8a1c4a', stops: across }]);
  });

  it.each([0, 5, 8, 11, MAX_LINE_ZOOM])('show a line in its own colour at zoom %d', (zoom) => {
    expect(colorsOf(tileAround(oneTram, zoom))).toEqual(['#8a1c4a']);
  });

  it('of 512 pixels have the lines of the next zoom, as wide', () => {
    const at = (z: number) =>
      [z, Math.floor(worldX(CENTRE[1]) * 2 ** z), Math.floor(worldY(CENTRE[0]) * 2 ** z)] as const;
    const widthOf = (svg: string) => /stroke-width="([\d.]+)"/.exec(svg)?.[1];
    const tile = createLineTiles(drawnLinesOf(oneTram));
    const large = (z: number) => tile(tileSpec(at(z), { size: 512 }));
    expect(widthOf(large(9))).toBe(widthOf(tile(tileSpec(at(10)))));
    expect(widthOf(large(9))).not.toBe(widthOf(tile(tileSpec(at(9)))));
  });

  it('are empty where no line is', () => {
    expect(tileAround(oneTram, 8, 'light', [10, 10])).not.toContain('<path');
  });

  it('draw trains above metros, metros above trams and trams above buses', async () => {
    const colors: Readonly<Record<number, string>> = {
      [TRAIN]: '7a3e00',
      [BUS]: '2d6a4f',
      [METRO]: '1d4e89',
      [TRAM]: '8a1c4a',
    };
    const feed = await feedOf([TRAIN, BUS, METRO, TRAM].map((type) => ({ type, color: colors[type]!, stops: across })));
    expect(colorsOf(tileAround(feed, 9))).toEqual(['#2d6a4f', '#8a1c4a', '#1d4e89', '#7a3e00']);
  });

  it('have fewer points from farther away', async () => {
    const stops = Array.from({ length: 50 }, (_, i) => [48.5 + i / 1_000, 7.5 + (i % 2) / 1_000] as const);
    const feed = await feedOf([{ type: BUS, stops }]);
    const counts = [5, 9, 12].map((zoom) => pointsOf(tileAround(feed, zoom)));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(12);
    expect(counts[2]).toBeGreaterThan(20);
  });

  it('stay small, and leave out buses before trains', async () => {
    const feed = await feedOf(DENSE);
    for (const zoom of [0, 5, 8, 10, MAX_LINE_ZOOM]) {
      const svg = tileAround(feed, zoom);
      const colors = colorsOf(svg);
      expect(colors.length).toBeLessThanOrEqual(MOST_LINES);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
      expect(colors.slice(-10)).toEqual(Array(10).fill('#7a3e00'));
    }
  });

  it.each([
    ['light', 'ffffff'],
    ['light', 'ffff00'],
    ['dark', '000000'],
    ['dark', '0a1e50'],
  ] as const)('make a line visible on the %s ground whose colour is %s', async (theme, color) => {
    const [seen] = colorsOf(tileAround(await feedOf([{ type: BUS, color, stops: across }]), 8, theme));
    expect(seen).not.toBe(`#${color}`);
  });
});
