import Flatbush from 'flatbush';
import { simplifyPath } from '../timetable/geo/simplify.ts';
import { NAMED_FROM, TEXT_STYLES, type TextKind, textWidth } from './labelStyle.ts';
import type { MapSource, MapWay } from './source.ts';

const { abs, atan2, ceil, cos, floor, max, min, PI, sin, sqrt } = Math;

/** A label with its position in world pixels at one zoom. */
export interface PlacedLabel {
  readonly kind: TextKind;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

export interface PlacedLabels {
  /** Labels that may be partly visible in this box of world pixels. */
  within(minX: number, minY: number, maxX: number, maxY: number): PlacedLabel[];
}

/** Above this zoom, streets are so far apart that a name does not overlap another street. */
const LAST_CROWDED_ZOOM = 18;
const BETWEEN_REPEATS = 520;
const CELL = 128;

/**
 * Places all labels of a zoom at once, for the whole map: adjacent tiles then agree on every label, and a label
 * across their border is drawn by both.
 */
export function placeLabels(source: MapSource, zoom: number): PlacedLabels {
  const scale = 256 * 2 ** zoom;
  const taken = createTaken();
  const placed: PlacedLabel[] = [];
  const offer = (label: PlacedLabel) => {
    if (zoom <= LAST_CROWDED_ZOOM) {
      const boxes = boxesOf(label);
      if (boxes.some(taken.has)) return;
      boxes.forEach(taken.add);
    }
    placed.push(label);
  };
  const points = source.labels.filter((label) => zoom >= label.minZoom && zoom <= label.maxZoom);
  const offerPoint = ({ kind, text, x, y }: (typeof points)[number]) =>
    offer({ kind, text, x: x * scale, y: y * scale + TEXT_STYLES[kind].below, angle: 0 });
  for (const label of points) if (label.kind !== 'number') offerPoint(label);
  for (const way of source.ways) {
    if (way.name !== '' && zoom >= NAMED_FROM[way.kind]) for (const label of namesAlong(way, zoom, scale)) offer(label);
  }
  for (const label of points) if (label.kind === 'number') offerPoint(label);
  return indexed(placed);
}

function indexed(placed: readonly PlacedLabel[]): PlacedLabels {
  if (placed.length === 0) return { within: () => [] };
  const index = new Flatbush(placed.length);
  for (const label of placed) {
    const reach = textWidth(label.text, TEXT_STYLES[label.kind]) / 2 + 6;
    const tall = label.angle === 0 ? 12 : reach;
    index.add(label.x - reach, label.y - tall, label.x + reach, label.y + tall);
  }
  index.finish();
  return {
    within: (minX, minY, maxX, maxY) =>
      index
        .search(minX, minY, maxX, maxY)
        .sort((a, b) => a - b)
        .map((i) => placed[i]!),
  };
}

/** Names on the straight parts of a way that are longer than its name. */
function namesAlong(way: MapWay, zoom: number, scale: number): PlacedLabel[] {
  const width = textWidth(way.name, TEXT_STYLES.street) + 10;
  const path = simplifyPath(way.path, 2.5 / scale);
  const labels: PlacedLabel[] = [];
  for (let i = 2; i < path.length; i += 2) {
    const ax = path[i - 2]! * scale;
    const ay = path[i - 1]! * scale;
    const dx = path[i]! * scale - ax;
    const dy = path[i + 1]! * scale - ay;
    const length = sqrt(dx * dx + dy * dy);
    if (length < width) continue;
    const count = max(1, floor(length / BETWEEN_REPEATS));
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count;
      const x = ax + dx * t;
      const y = ay + dy * t;
      const last = labels.at(-1);
      if (last && abs(last.x - x) + abs(last.y - y) < BETWEEN_REPEATS * 0.6 && zoom <= LAST_CROWDED_ZOOM) continue;
      labels.push({ kind: 'street', text: way.name, x, y, angle: upright(atan2(dy, dx) * (180 / PI)) });
    }
  }
  return labels;
}

/** Flips text that would be upside down. */
function upright(angle: number): number {
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Boxes that cover a label; slanted text is covered by squares along it. */
function boxesOf({ kind, text, x, y, angle }: PlacedLabel): Box[] {
  const style = TEXT_STYLES[kind];
  const half = textWidth(text, style) / 2;
  const tall = style.size * 0.6 + style.padding;
  if (angle === 0) return [[x - half - style.padding, y - tall, x + half + style.padding, y + tall]];
  const count = max(1, ceil(half / tall));
  const turn = (angle * PI) / 180;
  return Array.from({ length: count }, (_, i) => {
    const along = count === 1 ? 0 : -half + (2 * half * i) / (count - 1);
    const cx = x + cos(turn) * along;
    const cy = y + sin(turn) * along;
    return [cx - tall, cy - tall, cx + tall, cy + tall] as const;
  });
}

function createTaken() {
  const cells = new Map<number, Box[]>();
  const keys = ([minX, minY, maxX, maxY]: Box) => {
    const result: number[] = [];
    for (let cx = floor(minX / CELL); cx <= floor(maxX / CELL); cx++) {
      for (let cy = floor(minY / CELL); cy <= floor(maxY / CELL); cy++) result.push(cx * 2 ** 26 + cy);
    }
    return result;
  };
  const meet = (a: Box, b: Box) => min(a[2], b[2]) > max(a[0], b[0]) && min(a[3], b[3]) > max(a[1], b[1]);
  return {
    has: (box: Box) => keys(box).some((key) => cells.get(key)?.some((other) => meet(box, other)) ?? false),
    add: (box: Box) => {
      for (const key of keys(box)) {
        const cell = cells.get(key);
        if (cell) cell.push(box);
        else cells.set(key, [box]);
      }
    },
  };
}
