/** The ground of a map as SVG elements, without names. */
import { AREA_KINDS, type AreaKind } from '../ground/classify/drawnAreas.ts';
import type { WayKind } from '../ground/classify/drawnWays.ts';
import { type Box, metresPerPixel } from '../timetable/geo/mercator.ts';
import { lineData, ringData } from './clip.ts';
import type { Frame } from './frame.ts';
import type { Ground, GroundArea, GroundWay } from './ground.ts';
import { PALETTES, type Palette, type TileTheme } from './palette.ts';
import { BORDER, SLEEPERS, WAY_ORDER, WAY_STYLES } from './styles.ts';

/** The ways of a kind, or buildings. */
export type DrawnKind = WayKind | 'buildings';

const ALL_KINDS: readonly DrawnKind[] = ['buildings', ...WAY_ORDER];
const WALLS_FROM = 17;

/** A piece of the ground, of any size. */
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
  /** Smaller buildings are left out; square metres, absent = none. */
  readonly leastBuilding?: number;
}

export function drawGround(ground: Ground, piece: GroundPiece): string {
  const { detail, theme, unitsPerPixel, kinds = ALL_KINDS } = piece;
  const palette = PALETTES[theme];
  const metre = unitsPerPixel / metresPerPixel(detail, ground.lat);
  const margin = Math.max(6 * unitsPerPixel, 24 * metre);
  const frame = ground.ownFrame(piece.frame(margin));
  const box = piece.box(margin + 40 * metre);
  const isDrawn = (kind: WayKind) => kinds.includes(kind) && detail >= WAY_STYLES[kind].from;
  const ways = ground.ways(box, detail).filter(({ kind }) => isDrawn(kind));
  const look = { palette, detail, metre, unitsPerPixel, frame };
  return [
    `<path fill="${palette.ground}" d="M0 0h${frame.width}v${frame.height}H0z"/>`,
    drawAreas(ground.areas(box, detail), look, { ...piece, hasBuildings: kinds.includes('buildings') }),
    drawWays(ways, look),
  ].join('');
}

interface Look {
  readonly palette: Palette;
  readonly detail: number;
  /** Units of the frame for each metre. */
  readonly metre: number;
  readonly unitsPerPixel: number;
  readonly frame: Frame;
}

const path = (attributes: string, data: string) => (data === '' ? '' : `<path ${attributes} d="${data}"/>`);

function drawAreas(
  areas: readonly GroundArea[],
  { palette, detail, frame, unitsPerPixel }: Look,
  { hasBuildings, leastBuilding = 0 }: { hasBuildings: boolean; leastBuilding?: number },
): string {
  const byKind = Map.groupBy(areas, ({ kind }) => kind);
  const drawn = (kind: AreaKind) => drawKind(byKind.get(kind) ?? [], `fill="${palette.areas[kind]}"`, frame);
  const others = AREA_KINDS.filter((kind) => kind !== 'building').map(drawn);
  if (!hasBuildings) return others.join('');
  const buildings = (byKind.get('building') ?? []).filter(({ size }) => size >= leastBuilding);
  const fill = `fill="${palette.areas.building}"`;
  const drawnBuildings =
    detail >= WALLS_FROM
      ? drawKind(buildings, `${fill} stroke="${palette.wall}" stroke-width="${unitsPerPixel * 0.75}"`, frame)
      : drawKind(buildings, `${fill} transform="scale(${COARSE})"`, coarser(frame));
  return [...others, drawnBuildings].join('');
}

/** From afar buildings are drawn in larger units: half of a dense tile are their corners. */
const COARSE = 2;

function coarser({ originX, originY, scale, width, height, margin }: Frame): Frame {
  return {
    originX,
    originY,
    scale: scale / COARSE,
    width: width / COARSE,
    height: height / COARSE,
    margin: margin / COARSE,
  };
}

/** What lies in several areas of a kind belongs to it; what lies in an even number of rings of one area is a hole. */
function drawKind(areas: readonly GroundArea[], attributes: string, frame: Frame): string {
  const simple = areas.flatMap(({ rings }) => (rings.length === 1 ? [ringData(rings[0]!, frame)] : []));
  const holed = areas.flatMap(({ rings }) => {
    if (rings.length === 1) return [];
    return path(`${attributes} fill-rule="evenodd"`, rings.map((ring) => ringData(ring, frame)).join(''));
  });
  return path(attributes, simple.join('')) + holed.join('');
}

/** Tunnels, then all that is on the ground, then bridges, the highest last. */
function drawWays(ways: readonly GroundWay[], look: Look): string {
  const decks = Map.groupBy(ways, ({ deck }) => deck);
  const bridges = Map.groupBy(decks.get('bridge') ?? [], ({ layer }) => layer);
  const levels = [...bridges].sort(([a], [b]) => a - b).map(([, level]) => level);
  const { palette } = look;
  return [
    drawTunnels(decks.get('tunnel') ?? [], look),
    drawLevel(decks.get('surface') ?? [], look, (kind) => palette.ways[kind].border),
    ...levels.map((level) => drawLevel(level, look, () => palette.bridge)),
  ].join('');
}

/** Ways of one deck: first all borders, then all surfaces, so that junctions stay open. */
function drawLevel(ways: readonly GroundWay[], look: Look, borderOf: (kind: WayKind) => string): string {
  const { palette, unitsPerPixel } = look;
  const deck = ways[0]?.deck;
  const [borders, surfaces]: [string[], string[]] = [[], []];
  for (const { kind, width, data } of strokesOf(ways, look)) {
    const { bordered, tunnelDashes, dashes = deck === 'tunnel' ? tunnelDashes : undefined } = WAY_STYLES[kind];
    // The border of a bridge ends where the bridge does.
    if (bordered && width >= 2 * unitsPerPixel)
      borders.push(stroke(borderOf(kind), width + BORDER * unitsPerPixel, data, deck === 'bridge' ? BUTT : ''));
    const isHairline = bordered && width < 2 * unitsPerPixel;
    const color = palette.ways[kind][isHairline ? palette.hairline : 'fill'];
    (isHairline ? borders : surfaces).push(stroke(color, width, data, dashes ? dashed(dashes, unitsPerPixel) : ''));
    if (kind === 'rail' && look.detail >= SLEEPERS.from)
      surfaces.push(stroke(palette.sleepers, width * SLEEPERS.width, data, dashed(SLEEPERS.dashes, unitsPerPixel)));
  }
  return [...borders, ...surfaces].join('');
}

const BUTT = ' stroke-linecap="butt"';

const dashed = ([dash, gap]: readonly [dash: number, gap: number], unitsPerPixel: number) =>
  ` stroke-dasharray="${tidy(dash * unitsPerPixel)} ${tidy(gap * unitsPerPixel)}"${BUTT}`;

const stroke = (color: string, width: number, data: string, more: string) =>
  path(`class="w" stroke="${color}" stroke-width="${tidy(width)}"${more}`, data);

/** Pale: there is something else above. */
function drawTunnels(ways: readonly GroundWay[], look: Look): string {
  const level = drawLevel(ways, look, (kind) => look.palette.ways[kind].border);
  return level === '' ? '' : `<g opacity=".45">${level}</g>`;
}

interface Stroke {
  readonly kind: WayKind;
  readonly width: number;
  readonly data: string;
}

function strokesOf(ways: readonly GroundWay[], { detail, metre, unitsPerPixel, frame }: Look): Stroke[] {
  const byKind = Map.groupBy(ways, ({ kind }) => kind);
  return WAY_ORDER.flatMap((kind) => {
    const { metres, minPixels, growth, from } = WAY_STYLES[kind];
    const least = minPixels * growth ** (detail - from) * unitsPerPixel;
    const data = (byKind.get(kind) ?? []).map((way) => lineData(way, frame)).join('');
    return data === '' ? [] : [{ kind, width: Math.max(least, metres * metre), data }];
  });
}

const tidy = (value: number) => Math.round(value * 10) / 10;
