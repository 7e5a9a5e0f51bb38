/** The picture of a map in a page, until the map itself is there: no names, and lines in the widths and colours of the map. */
import { gzipSync } from 'node:zlib';
import { type Box, worldX, worldY } from '../timetable/geo/mercator.ts';
import { lineData, wholeLine } from './clip.ts';
import type { DrawnKind, GroundPiece } from './drawGround.ts';
import type { Frame } from './frame.ts';
import { visible } from './lineTiles.ts';
import { PALETTES, type TileTheme } from './palette.ts';
import type { GroundRenderer } from './renderer.ts';
import { WAY_ORDER } from './styles.ts';
import type { WorldPath } from './worldPath.ts';

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
  readonly stroke: StillStroke;
}

export interface StillLine {
  /** `#rrggbb` */
  readonly color: string;
  readonly path: WorldPath;
}

interface StillStroke {
  /** CSS pixels */
  readonly width: number;
  /** CSS pixels of ground on both sides; 0 for none. */
  readonly casing: number;
  readonly opacity: number;
}

/** As the map draws its lines: those of a network, and a line that the page is about. */
export const STILL_STROKES = {
  network: { width: 4, casing: 0, opacity: 0.62 },
  line: { width: 5, casing: 4, opacity: 1 },
} as const satisfies Record<string, StillStroke>;

/** It is a part of each page: more than this after gzip, and smaller ways are left out. */
const MOST_BYTES = 9_000;

/** Sets of layers to draw: the first that is small enough is used. */
const KINDS: readonly (readonly DrawnKind[])[] = [
  ['buildings', ...WAY_ORDER],
  WAY_ORDER,
  ['stream', 'runway', 'rail', 'route', 'minor', 'secondary', 'primary', 'motorway', 'tram'],
  ['rail', 'route', 'secondary', 'primary', 'motorway'],
  ['primary', 'motorway'],
  [],
];

/** Half a pixel is not seen in a picture that is replaced within seconds. */
const UNITS_PER_PIXEL = 2;
/** The surfaces of the app, as below a line on the map. */
const CASINGS: Readonly<Record<TileTheme, string>> = { light: '#ffffff', dark: '#171c22' };

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
  const { theme } = spec;
  const { width, casing, opacity } = spec.stroke;
  const units = unitsOf(spec);
  const rounded = (pixels: number) => Math.round(pixels * units * 10) / 10;
  const frame = pieceOf(spec).frame((width + 2 * casing) * units);
  const all = casing === 0 ? '' : spec.lines.map(({ path }) => lineData(wholeLine(path), frame)).join('');
  const below = all && `<path stroke="${CASINGS[theme]}" stroke-width="${rounded(width + 2 * casing)}" d="${all}"/>`;
  const byColor = Map.groupBy(spec.lines, ({ color }) => (casing === 0 ? visible(color, theme) : color));
  const paths = [...byColor].map(([color, lines]) => {
    const data = lines.map(({ path }) => lineData(wholeLine(path), frame)).join('');
    return data === '' ? '' : `<path stroke="${color}" d="${data}"/>`;
  });
  return `<g class="w" stroke-width="${rounded(width)}" stroke-opacity="${opacity}">${below}${paths.join('')}</g>`;
}

function documentOf(spec: StillSpec, content: string): string {
  const { width, height } = pieceOf(spec).frame(0);
  const tall = Math.round(spec.tall * unitsOf(spec));
  const { lat, lon, zoom } = spec;
  const top = Math.round((height - tall) / 2);
  const ground = `<path fill="${PALETTES[spec.theme].ground}" d="M0 ${top}h${width}v${tall}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" data-view="${lat} ${lon} ${zoom}" width="${spec.width}" height="${spec.tall}" viewBox="0 ${top} ${width} ${tall}"><style>.w{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>${ground}${content}</svg>`;
}
