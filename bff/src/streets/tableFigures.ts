/** Figures of tables of walks, for operators. */
import { LINK_KINDS, type LinkKind, type Links } from './linkColumns.ts';
import type { WalkTables } from './walkTables.ts';

/** How many stops are joined to the streets by what, those of walkers. */
export function stopsByLink({ kind }: Pick<Links, 'kind'>): ReadonlyMap<LinkKind, number> {
  const counts = new Map<LinkKind, number>(LINK_KINDS.map((one) => [one, 0]));
  for (const number of kind) {
    const one = LINK_KINDS[number]!;
    counts.set(one, counts.get(one)! + 1);
  }
  return counts;
}

/** Of what is made for walks; the columns of the map itself do not count. */
export function bytesOfWalks({ boxes, profiles, bike }: Pick<WalkTables, 'boxes' | 'profiles' | 'bike'>): number {
  return (boxes?.byteLength ?? 0) + bytesIn(profiles) + bytesIn(bike);
}

function bytesIn(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + bytesIn(one), 0);
}
