import type { NearbyStop } from './nearby.ts';

/** The parts of a stop that are rendered in frames of their own: its heading, each of its lines, and the badges of the others. */
export const partsOf = ({ lines, others }: Pick<NearbyStop, 'lines' | 'others'>): number =>
  1 + lines.length + Math.min(others.length, 1);

/** How many parts of each stop are shown where `shown` are shown of all, in their order; no entry for stops without any. */
export function shownParts(parts: readonly number[], shown: number): readonly number[] {
  let left = shown;
  const counts: number[] = [];
  for (const count of parts) {
    if (left <= 0) break;
    counts.push(Math.min(count, left));
    left -= count;
  }
  return counts;
}
