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
