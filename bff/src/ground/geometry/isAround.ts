import type { Ring } from './keptEdge.ts';

/** Whether a line from there to the east crosses the ring an odd number of times. */
export function isAround(ring: Ring, lon: number, lat: number): boolean {
  return aroundBetween(ring, lat, lat)(lon, lat);
}

/** As {@link isAround} for many places between two latitudes: sides of the ring elsewhere are looked at once. */
export function aroundBetween(ring: Ring, south: number, north: number): (lon: number, lat: number) => boolean {
  const sides: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [lat1, lat2] = [ring[i + 1]!, ring[j + 1]!];
    if (Math.max(lat1, lat2) > south && Math.min(lat1, lat2) <= north) sides.push(ring[i]!, lat1, ring[j]!, lat2);
  }
  return (lon, lat) => {
    let isOdd = false;
    for (let i = 0; i < sides.length; i += 4) {
      const [lat1, lat2] = [sides[i + 1]!, sides[i + 3]!];
      if (lat1 > lat === lat2 > lat) continue;
      if (lon < sides[i]! + ((lat - lat1) / (lat2 - lat1)) * (sides[i + 2]! - sides[i]!)) isOdd = !isOdd;
    }
    return isOdd;
  };
}
