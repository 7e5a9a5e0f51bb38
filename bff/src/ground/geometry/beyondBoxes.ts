/** The sea beyond what files have: it goes on where it reaches the edge of their boxes, since a straight line there would look like a coast. */
import type { Ring } from './keptEdge.ts';
import type { Box } from './stripsWithin.ts';

/** Degrees of 1e-7: what is nearer to the edge is on it. */
const ON_EDGE = 2;
/** How much of a coast says where it leads, about a kilometre. */
const REACH = 100_000;

/**
 * Moves the parts of a ring that run along the outer sides of boxes outwards. A coast that ends there goes on as its last kilometre leads, at most as far
 * aside as outwards.
 *
 * @param distance in degrees of 1e-7.
 */
export function beyondBoxes(ring: Ring, boxes: readonly Box[], distance: number): number[] {
  const [west, south] = [Math.min(...boxes.map((box) => box.west)), Math.min(...boxes.map((box) => box.south))];
  const [east, north] = [Math.max(...boxes.map((box) => box.east)), Math.max(...boxes.map((box) => box.north))];
  const side = (value: number, low: number, high: number) => {
    if (value <= low + ON_EDGE) return -1;
    return value >= high - ON_EDGE ? 1 : 0;
  };
  const points = pointsOf(ring).map(([lon, lat]) => ({
    ...{ lon, lat },
    toEast: side(lon, west, east),
    toNorth: side(lat, south, north),
  }));
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const isOn = (i: number) => at(i).toEast !== 0 || at(i).toNorth !== 0;

  /** Where the coast that ends at a point leads to. @param back the direction in which the coast is. */
  function led(i: number, back: 1 | -1): readonly [lon: number, lat: number] {
    const { lon, lat, toEast, toNorth } = at(i);
    let from = at(i + back);
    for (let step = 2; step < points.length && !isOn(i + step * back); step++) {
      if (Math.hypot(from.lon - lon, from.lat - lat) > REACH) break;
      from = at(i + step * back);
    }
    const [dx, dy] = [lon - from.lon, lat - from.lat];
    const aside = (along: number, outwards: number) =>
      Math.max(-1, Math.min(1, outwards > 0 ? along / outwards : Math.sign(along))) * distance;
    return [
      lon + (toEast === 0 ? aside(dx, dy * toNorth) : toEast * distance),
      lat + (toNorth === 0 ? aside(dy, dx * toEast) : toNorth * distance),
    ];
  }

  return points.flatMap(({ lon, lat, toEast, toNorth }, i) => {
    const [isAfter, isBefore] = [isOn(i - 1), isOn(i + 1)];
    if (!isOn(i) || (!isAfter && !isBefore)) return [lon, lat];
    if (!isAfter) return [lon, lat, ...led(i, -1)];
    if (!isBefore) return [...led(i, 1), lon, lat];
    return [lon + toEast * distance, lat + toNorth * distance];
  });
}

/** Without those that are where the one before them is. */
function pointsOf(ring: Ring): (readonly [lon: number, lat: number])[] {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [lon, lat] = [ring[i]!, ring[i + 1]!];
    const before = points.at(-1);
    if (!before || Math.abs(before[0] - lon) > ON_EDGE || Math.abs(before[1] - lat) > ON_EDGE) points.push([lon, lat]);
  }
  return points;
}
