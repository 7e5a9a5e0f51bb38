/** How large rings are. */
import type { Ring } from './keptEdge.ts';

const EARTH_METRES = 6_371_008.8;
const RADIANS = Math.PI / 180 / 1e7;

/** Square metres on a sphere; negative for a ring that goes clockwise. */
export function signedSize(ring: Ring): number {
  let sum = 0;
  const { length } = ring;
  if (length < 6) return 0;
  let [lon, sine] = [ring[length - 2]!, Math.sin(ring[length - 1]! * RADIANS)];
  for (let i = 0; i < length; i += 2) {
    const [nextLon, nextSine] = [ring[i]!, Math.sin(ring[i + 1]! * RADIANS)];
    sum += (lon - nextLon) * (sine + nextSine);
    lon = nextLon;
    sine = nextSine;
  }
  return (sum / 2) * RADIANS * EARTH_METRES ** 2;
}
