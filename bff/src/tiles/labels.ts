/** Places the names of a zoom, for the whole map at once: adjacent tiles then agree on every name, and one across their border is drawn by both. */

import { simplifyPath } from '@halte/engine/timetable/geo/simplify';
import type { WayKind } from '../ground/classify/drawnWays.ts';
import { PARTS } from '../ground/drawing.ts';
import { type Written, writeAlong } from './alongWay.ts';
import { isLesser, NAMED_FROM, TEXT_STYLES, type TextKind, textBox, textWidth } from './labelStyle.ts';
import type { NamedPoint, NamedWay, NameLanguage, Names } from './names.ts';
import { createPlacedLabels, type PlacedLabel, type PlacedLabels } from './placedLabels.ts';
import { createTakenRoom, type RoomBox } from './takenRoom.ts';

const { abs, ceil, cos, max, PI, sin } = Math;

/** Pixels between two names of one street. */
const BETWEEN_REPEATS = 520;
/** Pixels between two points of one name. */
const BETWEEN_SAME = 200;
/** Letters that belong together, which a bend would tear apart: all but those of these scripts. */
const JOINED = /[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Common}]/u;

export function placeLabels(names: Names, zoom: number, language: NameLanguage): PlacedLabels {
  const scale = 256 * 2 ** zoom;
  const taken = createTakenRoom();
  const placed: PlacedLabel[] = [];

  function offer(label: PlacedLabel, text: string): boolean {
    const fits = taken.take(boxesOf(label, text));
    if (fits) placed.push(label);
    return fits;
  }

  const named = new Map<string, PlacedLabel[]>();
  /** Whether the same is written near it: a station with a point on each platform, the two sides of a street. */
  function isWritten(text: string, { x, y }: Pick<Written, 'x' | 'y'>, distance: number): boolean {
    return named.get(text)?.some((other) => abs(other.x - x) + abs(other.y - y) < distance) ?? false;
  }
  function remember(text: string, label: PlacedLabel): void {
    const same = named.get(text);
    if (same) same.push(label);
    else named.set(text, [label]);
  }

  function offerPoint({ kind, name, x, y }: NamedPoint): void {
    const text = names.text(kind, name, language);
    const label = { kind, name, x: x * scale, y: y * scale, angle: 0, bend: null };
    if (!isWritten(text, label, BETWEEN_SAME) && offer(label, text)) remember(text, label);
  }

  const lesser: NamedPoint[] = [];
  for (const point of names.points(zoom)) {
    if (isLesser(point.kind)) lesser.push(point);
    else offerPoint(point);
  }
  named.clear();
  for (const way of byImportance(names.ways(zoom), zoom)) {
    const text = names.text('street', way.name, language);
    const width = textWidth(text, TEXT_STYLES.street) + 10;
    writeAlong(pixelsOf(way, scale), { width, every: BETWEEN_REPEATS, mayBend: !JOINED.test(text) }, (written) => {
      if (isWritten(text, written, BETWEEN_REPEATS * 0.6)) return false;
      const label: PlacedLabel = { kind: textKindOf(way.kind), name: way.name, ...written };
      const fits = offer(label, text);
      if (fits) remember(text, label);
      return fits;
    });
  }
  named.clear();
  for (const point of lesser) offerPoint(point);
  for (const { kind, name, x, y } of names.houses(zoom))
    offer({ kind, name, x: x * scale, y: y * scale, angle: 0, bend: null }, names.text(kind, name, language));
  return createPlacedLabels(placed, ({ kind, name }) => names.text(kind, name, language));
}

const textKindOf = (kind: WayKind): TextKind => (kind === 'stream' ? 'stream' : 'street');

/** Larger streets first; within a kind, as they come. */
function byImportance(ways: Iterable<NamedWay>, zoom: number): NamedWay[] {
  const byKind = Map.groupBy(ways, ({ kind }) => kind);
  return [...NAMED_FROM].flatMap(([kind, from]) => (zoom >= from ? (byKind.get(kind) ?? []) : []));
}

function pixelsOf({ points, from, to }: NamedWay, scale: number): Float64Array {
  const pixels = new Float64Array(to - from);
  for (let i = from; i < to; i++) pixels[i - from] = (points[i]! / PARTS + 0.5) * scale;
  return simplifyPath(pixels, 1);
}

/** Boxes that cover a label; slanted and bent text is covered by squares along it. */
function boxesOf({ kind, x, y, angle, bend }: PlacedLabel, text: string): RoomBox[] {
  const { size, padding, below: down } = TEXT_STYLES[kind];
  if (bend) return boxesAlong(bend, x, y, size * 0.6 + padding);
  const { width, above, below } = textBox(kind, text);
  const half = width / 2;
  if (angle === 0) {
    const middle = y + down;
    return [[x - half - padding, middle - above - padding, x + half + padding, middle + below + padding]];
  }
  const tall = size * 0.6 + padding;
  const count = max(1, ceil(half / tall));
  const turn = (angle * PI) / 180;
  return Array.from({ length: count }, (_, i) => {
    const along = count === 1 ? 0 : -half + (2 * half * i) / (count - 1);
    const cx = x + cos(turn) * along;
    const cy = y + sin(turn) * along;
    return [cx - tall, cy - tall, cx + tall, cy + tall] as const;
  });
}

/** Its ends are more than the text needs. */
function boxesAlong(bend: ArrayLike<number>, x: number, y: number, tall: number): RoomBox[] {
  return Array.from({ length: bend.length / 2 - 2 }, (_, i) => {
    const [cx, cy] = [x + bend[2 * i + 2]!, y + bend[2 * i + 3]!];
    return [cx - tall, cy - tall, cx + tall, cy + tall] as const;
  });
}
