/** Visibility within an area, exactly: coordinates are whole numbers, and nothing is divided. */

export type WholePoint = readonly [x: number, y: number];

/**
 * The test of the line of sight between two points: whether it nowhere leaves the area, to which its border belongs. It looks at each piece of the border
 * once for each line, and once more for each part of a line that touches corners.
 *
 * @param lines of its border, which together close; what is in an odd number of rings is inside. Products of their coordinates are exact.
 */
export function lineOfSight(lines: readonly (readonly WholePoint[])[]): (from: WholePoint, to: WholePoint) => boolean {
  const pieces = lines.flatMap((line) => line.slice(1).map((end, i) => [...line[i]!, ...end] as const));
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((column) => Float64Array.from(pieces, (piece) => piece[column]!)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];

  /** @param x, y twice the coordinates of a point, which may lie between whole numbers. */
  function covers(x: number, y: number): boolean {
    let isInside = false;
    for (let i = 0; i < x1.length; i++) {
      const [oneY, otherY] = [2 * y1[i]!, 2 * y2[i]!];
      if ((oneY < y && otherY < y) || (oneY > y && otherY > y)) continue;
      const [oneX, otherX] = [2 * x1[i]!, 2 * x2[i]!];
      const side = sideOf(oneX, oneY, otherX, otherY, x, y);
      if (side === 0 && Math.min(oneX, otherX) <= x && x <= Math.max(oneX, otherX)) return true;
      if (oneY > y !== otherY > y && side > 0 === otherY > y) isInside = !isInside;
    }
    return isInside;
  }

  return ([fromX, fromY], [toX, toY]) => {
    /** Where the line may begin to leave the area, besides its ends: the corners that it touches. */
    const corners: WholePoint[] = [];
    const [width, height] = [toX - fromX, toY - fromY];
    const along = ([x, y]: WholePoint) => (x - fromX) * width + (y - fromY) * height;
    const touch = (x: number, y: number) => {
      const share = along([x, y]);
      if (share > 0 && share < width * width + height * height) corners.push([x, y]);
    };
    for (let i = 0; i < x1.length; i++) {
      const side = sideOf(fromX, fromY, toX, toY, x1[i]!, y1[i]!);
      const otherSide = sideOf(fromX, fromY, toX, toY, x2[i]!, y2[i]!);
      if (side === 0) touch(x1[i]!, y1[i]!);
      if (otherSide === 0) touch(x2[i]!, y2[i]!);
      if (!areApart(side, otherSide)) continue;
      const [fromSide, toSide] = [
        sideOf(x1[i]!, y1[i]!, x2[i]!, y2[i]!, fromX, fromY),
        sideOf(x1[i]!, y1[i]!, x2[i]!, y2[i]!, toX, toY),
      ];
      if (areApart(fromSide, toSide)) return false;
    }
    corners.sort((a, b) => along(a) - along(b));
    let [x, y] = [fromX, fromY];
    for (const [nextX, nextY] of [...corners, [toX, toY] as const]) {
      if ((x !== nextX || y !== nextY) && !covers(x + nextX, y + nextY)) return false;
      [x, y] = [nextX, nextY];
    }
    return true;
  };
}

const areApart = (side: number, other: number) => (side < 0 && other > 0) || (side > 0 && other < 0);

/** Of a point beside a line: positive to its left, 0 on it. */
function sideOf(fromX: number, fromY: number, toX: number, toY: number, x: number, y: number): number {
  return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
}
