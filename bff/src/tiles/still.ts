/** The picture of a map in a page, until the map itself is there: no names, and lines in the widths and colours of the map. */
import { gzipSync } from 'node:zlib';
import { type Frame, lineData } from './clip.ts';
import { visible } from './lineTiles.ts';
import { type Box, worldX, worldY } from './mercator.ts';
import { PALETTES, type TileTheme } from './palette.ts';
import type { DrawnKind, GroundPiece, GroundRenderer } from './renderer.ts';
import type { WorldPath } from './source.ts';

export interface StillSpec {
  /** Its middle. */
  readonly lat: number;
  readonly lon: number;
  /** Zoom of the map, which shows the tiles of the nearest whole zoom in another size. */
  readonly zoom: number;
  /** CSS pixels of what is drawn. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels of the whole picture: above and below what is drawn, as much of plain ground. */
  readonly tall: number;
  readonly theme: TileTheme;
  /** Laid above the ground. */
  readonly lines: readonly StillLine[];
}

export interface StillLine {
  /** `#rrggbb` */
  readonly color: string;
  readonly path: WorldPath;
}

/** It is a part of each page: more than this after gzip, and smaller ways are left out. */
const MOST_BYTES = 9_000;

/** Sets of layers to draw: the first that is small enough is used. */
const KINDS: readonly (readonly DrawnKind[])[] = [
  ['houses', 'rail', 'route', 'minor', 'secondary', 'primary', 'motorway'],
  ['rail', 'route', 'minor', 'secondary', 'primary', 'motorway'],
  ['rail', 'route', 'secondary', 'primary', 'motorway'],
  ['primary', 'motorway'],
  [],
];

/** Half a pixel is not seen in a picture that is replaced within seconds. */
const UNITS_PER_PIXEL = 2;
const LINE_PIXELS = 4;
const LINE_OPACITY = 0.62;

/** An SVG document. */
export function drawStill(ground: GroundRenderer, spec: StillSpec): string {
  const lines = drawLines(spec);
  for (const kinds of KINDS) {
    const svg = documentOf(spec, ground.piece({ ...pieceOf(spec), kinds }) + lines);
    if (gzipSync(svg).length <= MOST_BYTES) return svg;
  }
  return documentOf(spec, ground.piece({ ...pieceOf(spec), kinds: [] }));
}

/** Units of the drawing per CSS pixel of the picture. */
function unitsOf({ zoom }: StillSpec): number {
  return UNITS_PER_PIXEL * 2 ** (Math.round(zoom) - zoom);
}

function pieceOf(spec: StillSpec): GroundPiece {
  const { lat, lon, theme } = spec;
  const detail = Math.round(spec.zoom);
  const width = Math.round(spec.width * unitsOf(spec));
  const height = Math.round(spec.height * unitsOf(spec));
  const scale = 256 * 2 ** detail * UNITS_PER_PIXEL;
  const originX = worldX(lon) - width / 2 / scale;
  const originY = worldY(lat) - height / 2 / scale;
  return {
    theme,
    detail,
    unitsPerPixel: UNITS_PER_PIXEL,
    frame: (margin): Frame => ({ originX, originY, scale, width, height, margin }),
    box: (edge): Box => ({
      minX: originX - edge / scale,
      minY: originY - edge / scale,
      maxX: originX + (width + edge) / scale,
      maxY: originY + (height + edge) / scale,
    }),
  };
}

function drawLines(spec: StillSpec): string {
  if (spec.lines.length === 0) return '';
  const width = LINE_PIXELS * unitsOf(spec);
  const frame = pieceOf(spec).frame(width);
  const byColor = Map.groupBy(spec.lines, ({ color }) => visible(color, spec.theme));
  const paths = [...byColor].map(([color, lines]) => {
    const data = lines.map(({ path }) => lineData(path, frame)).join('');
    return data === '' ? '' : `<path class="w" stroke="${color}" d="${data}"/>`;
  });
  return `<g stroke-width="${Math.round(width * 10) / 10}" stroke-opacity="${LINE_OPACITY}">${paths.join('')}</g>`;
}

function documentOf(spec: StillSpec, content: string): string {
  const { width, height } = pieceOf(spec).frame(0);
  const tall = Math.round(spec.tall * unitsOf(spec));
  const { lat, lon, zoom } = spec;
  const top = Math.round((height - tall) / 2);
  const ground = `<path fill="${PALETTES[spec.theme].ground}" d="M0 ${top}h${width}v${tall}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" data-view="${lat} ${lon} ${zoom}" width="${spec.width}" height="${spec.tall}" viewBox="0 ${top} ${width} ${tall}"><style>.w{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>${ground}${content}</svg>`;
}
