import type { Ring } from './keptEdge.ts';

/** Whether a line from there to the east crosses the ring an odd number of times. */
export function isAround(ring: Ring, lon: number, lat: number): boolean {
  let isOdd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [lat1, lat2] = [ring[i + 1]!, ring[j + 1]!];
    if (lat1 > lat === lat2 > lat) continue;
    if (lon < ring[i]! + ((lat - lat1) / (lat2 - lat1)) * (ring[j]! - ring[i]!)) isOdd = !isOdd;
  }
  return isOdd;
}

/** A majority of the corners decides: a side of the ring may pass single corners though both of its ends are outside. */
const CORNERS = 15;

/** Whether a ring is around another: around most of its corners, of which {@link CORNERS} at most are looked at. */
export function isAroundMost(ring: Ring, other: Ring): boolean {
  const corners = other.length / 2;
  const looked = Math.min(corners, CORNERS);
  let around = 0;
  for (let i = 0; i < looked; i++) {
    const at = 2 * Math.floor((i * corners) / looked);
    if (isAround(ring, other[at]!, other[at + 1]!)) around++;
  }
  return 2 * around > looked;
}
