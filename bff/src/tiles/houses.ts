import type { Frame } from './frame.ts';
import type { Line } from './ground.ts';

const { max, min, round, sqrt } = Math;

/**
 * Path data of the houses on both sides of a way. They are generated deterministically while drawing; streets, parks
 * and water that they overlap are drawn over them.
 *
 * @param metre tile units per metre
 * @param setback metres from the centre line of the way to the front of the houses
 */
export function houseData({ points: path, from, to }: Line, frame: Frame, metre: number, setback: number): string {
  const { originX, originY, scale, width: right, height: bottom } = frame;
  let data = '';
  let state = (round(path[from]! * 1e9) ^ round(path[from + 1]! * 1e9)) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const reach = 40 * metre;
  for (let i = from + 2; i < to; i += 2) {
    const ax = (path[i - 2]! - originX) * scale;
    const ay = (path[i - 1]! - originY) * scale;
    const bx = (path[i]! - originX) * scale;
    const by = (path[i + 1]! - originY) * scale;
    const length = sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    const ux = (bx - ax) / length;
    const uy = (by - ay) / length;
    const seen =
      max(ax, bx) > -reach && min(ax, bx) < right + reach && max(ay, by) > -reach && min(ay, by) < bottom + reach;
    for (let along = 6 * metre; along < length - 14 * metre; ) {
      const width = (11 + 13 * next()) * metre;
      for (const side of [-1, 1]) {
        const depth = (9 + 6 * next()) * metre;
        // From the edge further left, so that all houses have the same winding and none cuts a hole into another.
        const front = (setback + 2 * next()) * metre;
        const left = side < 0 ? -front - depth : front;
        if (next() < 0.1 || !seen) continue;
        const x = ax + ux * along - uy * left;
        const y = ay + uy * along + ux * left;
        if (x < -reach || y < -reach || x > right + reach || y > bottom + reach) continue;
        const w = width * 0.94;
        data += `M${round(x)} ${round(y)}l${round(ux * w)} ${round(uy * w)}l${round(-uy * depth)} ${round(ux * depth)}l${round(-ux * w)} ${round(-uy * w)}z`;
      }
      along += width;
    }
  }
  return data;
}
