/** Where the name of an area is written. */
import type { Ring } from './keptEdge.ts';

/** Levels at which the area is looked through, and how much less one counts that is farther from its middle. */
const LEVELS = 9;
const ASIDE = 0.8;

/**
 * The middle of the longest line from west to east that lies in the area, near its middle: names are wider than high.
 *
 * @param rings x, y, x, y … on a plane; what is in an odd number of them is inside.
 * @returns null for an area without height.
 */
export function nameplaceOf(rings: readonly Ring[]): readonly [x: number, y: number] | null {
  let [low, high] = [Infinity, -Infinity];
  for (const ring of rings)
    for (let i = 1; i < ring.length; i += 2) [low, high] = [Math.min(low, ring[i]!), Math.max(high, ring[i]!)];
  let best: readonly [number, number] | null = null;
  let most = 0;
  for (let level = 1; level <= LEVELS; level++) {
    const share = level / (LEVELS + 1);
    const y = low + (high - low) * share;
    const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [west, east] = [crossings[i]!, crossings[i + 1]!];
      const length = (east - west) * (1 - ASIDE * Math.abs(share - 0.5));
      if (length > most) [most, best] = [length, [(west + east) / 2, y]];
    }
  }
  return best;
}

function crossingsOf(ring: Ring, y: number): number[] {
  const crossings: number[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [y1, y2] = [ring[i + 1]!, ring[j + 1]!];
    if (y1 > y === y2 > y) continue;
    crossings.push(ring[i]! + ((y - y1) / (y2 - y1)) * (ring[j]! - ring[i]!));
  }
  return crossings;
}
