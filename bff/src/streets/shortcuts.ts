/** The edges under the arcs of a hierarchy. */
import { shortcutOver } from './contraction.ts';
import type { Arcs, Hierarchy } from './hierarchy.ts';

/** Calls back for each edge between two nodes of the hierarchy, in the direction of travel. @param under of the arc between them. */
export function eachEdgeUnder(
  hierarchy: Pick<Hierarchy, 'out' | 'into'>,
  [from, to, under]: readonly [from: number, to: number, under: number],
  found: (edge: number, to: number) => void,
): void {
  if (under >= 0) {
    found(under, to);
    return;
  }
  // Both ends were there when it was contracted, so that it has the arcs.
  const over = shortcutOver(under);
  eachEdgeUnder(hierarchy, [from, over, underArc(hierarchy.into, over, from)], found);
  eachEdgeUnder(hierarchy, [over, to, underArc(hierarchy.out, over, to)], found);
}

function underArc({ first, node, under }: Arcs, of: number, other: number): number {
  return under[node.indexOf(other, first[of]!)]!;
}
