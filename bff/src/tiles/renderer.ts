import { lineData, ringData } from './clip.ts';
import { houseData } from './houses.ts';
import { drawLabels } from './labelSvg.ts';
import { type PlacedLabels, placeLabels } from './labels.ts';
import { createLayer, type Layer } from './layer.ts';
import { metresPerPixel } from './mercator.ts';
import { PALETTES } from './palette.ts';
import { AREA_KINDS, type MapArea, type MapSource, type MapWay, WAY_KINDS, type WayKind } from './source.ts';
import {
  boxOf,
  createCachedTiles,
  frameOf,
  type TileRenderer,
  type TileSpec,
  tileDocument,
  UNITS_PER_PIXEL,
  withNamesAside,
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
  return createCachedTiles(MAX_ZOOM, (spec) => {
    const names = drawNames(labelsAt(spec.detail), spec);
    if (spec.content === 'names') return tileDocument(names, spec.size);
    const ground = draw({ lat: source.lat, ways, areas }, spec);
    return tileDocument(ground + withNamesAside(names, spec.size), spec.size);
  });
}

interface Drawn {
  readonly lat: number;
  readonly ways: Layer<MapWay>;
  readonly areas: Layer<MapArea>;
}

function draw({ lat, ways, areas }: Drawn, spec: TileSpec): string {
  const { detail } = spec;
  const palette = PALETTES[spec.theme];
  const metre = UNITS_PER_PIXEL / metresPerPixel(detail, lat);
  const margin = Math.max(24, 24 * metre);
  const frame = frameOf(spec, margin);
  const box = boxOf(spec, margin + 40 * metre);
  const near = ways.within(box, detail).filter(({ item }) => detail >= WAY_STYLES[item.kind].from);
  const parts = [`<path fill="${palette.ground}" d="M0 0h${frame.size}v${frame.size}H0z"/>`];
  const paint = (attributes: string, data: string) => {
    if (data !== '') parts.push(`<path ${attributes} d="${data}"/>`);
  };
  if (detail >= HOUSES_FROM) {
    const built = near.filter(({ item }) => item.built);
    const data = built
      .map(({ item }) => houseData(item, frame, metre, WAY_STYLES[item.kind].metres / 2 + 3.5))
      .join('');
    paint(`fill="${palette.building}"`, data);
  }
  const grounds = areas.within(box, detail);
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

function drawNames(labels: PlacedLabels, { x, y, size, theme, content }: TileSpec): string {
  const written = labels
    .within(x * size, y * size, (x + 1) * size, (y + 1) * size)
    .filter(({ kind }) => content !== 'withoutStops' || kind !== 'stop');
  return drawLabels(written, x * size, y * size, UNITS_PER_PIXEL, PALETTES[theme]);
}

const isWide = (width: number) => width >= 2 * UNITS_PER_PIXEL;
const tidy = (value: number) => Math.round(value * 10) / 10;
