import { type Box, metresPerPixel } from '../timetable/geo/mercator.ts';
import { type Frame, lineData, ringData } from './clip.ts';
import { houseData } from './houses.ts';
import { drawLabels } from './labelSvg.ts';
import { type PlacedLabels, placeLabels } from './labels.ts';
import { createLayer, type Layer } from './layer.ts';
import { PALETTES, type TileTheme } from './palette.ts';
import { AREA_KINDS, type MapArea, type MapSource, type MapWay, WAY_KINDS, type WayKind } from './source.ts';
import { boxOf, frameOf, type TileSpec, tileDocument, UNITS_PER_PIXEL, withNamesAside } from './tile.ts';

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
/** Pixels of both sides of a way together. */
const CASING = 1.5;

/** The ways of a kind, or the houses beside those that are drawn. */
export type DrawnKind = WayKind | 'houses';

const ALL_KINDS: readonly DrawnKind[] = ['houses', ...WAY_KINDS];

/** A piece of the ground without names, of any size. */
export interface GroundPiece {
  readonly theme: TileTheme;
  /** The zoom for which it is drawn. */
  readonly detail: number;
  readonly unitsPerPixel: number;
  /** @param margin drawn beyond its edges, in its units */
  frame(margin: number): Frame;
  /** In the unit square, extended by `edge` units on each side. */
  box(edge: number): Box;
  /** Absent = all. */
  readonly kinds?: readonly DrawnKind[];
}

export interface GroundRenderer {
  /** An SVG document. */
  tile(spec: TileSpec): string;
  /** SVG elements. */
  piece(piece: GroundPiece): string;
}

/** Draws the map's ground. Output is deterministic for a source and a tile. */
export function createGroundRenderer(source: MapSource): GroundRenderer {
  const ways = createLayer(source.ways, (way) => way.path);
  const areas = createLayer(source.areas, (area) => area.ring);
  const drawn = { lat: source.lat, ways, areas };
  const labels = new Map<number, PlacedLabels>();
  const labelsAt = (zoom: number) => {
    const placed = labels.get(zoom) ?? placeLabels(source, zoom);
    labels.set(zoom, placed);
    return placed;
  };
  return {
    tile(spec) {
      const names = drawNames(labelsAt(spec.detail), spec);
      if (spec.content === 'names') return tileDocument(names, spec.size);
      const ground = draw(drawn, pieceOf(spec));
      return tileDocument(ground + withNamesAside(names, spec.size), spec.size);
    },
    piece: (piece) => draw(drawn, piece),
  };
}

function pieceOf(spec: TileSpec): GroundPiece {
  return {
    theme: spec.theme,
    detail: spec.detail,
    unitsPerPixel: UNITS_PER_PIXEL,
    frame: (margin) => frameOf(spec, margin),
    box: (edge) => boxOf(spec, edge),
  };
}

interface Drawn {
  readonly lat: number;
  readonly ways: Layer<MapWay>;
  readonly areas: Layer<MapArea>;
}

function draw({ lat, ways, areas }: Drawn, piece: GroundPiece): string {
  const { detail, theme, unitsPerPixel, kinds = ALL_KINDS } = piece;
  const palette = PALETTES[theme];
  const metre = unitsPerPixel / metresPerPixel(detail, lat);
  const margin = Math.max(6 * unitsPerPixel, 24 * metre);
  const frame = piece.frame(margin);
  const box = piece.box(margin + 40 * metre);
  const isDrawn = (kind: WayKind) => kinds.includes(kind) && detail >= WAY_STYLES[kind].from;
  const near = ways.within(box, detail).filter(({ item }) => isDrawn(item.kind));
  const parts = [`<path fill="${palette.ground}" d="M0 0h${frame.width}v${frame.height}H0z"/>`];
  const paint = (attributes: string, data: string) => {
    if (data !== '') parts.push(`<path ${attributes} d="${data}"/>`);
  };
  if (detail >= HOUSES_FROM && kinds.includes('houses')) {
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
    return { kind, width: Math.max(style.minPixels * unitsPerPixel, style.metres * metre) };
  });
  const isWide = (width: number) => width >= 2 * unitsPerPixel;
  // First all casings, then all surfaces, so that junctions stay open. A hairline has no room for a casing and takes its colour.
  for (const { kind, width } of strokes) {
    paint(
      `class="w" stroke="${palette.ways[kind].casing}" stroke-width="${tidy(width + (isWide(width) ? CASING * unitsPerPixel : 0))}"`,
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

const tidy = (value: number) => Math.round(value * 10) / 10;
