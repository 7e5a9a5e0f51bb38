import { gzipSync } from 'node:zlib';
import { createBoundedCache } from '../common/boundedCache.ts';
import { drawGround, type GroundPiece } from './drawGround.ts';
import type { Ground } from './ground.ts';
import { isLesser, isStop } from './labelStyle.ts';
import { drawLabels, type WrittenLabel } from './labelSvg.ts';
import { placeLabels } from './labels.ts';
import type { NameLanguage, Names } from './names.ts';
import { PALETTES } from './palette.ts';
import type { PlacedLabels } from './placedLabels.ts';
import { boxOf, frameOf, type TileSpec, tileDocument, UNITS_PER_PIXEL, withNamesAside } from './tile.ts';

export const MAX_ZOOM = 21;
/** Of nearer ones, the names stand where they are at this zoom. */
const NEAREST_PLACED = 19;
/** Above this zoom, names are those on signs. */
export const LAST_IN_LANGUAGE = 15;
/** Names of all zooms and languages that are kept: some 60 bytes each. */
const MOST_PLACED = 600_000;

/** After gzip; what is more leaves out the smallest buildings and points. */
const MOST_BYTES = 48_000;
/** Characters that need not be packed to know that they are fewer. */
const SURELY_SMALL = 110_000;
/** Square metres of the smallest building that is left, one after the other. */
const LEAST_BUILDINGS = [0, 60, 150, 400, Number.POSITIVE_INFINITY];

export interface GroundRenderer {
  /** An SVG document. */
  tile(spec: TileSpec): string;
  /** SVG elements, without names. */
  piece(piece: GroundPiece): string;
}

/** Draws a map. Output is deterministic for its ground, its names and a tile. */
export function createGroundRenderer(ground: Ground, names: Names, mostPlaced = MOST_PLACED): GroundRenderer {
  const placed = createBoundedCache<PlacedLabels>(mostPlaced, ({ count }) => count);
  const placedAt = (zoom: number, language: NameLanguage) => {
    const key = `${zoom} ${language}`;
    const labels = placed.get(key) ?? placeLabels(names, zoom, language);
    placed.set(key, labels);
    return labels;
  };

  function written({ x, y, size, detail, content, language }: TileSpec): WrittenLabel[] {
    const read = detail <= LAST_IN_LANGUAGE ? language : null;
    const zoom = Math.min(detail, NEAREST_PLACED);
    const times = 2 ** (detail - zoom);
    return placedAt(zoom, read)
      .within((x * size) / times, (y * size) / times, ((x + 1) * size) / times, ((y + 1) * size) / times)
      .filter(({ kind }) => content !== 'withoutStops' || !isStop(kind))
      .map((label) => ({
        ...label,
        x: label.x * times,
        y: label.y * times,
        text: names.text(label.kind, label.name, read),
      }));
  }

  function drawNames(labels: readonly WrittenLabel[], { x, y, size, theme }: TileSpec): string {
    return drawLabels(labels, { left: x * size, top: y * size, units: UNITS_PER_PIXEL }, PALETTES[theme]);
  }

  return {
    tile(spec) {
      const labels = written(spec);
      if (spec.content === 'names') return tileDocument(drawNames(labels, spec), spec.size);
      for (const leastBuilding of LEAST_BUILDINGS) {
        const shown = leastBuilding === 0 ? labels : labels.filter(({ kind }) => !isLesser(kind) && kind !== 'number');
        const drawn = drawGround(ground, { ...pieceOf(spec), leastBuilding });
        const svg = tileDocument(drawn + withNamesAside(drawNames(shown, spec), spec.size), spec.size);
        if (leastBuilding === Number.POSITIVE_INFINITY || isSmall(svg)) return svg;
      }
      throw new RangeError('The last of them is taken in any case.');
    },
    piece: (piece) => drawGround(ground, piece),
  };
}

/** The fastest packing is the least tight. */
function isSmall(svg: string): boolean {
  return svg.length <= SURELY_SMALL || gzipSync(svg, { level: 1 }).length <= MOST_BYTES;
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
