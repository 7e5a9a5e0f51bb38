import { lineData, ringData } from './clip.ts';
import { houseData } from './houses.ts';
import { drawLabels } from './labelSvg.ts';
import { type PlacedLabels, placeLabels } from './labels.ts';
import { createLayer, type Layer } from './layer.ts';
import { metresPerPixel } from './mercator.ts';
import { PALETTES, type TileTheme } from './palette.ts';
import { AREA_KINDS, type MapArea, type MapSource, type MapWay, WAY_KINDS, type WayKind } from './source.ts';
import {
  boxOf,
  createCachedTiles,
  frameOf,
  SIZE,
  type TileContent,
  type TileRenderer,
  tileDocument,
  UNITS_PER_PIXEL,
} from './tile.ts';

export const MAX_ZOOM = 21;

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

/** Draws the map's ground. Output is deterministic for a source and a tile; recent tiles are cached. */
export function createTileRenderer(source: MapSource): TileRenderer {
  const ways = createLayer(source.ways, (way) => way.path);
  const areas = createLayer(source.areas, (area) => area.ring);
  const labels = new Map<number, PlacedLabels>();
  const labelsAt = (zoom: number) => {
    const placed = labels.get(zoom) ?? placeLabels(source, zoom);
    labels.set(zoom, placed);
    return placed;
  };
  return createCachedTiles(MAX_ZOOM, (z, x, y, theme, content) => {
    const names = drawNames(labelsAt(z), { x, y }, theme, content);
    return tileDocument(content === 'names' ? names : draw({ lat: source.lat, ways, areas }, z, x, y, theme) + names);
  });
}

interface TilePlace {
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  readonly lat: number;
  readonly ways: Layer<MapWay>;
  readonly areas: Layer<MapArea>;
}

function draw({ lat, ways, areas }: Drawn, z: number, x: number, y: number, theme: TileTheme): string {
  const palette = PALETTES[theme];
  const metre = UNITS_PER_PIXEL / metresPerPixel(z, lat);
  const margin = Math.max(24, 24 * metre);
  const frame = frameOf(z, x, y, margin);
  const box = boxOf(z, x, y, margin + 40 * metre);
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
  // First all casings, then all surfaces, so that junctions stay open. A hairline has no room for a casing and takes its colour.
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
  return parts.join('');
}

function drawNames(labels: PlacedLabels, { x, y }: TilePlace, theme: TileTheme, content: TileContent): string {
  const reach = 256;
  const written = labels
    .within(x * reach, y * reach, (x + 1) * reach, (y + 1) * reach)
    .filter(({ kind }) => content !== 'withoutStops' || kind !== 'stop');
  return drawLabels(written, x * reach, y * reach, UNITS_PER_PIXEL, PALETTES[theme]);
}

const isWide = (width: number) => width >= 2 * UNITS_PER_PIXEL;
const tidy = (value: number) => Math.round(value * 10) / 10;
