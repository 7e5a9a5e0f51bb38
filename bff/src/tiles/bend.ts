/** A bend that a name can be written along. */
const { abs, atan2, ceil, hypot, PI } = Math;

type Point = readonly [x: number, y: number];

/** Pixels: about a letter. */
const STEP = 8;
/** Degrees between two letters, and between a letter and the whole name. */
const MOST_TURN = 25;
const MOST_LEAN = 70;
/** Of its length, added straight at each end: letters that a wider font has beyond the end of a line are not drawn. */
const MORE = 0.15;

export interface Bend {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** x, y, x, y … from the middle, to be read in this order. */
  readonly bend: readonly number[];
}

/** @param pointAt the place at a length along the way; asked for greater and greater ones. */
export function bentPart(from: number, to: number, pointAt: (at: number) => Point): Bend | null {
  const steps = 2 * ceil((to - from) / STEP / 2);
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) points.push(pointAt(from + ((to - from) * i) / steps));
  const isBackwards = !readsForwards(points[0]!, points[steps]!);
  if (isBackwards) points.reverse();
  if (!isReadable(points)) return null;
  const [x, y] = points[steps / 2]!;
  const ends = [beyond(points[1]!, points[0]!, to - from), beyond(points[steps - 1]!, points[steps]!, to - from)];
  return { x, y, bend: [ends[0]!, ...points, ends[1]!].flatMap((point) => [point[0] - x, point[1] - y]) };
}

/** As text that is turned is read: from the left, or upwards. */
const readsForwards = ([ax, ay]: Point, [bx, by]: Point) => bx > ax || (bx === ax && by < ay);

const degrees = ([ax, ay]: Point, [bx, by]: Point) => (atan2(by - ay, bx - ax) * 180) / PI;

/** Between two directions, 0 to 180. */
const between = (one: number, other: number) => abs(((one - other + 540) % 360) - 180);

function isReadable(points: readonly Point[]): boolean {
  const whole = degrees(points[0]!, points.at(-1)!);
  const turns = points.slice(1).map((point, i) => degrees(points[i]!, point));
  return turns.every(
    (turn, i) => between(turn, whole) <= MOST_LEAN && (i === 0 || between(turn, turns[i - 1]!) <= MOST_TURN),
  );
}

function beyond([ax, ay]: Point, [bx, by]: Point, length: number): Point {
  const share = (MORE * length) / (hypot(bx - ax, by - ay) || 1);
  return [bx + (bx - ax) * share, by + (by - ay) * share];
}
