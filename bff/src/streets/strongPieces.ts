/** Pieces of a network inside which one comes from anywhere to anywhere and back. */
import type { Streets } from '../ground/streets.ts';

/**
 * Numbers the pieces, by node (Tarjan's algorithm, without recursion).
 *
 * @param isOpen whether an edge at a node can be left along, `isAlong`: from its `from` on.
 */
export function strongPieces(
  { nodes, edges, arcs }: Pick<Streets, 'nodes' | 'edges' | 'arcs'>,
  isOpen: (edge: number, isAlong: boolean, node: number) => boolean,
): Int32Array {
  const count = nodes.lon.length;
  const pieces = new Int32Array(count).fill(-1);
  const order = new Int32Array(count).fill(-1);
  /** The earliest node, by its order, that is reached from a node and has no piece yet. */
  const low = new Int32Array(count);
  const nextArc = Int32Array.from(arcs.first.subarray(0, count));
  const waiting: number[] = [];
  const path: number[] = [];
  let visited = 0;
  let number = 0;

  const visit = (node: number) => {
    order[node] = low[node] = visited++;
    waiting.push(node);
    path.push(node);
  };
  const finish = (node: number) => {
    if (low[node] === order[node]) {
      let last: number;
      do {
        last = waiting.pop()!;
        pieces[last] = number;
      } while (last !== node);
      number++;
    }
    path.pop();
    const before = path.at(-1);
    if (before !== undefined) low[before] = Math.min(low[before]!, low[node]!);
  };

  for (let start = 0; start < count; start++) {
    if (order[start] === -1) visit(start);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const arc = nextArc[node]!++;
      if (arc >= arcs.first[node + 1]!) {
        finish(node);
        continue;
      }
      const [edge, other] = [arcs.edge[arc]!, arcs.to[arc]!];
      if (!isOpen(edge, edges.from[edge] === node, node)) continue;
      if (order[other] === -1) visit(other);
      else if (pieces[other] === -1) low[node] = Math.min(low[node]!, order[other]!);
    }
  }
  return pieces;
}
