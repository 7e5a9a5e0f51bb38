import { crc32, deflateSync } from 'node:zlib';
import type { Tenant } from '@halte/contract/tenant';

type Colors = Tenant['colors']['light'];

export interface IconForm {
  readonly size: number;
  /** `maskable`: systems cut it to their own form, and show the inner four fifths in any case. */
  readonly purpose: 'any' | 'maskable';
}

/** Half of the side of the mark in the units of `favicon`, which is a square of 32. */
const HALF = 16;
const CORNER = 8;
const LINE = { reach: 12, half: 2 } as const;
const STOP = { radius: 6, half: 2 } as const;
/** The line of the mark reaches beyond the part that is always shown. */
const MASKABLE_SCALE = 0.8;

/** Entries of the palette: from the ground to the mark, then the ground from clear to opaque. */
const STEPS = 128;

/** Of a pixel whose middle is so far outside of a form, in pixels: how much of it is inside. */
const covered = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance));

function cornerDistance(x: number, y: number): number {
  const [dx, dy] = [Math.abs(x) - (HALF - CORNER), Math.abs(y) - (HALF - CORNER)];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - CORNER;
}

/** The entry of the palette for a point of the mark, as `favicon` describes it: a stop on a line. @param unit pixels of one unit */
function entryAt(x: number, y: number, unit: number, hasCorners: boolean): number {
  const ground = hasCorners ? covered(cornerDistance(x, y) * unit) : 1;
  if (ground < 1) return STEPS + Math.round(ground * (STEPS - 1));
  const fromStop = Math.hypot(x, y) - STOP.radius;
  const ring = covered((Math.abs(fromStop) - STOP.half) * unit);
  const line = covered((Math.hypot(x, Math.max(Math.abs(y) - LINE.reach, 0)) - LINE.half) * unit);
  const mark = Math.max(ring, fromStop < 0 ? 0 : line);
  return Math.round(mark * (STEPS - 1));
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function paletteOf({ brand, onBrand }: Pick<Colors, 'brand' | 'onBrand'>): Buffer {
  const [from, to] = [channels(brand), channels(onBrand)];
  const mixed = (share: number) => from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  const steps = Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1));
  return Buffer.from([...steps.flatMap(mixed), ...steps.flatMap(() => from)]);
}

const OPACITIES = Buffer.from(
  Array.from({ length: 2 * STEPS }, (_, entry) =>
    entry < STEPS ? 255 : Math.round(((entry - STEPS) / (STEPS - 1)) * 255),
  ),
);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The mark of `favicon` as a PNG of 256 colours: home screens take no SVG. */
export function iconPng(colors: Pick<Colors, 'brand' | 'onBrand'>, { size, purpose }: IconForm): Buffer {
  const isWhole = purpose === 'maskable';
  const unit = size / (2 * HALF);
  const scale = isWhole ? unit * MASKABLE_SCALE : unit;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((size + 1) * size);
  const middle = (pixel: number) => (pixel + 0.5 - size / 2) / scale;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = entryAt(middle(x), middle(y), scale, !isWhole);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', paletteOf(colors)),
    chunk('tRNS', OPACITIES),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
