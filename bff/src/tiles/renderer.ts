import Flatbush from 'flatbush';
import { simplifyPath } from '../timetable/geo/simplify.ts';
import { type Frame, lineData, ringData } from './clip.ts';
import { houseData } from './houses.ts';
import { drawLabels } from './labelSvg.ts';
import { type PlacedLabels, placeLabels } from './labels.ts';
import { type Box, metresPerPixel } from './mercator.ts';
import { PALETTES, type TileTheme } from './palette.ts';
import {
  AREA_KINDS,
  type MapArea,
  type MapSource,
  type MapWay,
  WAY_KINDS,
  type WayKind,
  type WorldPath,
} from './source.ts';

export const MIN_ZOOM = 10;
export const MAX_ZOOM = 21;

export interface TileRenderer {
  /** An SVG document of 256 × 256 pixels, or null where no tile can be: a zoom outside 10 to 21, or numbers off the map. */
  tile(z: number, x: number, y: number, theme: TileTheme): string | null;
}

/** Inner units per tile: whole numbers are then a quarter of a pixel. */
const SIZE = 1024;
const UNITS_PER_PIXEL = 4;
const CACHED_TILES = 1_500;

interface WayStyle {
  readonly metres: number;
  readonly minPixels: number;
  readonly from: number;
}

const WAY_STYLES: Readonly<Record<WayKind, WayStyle>> = {
  motorway: { metres: 20, minPixels: 1.8, from: 10 },
  primary: { metres: 15, minPixels: 1.3, from: 10 },
  secondary: { metres: 10, minPixels: 0.9, from: 12 },
  minor: { metres: 7, minPixels: 0.6, from: 13 },
  rail: { metres: 5, minPixels: 1, from: 10 },
  route: { metres: 6, minPixels: 1.4, from: 10 },
};
const HOUSES_FROM = 16;

/** Draws the map's ground. The same source gives the same text for the same tile; recent tiles are cached. */
export function createTileRenderer(source: MapSource): TileRenderer {
  const ways = createLayer(source.ways, (way) => way.path);
  const areas = createLayer(source.areas, (area) => area.ring);
  const labels = new Map<number, PlacedLabels>();
  const cache = new Map<string, string>();
  const labelsAt = (zoom: number) => {
    const placed = labels.get(zoom) ?? placeLabels(source, zoom);
    labels.set(zoom, placed);
    return placed;
  };
  return {
    tile(z, x, y, theme) {
      if (!isTile(z, x, y)) return null;
      const key = `${theme} ${z} ${x} ${y}`;
      const cached = cache.get(key);
      const svg = cached ?? draw(source.lat, ways, areas, labelsAt(z), z, x, y, theme);
      // Least recently used first: a Map iterates in the order of insertion.
      cache.delete(key);
      cache.set(key, svg);
      if (cache.size > CACHED_TILES) cache.delete(cache.keys().next().value!);
      return svg;
    },
  };
}

function isTile(z: number, x: number, y: number): boolean {
  const inside = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  return Number.isInteger(z) && z >= MIN_ZOOM && z <= MAX_ZOOM && inside(x) && inside(y);
}

interface Layer<T> {
  /** What may be seen in the box, in the order of the source, with its geometry fit for the zoom. */
  within(box: Box, zoom: number): { readonly item: T; readonly path: WorldPath }[];
}

function createLayer<T>(items: readonly T[], pathOf: (item: T) => WorldPath): Layer<T> {
  if (items.length === 0) return { within: () => [] };
  const index = new Flatbush(items.length);
  for (const item of items) {
    const [minX, minY, maxX, maxY] = bounds(pathOf(item));
    index.add(minX, minY, maxX, maxY);
  }
  index.finish();
  const simple = new Map<number, WorldPath>();
  const fitted = (i: number, zoom: number) => {
    const key = i * 32 + zoom;
    const path = simple.get(key) ?? simplifyPath(pathOf(items[i]!), 0.4 / (256 * 2 ** zoom));
    simple.set(key, path);
    return path;
  };
  return {
    within: ({ minX, minY, maxX, maxY }, zoom) =>
      index
        .search(minX, minY, maxX, maxY)
        .sort((a, b) => a - b)
        .map((i) => ({ item: items[i]!, path: fitted(i, Math.min(zoom, 17)) })),
  };
}

function bounds(path: WorldPath): [number, number, number, number] {
  let [minX, minY, maxX, maxY] = [1, 1, 0, 0];
  for (let i = 0; i < path.length; i += 2) {
    minX = Math.min(minX, path[i]!);
    maxX = Math.max(maxX, path[i]!);
    minY = Math.min(minY, path[i + 1]!);
    maxY = Math.max(maxY, path[i + 1]!);
  }
  return [minX, minY, maxX, maxY];
}

function draw(
  lat: number,
  ways: Layer<MapWay>,
  areas: Layer<MapArea>,
  labels: PlacedLabels,
  z: number,
  x: number,
  y: number,
  theme: TileTheme,
): string {
  const palette = PALETTES[theme];
  const tiles = 2 ** z;
  const metre = UNITS_PER_PIXEL / metresPerPixel(z, lat);
  const margin = Math.max(24, 24 * metre);
  const frame: Frame = { originX: x / tiles, originY: y / tiles, scale: tiles * SIZE, size: SIZE, margin };
  const edge = (margin + 40 * metre) / SIZE;
  const box = {
    minX: (x - edge) / tiles,
    minY: (y - edge) / tiles,
    maxX: (x + 1 + edge) / tiles,
    maxY: (y + 1 + edge) / tiles,
  };
  const near = ways.within(box, z).filter(({ item }) => z >= WAY_STYLES[item.kind].from);
  const parts = [`<path fill="${palette.ground}" d="M0 0h${SIZE}v${SIZE}H0z"/>`];
  const paint = (attributes: string, data: string) => {
    if (data !== '') parts.push(`<path ${attributes} d="${data}"/>`);
  };
  if (z >= HOUSES_FROM) {
    const built = near.filter(({ item }) => item.built);
    const data = built
      .map(({ item }) => houseData(item, frame, metre, WAY_STYLES[item.kind].metres / 2 + 3.5))
      .join('');
    paint(`fill="${palette.building}"`, data);
  }
  const grounds = areas.within(box, z);
  for (const kind of AREA_KINDS) {
    const rings = grounds.filter(({ item }) => item.kind === kind);
    paint(`fill="${palette.areas[kind]}"`, rings.map(({ path }) => ringData(path, frame)).join(''));
  }
  const data = new Map(
    WAY_KINDS.map((kind) => [
      kind,
      near
        .filter(({ item }) => item.kind === kind)
        .map(({ path }) => lineData(path, frame))
        .join(''),
    ]),
  );
  const strokes = WAY_KINDS.map((kind) => {
    const style = WAY_STYLES[kind];
    return { kind, width: Math.max(style.minPixels * UNITS_PER_PIXEL, style.metres * metre) };
  });
  // First all edges, then all surfaces: crossings stay open. A hairline has no room for an edge and takes its colour.
  for (const { kind, width } of strokes) {
    paint(
      `class="w" stroke="${palette.ways[kind].casing}" stroke-width="${tidy(width + (isWide(width) ? 6 : 0))}"`,
      data.get(kind)!,
    );
  }
  for (const { kind, width } of strokes) {
    if (isWide(width))
      paint(`class="w" stroke="${palette.ways[kind].fill}" stroke-width="${tidy(width)}"`, data.get(kind)!);
  }
  const reach = 256;
  const written = labels.within(x * reach, y * reach, (x + 1) * reach, (y + 1) * reach);
  parts.push(drawLabels(written, x * reach, y * reach, UNITS_PER_PIXEL, palette));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${SIZE} ${SIZE}"><style>.w{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>${parts.join('')}</svg>`;
}

const isWide = (width: number) => width >= 2 * UNITS_PER_PIXEL;
const tidy = (value: number) => Math.round(value * 10) / 10;
