import Flatbush from 'flatbush';
import { TEXT_KINDS, TEXT_STYLES, type TextKind, textBox } from './labelStyle.ts';

/** A name where it is written, in pixels of the world at one zoom. */
export interface PlacedLabel {
  readonly kind: TextKind;
  /** See `Names.text`. */
  readonly name: number;
  /** Its point, which the text may be below. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  /** What it is written along: x, y, x, y … from its point; null: straight. */
  readonly bend: ArrayLike<number> | null;
}

export interface PlacedLabels {
  readonly count: number;
  /** Labels that may be partly visible in this box of pixels. */
  within(minX: number, minY: number, maxX: number, maxY: number): PlacedLabel[];
}

/** Some pixels more than its letters have, for its halo and a wider font. */
const AROUND = 6;

/** In columns: a city has hundreds of thousands. */
export function createPlacedLabels(
  placed: readonly PlacedLabel[],
  textOf: (label: PlacedLabel) => string,
): PlacedLabels {
  const count = placed.length;
  if (count === 0) return { count, within: () => [] };
  const kind = Uint8Array.from(placed, (label) => TEXT_KINDS.indexOf(label.kind));
  const name = Int32Array.from(placed, (label) => label.name);
  const [x, y] = [Float64Array.from(placed, (label) => label.x), Float64Array.from(placed, (label) => label.y)];
  const angle = Float32Array.from(placed, (label) => label.angle);
  const bends = new Map(placed.flatMap(({ bend }, i) => (bend ? [[i, Float32Array.from(bend)] as const] : [])));
  const index = new Flatbush(count, 16, Float64Array);
  for (const label of placed) {
    const { width, above, below } = textBox(label.kind, textOf(label));
    const reach = width / 2 + AROUND;
    const middle = label.y + TEXT_STYLES[label.kind].below;
    if (label.angle === 0 && label.bend === null)
      index.add(label.x - reach, middle - above - AROUND, label.x + reach, middle + below + AROUND);
    else index.add(label.x - reach, middle - reach, label.x + reach, middle + reach);
  }
  index.finish();
  return {
    count,
    within: (minX, minY, maxX, maxY) =>
      index
        .search(minX, minY, maxX, maxY)
        .sort((a, b) => a - b)
        .map((i) => ({
          ...{ kind: TEXT_KINDS[kind[i]!]!, name: name[i]! },
          ...{ x: x[i]!, y: y[i]!, angle: angle[i]!, bend: bends.get(i) ?? null },
        })),
  };
}
