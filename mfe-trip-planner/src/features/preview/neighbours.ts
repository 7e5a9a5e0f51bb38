import type { FoldedGroup } from '../../trip/folding.ts';
import type { Journey } from '../../trip/search.ts';

/** Position of a journey among the rows of a list, and the adjacent rows. */
export interface Neighbours {
  readonly index: number;
  readonly count: number;
  readonly previous: Journey | null;
  readonly next: Journey | null;
}

/** Counts rows: a journey that repeats another has the place of its row. Null for one that is not in the list. */
export function neighboursOf(groups: readonly FoldedGroup[], code: string): Neighbours | null {
  const rows = groups.flatMap((group) => group.rows);
  // A journey in two groups is one.
  const all = [...new Map(rows.map((row) => [row.head.id, row])).values()];
  const index = all.findIndex(({ head, repeats }) =>
    [head, ...repeats].some(({ journeySummaryCode }) => journeySummaryCode === code),
  );
  if (index < 0) return null;
  return {
    index,
    count: all.length,
    previous: all[index - 1]?.head ?? null,
    next: all[index + 1]?.head ?? null,
  };
}
