/** Whether points are inside of rings. */

/** Degrees of 1e-7; the last point is followed by the first. */
interface LatLonRing {
  readonly lon: Int32Array;
  readonly lat: Int32Array;
}

/** Sides of a ring that are looked at for a point, on average. */
const SIDES_PER_ROW = 4;

/** A test for many points: the sides are in rows from south to north, so that only those at the height of a point are looked at. */
export function createRingTest(rings: readonly LatLonRing[]): (lat: number, lon: number) => boolean {
  const sides = sidesOf(rings);
  const count = sides.length / 4;
  let [south, north] = [Infinity, -Infinity];
  for (let i = 0; i < sides.length; i += 2) {
    south = Math.min(south, sides[i]!);
    north = Math.max(north, sides[i]!);
  }
  const rows = Math.max(1, Math.ceil(count / SIDES_PER_ROW));
  const perUnit = rows / (north - south + 1);
  const rowOf = (lat: number) => Math.floor((lat - south) * perUnit);
  const first = new Int32Array(rows + 1);
  const eachRow = (take: (row: number, side: number) => void) => {
    for (let side = 0; side < count; side++) {
      const [lat1, lat2] = [sides[4 * side]!, sides[4 * side + 2]!];
      for (let row = rowOf(Math.min(lat1, lat2)); row <= rowOf(Math.max(lat1, lat2)); row++) take(row, side);
    }
  };
  eachRow((row) => first[row + 1]!++);
  for (let row = 0; row < rows; row++) first[row + 1]! += first[row]!;
  const next = first.slice();
  const list = new Int32Array(first[rows]!);
  eachRow((row, side) => {
    list[next[row]!++] = side;
  });
  return (lat, lon) => {
    if (!(lat >= south && lat <= north)) return false;
    const row = rowOf(lat);
    let isOdd = false;
    for (let i = first[row]!; i < first[row + 1]!; i++) if (isEastOf(sides, 4 * list[i]!, lat, lon)) isOdd = !isOdd;
    return isOdd;
  };
}

/** Whether a line from there to the east crosses the rings an odd number of times. */
export function isInside(rings: readonly LatLonRing[], lat: number, lon: number): boolean {
  const sides = sidesOf(rings);
  let isOdd = false;
  for (let at = 0; at < sides.length; at += 4) if (isEastOf(sides, at, lat, lon)) isOdd = !isOdd;
  return isOdd;
}

/** Whether a side is crossed by a line from a point to the east. */
function isEastOf(sides: Int32Array, at: number, lat: number, lon: number): boolean {
  const [lat1, lon1, lat2, lon2] = [sides[at]!, sides[at + 1]!, sides[at + 2]!, sides[at + 3]!];
  return lat1 > lat !== lat2 > lat && lon < lon1 + ((lat - lat1) / (lat2 - lat1)) * (lon2 - lon1);
}

/** Latitude and longitude of both ends of each side. */
function sidesOf(rings: readonly LatLonRing[]): Int32Array {
  const sides = new Int32Array(4 * rings.reduce((sum, { lat }) => sum + lat.length, 0));
  let at = 0;
  for (const { lat, lon } of rings)
    for (let i = 0, j = lat.length - 1; i < lat.length; j = i++) {
      sides.set([lat[i]!, lon[i]!, lat[j]!, lon[j]!], at);
      at += 4;
    }
  return sides;
}
