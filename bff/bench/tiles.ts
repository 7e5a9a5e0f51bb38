/**
 * How long tiles of a map take, how large they are, and how much memory they need: `node --expose-gc bff/bench/tiles.ts <file>.osm.pbf …`.
 *
 * Each zoom from 10 to 18 is drawn as the app asks for it, in tiles of 512 pixels, around the middle of the file's nodes; then 1 000 tiles in all. Tiles
 * with next to nothing on them do not count. The time of a tile is the shortest of five, since other programs run meanwhile. The process fails where a
 * budget is exceeded.
 */
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Position } from '@halte/engine/timetable/geo/position';
import { areaAround, UNITS_PER_DEGREE } from '../src/ground/area.ts';
import { groundOf } from '../src/ground/ground.ts';
import { osmLimits } from '../src/osm/limits.ts';
import { readOsm } from '../src/osm/readOsm.ts';
import { rendererOf } from '../src/tiles/drawMap.ts';
import type { TileSpec } from '../src/tiles/tile.ts';
import { worldX, worldY } from '../src/timetable/geo/mercator.ts';
import { megabytes, percentile } from './figures.ts';

const ZOOMS = [10, 11, 12, 13, 14, 15, 16, 17, 18];
/** Columns and rows of tiles around the middle. */
const SIDE = 5;
const TILES = 1_000;
const BUDGETS = { p50: 2, p95: 10, packedP95: 20_000, packedMost: 48_000 };
const LIMITS = osmLimits(2_000);

/** Characters of a tile that is drawn nearly empty. */
const EMPTY = 2_000;
const TIMES = 5;

/** With the columns of the map, which are there before a tile is drawn. */
const memory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

function middleOf(path: string): Position {
  let [lat, lon, count] = [0, 0, 0];
  readOsm(path, LIMITS, {
    keys: [],
    node(_id, atLat, atLon) {
      lat += atLat;
      lon += atLon;
      count++;
    },
  });
  return { lat: lat / count / UNITS_PER_DEGREE, lon: lon / count / UNITS_PER_DEGREE };
}

function* specsAround({ lat, lon }: Position, detail: number, side: number): Generator<TileSpec> {
  const z = detail - 1;
  const [column, row] = [worldX(lon) * 2 ** z, worldY(lat) * 2 ** z].map((at) => Math.floor(at - (side - 1) / 2));
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [column! + (i % side), row! + Math.floor(i / side)];
    if (Math.min(x, y) >= 0 && Math.max(x, y) < 2 ** z)
      yield { z, x, y, detail, size: 512, theme: 'light', content: 'all', language: null };
  }
}

interface Measured {
  readonly milliseconds: number;
  /** Bytes. */
  readonly packed: number;
}

function measure(path: string): Measured[] {
  const middle = middleOf(path);
  const stops = [middle];
  const { drawing, addresses, texts } = groundOf([path], { area: areaAround(stops, 5_000), stops, limits: LIMITS });
  const before = memory();
  const renderer = rendererOf({ drawing, addresses, texts });
  const timed = (spec: TileSpec) => {
    const began = performance.now();
    const svg = renderer.tile(spec);
    return { milliseconds: performance.now() - began, svg };
  };
  const drawn = (spec: TileSpec) => {
    const times = Array.from({ length: TIMES }, () => timed(spec));
    return { svg: times[0]!.svg, milliseconds: Math.min(...times.map(({ milliseconds }) => milliseconds)) };
  };
  const all: Measured[] = [];
  console.log(`${basename(path)}: names of a zoom; tiles p50, p95, most in ms; packed p50, p95, most in kB`);
  for (const zoom of ZOOMS) {
    const specs = [...specsAround(middle, zoom, SIDE)];
    // With the index of its band, and the names of its zoom.
    const prepared = timed(specs[0]!).milliseconds;
    const shown = specs.map(drawn).filter(({ svg }) => svg.length > EMPTY);
    const tiles = shown.map(({ milliseconds, svg }) => ({ milliseconds, packed: gzipSync(svg).length }));
    all.push(...tiles);
    const times = tiles.map(({ milliseconds }) => milliseconds);
    const bytes = tiles.map(({ packed }) => packed / 1_000);
    const row = [times, bytes].map((values) => [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1)));
    console.log(`  ${zoom}: ${prepared.toFixed(0)} ms; ${row.map((figures) => figures.join(' ')).join('; ')}`);
  }
  let count = ZOOMS.length * SIDE ** 2;
  for (const zoom of [16, 17, 15, 18])
    for (const spec of specsAround(middle, zoom, 16)) if (count++ < TILES) timed(spec);
  console.log(`  ${megabytes(memory() - before)} more after ${Math.min(count, TILES)} tiles`);
  return all;
}

/** The budgets that the tiles of all maps exceed. */
function exceededBy(all: readonly Measured[]): string[] {
  const [times, bytes] = [all.map(({ milliseconds }) => milliseconds), all.map(({ packed }) => packed)];
  const figures = {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    packedP95: percentile(bytes, 0.95),
    packedMost: Math.max(...bytes),
  };
  console.log(`${all.length} tiles of all maps: ${JSON.stringify(figures)}`);
  const names = Object.keys(BUDGETS) as (keyof typeof BUDGETS)[];
  return names.filter((name) => figures[name] > BUDGETS[name]).map((name) => `${name} ${figures[name]}`);
}

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name the maps to draw: node bff/bench/tiles.ts city.osm.pbf');
const exceeded = exceededBy(files.flatMap(measure));
for (const line of exceeded) console.log(`over the budget: ${line}`);
process.exitCode = exceeded.length > 0 ? 1 : 0;
