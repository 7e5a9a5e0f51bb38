/** The houses of the demo city, on both sides of its streets: the generator knows their doors, not their walls. */

import type { GroundMap } from '../tiles/groundSource.ts';

type Street = GroundMap['streets'][number];
/** Degrees. */
type Corner = readonly [lon: number, lat: number];

/** Of latitude, on a sphere. */
const METRES_PER_DEGREE = 111_195;

/** Metres from the middle of a street to the front of its houses. */
const FRONTS: Readonly<Record<Street['class'], number>> = { motorway: 13.5, primary: 11, secondary: 8.5, minor: 7 };

/** The houses of a street, the same each time: four corners each. */
export function* housesAlong({ class: kind, built, path }: Street): Generator<readonly Corner[]> {
  if (!built || path.length < 2) return;
  const next = randomFrom(path[0]!);
  const scale = Math.cos((path[0]![1] * Math.PI) / 180);
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const east = (to[0] - from[0]) * scale * METRES_PER_DEGREE;
    const north = (to[1] - from[1]) * METRES_PER_DEGREE;
    const length = Math.hypot(east, north);
    const corner = (along: number, aside: number): Corner => [
      from[0] + (east * along - north * aside) / length / METRES_PER_DEGREE / scale,
      from[1] + (north * along + east * aside) / length / METRES_PER_DEGREE,
    ];
    for (let along = 6; along < length - 14; ) {
      const width = 11 + 13 * next();
      for (const side of [-1, 1]) {
        const depth = 9 + 6 * next();
        const front = FRONTS[kind] + 2 * next();
        const [near, far] = [side * front, side * (front + depth)];
        const end = along + width * 0.94;
        if (next() >= 0.1) yield [corner(along, near), corner(end, near), corner(end, far), corner(along, far)];
      }
      along += width;
    }
  }
}

function randomFrom([lon, lat]: Corner): () => number {
  let state = (Math.round(lon * 1e7) ^ Math.round(lat * 1e7)) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
