import { lineOfSight, type WholePoint } from './lineOfSight.ts';

/** An area of ten by ten, with what is cut out of it. */
const SQUARE: readonly WholePoint[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];
const HOLE: readonly WholePoint[] = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
  [4, 4],
];
const SMALL: readonly WholePoint[] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
  [1, 1],
];
/** Without its corner to the north-east, from 5 on. */
const CORNER: readonly WholePoint[] = [
  [0, 0],
  [10, 0],
  [10, 5],
  [5, 5],
  [5, 10],
  [0, 10],
  [0, 0],
];
/** Four holes that touch the middle of the square, two by two in corners. */
const WEDGES: readonly (readonly WholePoint[])[] = [
  [
    [5, 5],
    [3, 2],
    [5, 1],
    [5, 5],
  ],
  [
    [5, 5],
    [5, 9],
    [7, 8],
    [5, 5],
  ],
];

type Case = readonly [
  what: string,
  lines: readonly (readonly WholePoint[])[],
  from: WholePoint,
  to: WholePoint,
  sees: boolean,
];

it.each<Case>([
  ['across', [SQUARE], [0, 0], [10, 10], true],
  ['along the border', [SQUARE], [0, 0], [10, 0], true],
  ['from within to a corner', [SQUARE], [3, 7], [10, 0], true],
  ['out of it', [SQUARE], [0, 0], [11, 10], false],
  ['beside it', [SQUARE], [-1, 0], [-1, 10], false],
  ['through a hole', [SQUARE, HOLE], [0, 1], [10, 9], false],
  ['through the corners of a hole', [SQUARE, HOLE], [0, 0], [10, 10], false],
  ['through the corners of one that is not in the middle', [SQUARE, SMALL], [0, 0], [10, 10], false],
  ['to a hole and not into it', [SQUARE, HOLE], [0, 0], [4, 4], true],
  ['past the corner of a hole', [SQUARE, HOLE], [0, 8], [8, 0], true],
  ['along a hole', [SQUARE, HOLE], [0, 4], [10, 4], true],
  ['in a hole', [SQUARE, HOLE], [4, 4], [6, 6], false],
  ['in a square in a hole', [SQUARE, HOLE, HOLE], [4, 4], [6, 6], true],
  ['around the corner', [CORNER], [10, 2], [2, 10], false],
  ['along the corner', [CORNER], [10, 0], [0, 10], true],
  ['over what was cut off, from border to border', [CORNER], [10, 5], [5, 10], false],
  ['on along a border that ends', [CORNER], [0, 5], [10, 5], true],
  ['between two holes that touch in a point', [SQUARE, ...WEDGES], [0, 5], [10, 5], true],
  ['through one of them', [SQUARE, ...WEDGES], [3, 0], [7, 10], false],
])('%s', (_, lines, from, to, sees) => {
  const see = lineOfSight(lines);
  expect([see(from, to), see(to, from)]).toEqual([sees, sees]);
});

it('takes a border in any number of lines, drawn in any direction', () => {
  const lines = [CORNER.slice(0, 3), CORNER.slice(4).toReversed(), CORNER.slice(2, 5)];
  const see = lineOfSight(lines);
  // Of a hole whose two lines begin at one corner and end at the other.
  const [first, second] = [SMALL.slice(0, 3), SMALL.slice(2).toReversed()];
  expect(lineOfSight([SQUARE, first, second])([0, 0], [10, 10])).toBe(false);
  expect([see([0, 0], [5, 5]), see([10, 5], [5, 10]), see([0, 5], [10, 5])]).toEqual([true, false, true]);
});
