/** What lies in an area, exactly: coordinates are whole numbers, and nothing is divided. */

export type WholePoint = readonly [x: number, y: number];

/**
 * Whether the straight line between two points nowhere leaves the area, to which its border belongs.
 *
 * @param lines of its border, which together close; what is in an odd number of rings is inside.
 */
export function sightWithin(lines: readonly (readonly WholePoint[])[]): (from: WholePoint, to: WholePoint) => boolean {
  const pieces = lines.flatMap((line) => line.slice(1).map((end, i): Piece => [line[i]!, end]));

  function covers(at: WholePoint): boolean {
    let isInside = false;
    for (const [from, to] of pieces) {
      const [one, other] = [twice(from), twice(to)];
      const side = sideOf(one, other, at);
      if (side === 0 && isBetween(one, other, at)) return true;
      const isUp = other[1] > at[1];
      if (one[1] > at[1] !== isUp && side > 0 === isUp) isInside = !isInside;
    }
    return isInside;
  }

  return (from, to) => {
    /** Where the line may begin to leave the area: its ends, and the corners that it touches. */
    const stops: WholePoint[] = [from, to];
    for (const [one, other] of pieces) {
      const [side, otherSide] = [sideOf(from, to, one), sideOf(from, to, other)];
      for (const [end, at] of [[one, side] as const, [other, otherSide] as const])
        if (at === 0 && isBetween(from, to, end)) stops.push(end);
      if (areApart(side, otherSide) && areApart(sideOf(one, other, from), sideOf(one, other, to))) return false;
    }
    const along = ([x, y]: WholePoint) => (x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1]);
    stops.sort((a, b) => along(a) - along(b));
    return stops.every(
      (stop, i) => i === 0 || isSame(stop, stops[i - 1]!) || covers(twiceTheMiddle(stop, stops[i - 1]!)),
    );
  };
}

type Piece = readonly [from: WholePoint, to: WholePoint];

const twice = ([x, y]: WholePoint): WholePoint => [2 * x, 2 * y];
const twiceTheMiddle = (one: WholePoint, other: WholePoint): WholePoint => [one[0] + other[0], one[1] + other[1]];
const isSame = (one: WholePoint, other: WholePoint) => one[0] === other[0] && one[1] === other[1];
const areApart = (side: number, other: number) => (side < 0 && other > 0) || (side > 0 && other < 0);

/** Positive to the left of the line, 0 on it. */
function sideOf(from: WholePoint, to: WholePoint, at: WholePoint): number {
  return (to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]);
}

/** Of a point on the line through both. */
function isBetween(from: WholePoint, to: WholePoint, at: WholePoint): boolean {
  return [0, 1].every((axis) => {
    const [one, other, between] = [from[axis]!, to[axis]!, at[axis]!];
    return Math.min(one, other) <= between && between <= Math.max(one, other);
  });
}
