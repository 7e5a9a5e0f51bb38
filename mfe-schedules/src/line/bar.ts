import type { LineDirection } from './lineDetail.ts';

type Ways = Pick<LineDirection, 'stops' | 'variants'>;

/** The drawing of a line's bar beside one of its stops. */
export interface BarRow {
  /** Whether the stop is on the line itself, or beside it on a branch. */
  readonly isBranch: boolean;
  /** Where vehicles begin or end. */
  readonly isEnd: boolean;
  /** Whether the line itself passes above and below the middle of the row. */
  readonly line: Halves;
  /** The same of the branch. */
  readonly branch: Halves;
  /** Where the branch meets the line: above or below this row. */
  readonly meets: Halves;
}

export interface Halves {
  readonly above: boolean;
  readonly below: boolean;
}

/** A set of pairs of rows that some vehicle stops at one after the other. */
function neighboursOf(variants: Ways['variants']): ReadonlySet<string> {
  return new Set(variants.flatMap(({ stops }) => stops.slice(1).map((row, i) => `${stops[i]} ${row}`)));
}

/** The rows of the way that most vehicles take, and of those that go farther than it at both ends. */
export function mainRows({ variants }: Ways): readonly number[] {
  let main: readonly number[] = variants[0]?.stops ?? [];
  for (const { stops } of variants) {
    const [first, last] = [main[0], main.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [from, to] = [stops.indexOf(first), stops.lastIndexOf(last)];
    main = [...(from > 0 ? stops.slice(0, from) : []), ...main, ...(to >= 0 ? stops.slice(to + 1) : [])];
  }
  return main;
}

/** The bar of a direction, row by row. */
export function barOf(direction: Ways): readonly BarRow[] {
  const { stops, variants } = direction;
  const main = mainRows(direction);
  const onMain = new Set(main);
  const [first, last] = [main[0] ?? 0, main.at(-1) ?? stops.length - 1];
  const pairs = [...neighboursOf(variants)].map((pair) => pair.split(' ').map(Number));
  const follows = (row: number, wanted: (next: number) => boolean) =>
    pairs.some(([from, to]) => from === row && to !== undefined && wanted(to));
  const leads = (row: number, wanted: (before: number) => boolean) =>
    pairs.some(([from, to]) => to === row && from !== undefined && wanted(from));
  return stops.map((_, row) => {
    const isBranch = !onMain.has(row);
    return {
      isBranch,
      isEnd: isBranch ? !follows(row, () => true) || !leads(row, () => true) : row === first || row === last,
      line: { above: row > first && row <= last, below: row >= first && row < last },
      branch: {
        above: isBranch && leads(row, (before) => before === row - 1 && !onMain.has(before)),
        below: isBranch && follows(row, (next) => next === row + 1 && !onMain.has(next)),
      },
      meets: {
        above: isBranch && leads(row, (before) => onMain.has(before)),
        below: isBranch && follows(row, (next) => onMain.has(next)),
      },
    };
  });
}
