/** Streets that lead nowhere else. */
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs } from './costs.ts';

/** A piece of the network with fewer edges is an island: a courtyard behind a gate, a platform drawn by itself. */
const LEAST_EDGES = 200;

/** 1 for the edges that can be used and are of a large piece of the network; of several pieces of a small map the largest counts, too. */
export function mainNetwork(
  { nodes, edges }: Pick<Streets, 'nodes' | 'edges'>,
  { along, against, node }: Costs,
): Uint8Array {
  const parent = Int32Array.from(nodes.lon, (_, i) => i);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const isOpen = (edge: number) => along.tenths[edge] !== CLOSED || against.tenths[edge] !== CLOSED;
  const pieceOf = (edge: number) => {
    const [from, to] = [edges.from[edge]!, edges.to[edge]!];
    return rootOf(node[from] === CLOSED ? to : from);
  };
  for (let edge = 0; edge < edges.from.length; edge++) {
    const [from, to] = [edges.from[edge]!, edges.to[edge]!];
    // Nobody passes a closed node: what lies behind it is another piece.
    if (isOpen(edge) && node[from] !== CLOSED && node[to] !== CLOSED) parent[rootOf(from)] = rootOf(to);
  }
  const sizes = new Int32Array(nodes.lon.length);
  for (let edge = 0; edge < edges.from.length; edge++) if (isOpen(edge)) sizes[pieceOf(edge)]!++;
  const least = Math.min(
    LEAST_EDGES,
    sizes.reduce((most, size) => Math.max(most, size), 0),
  );
  return Uint8Array.from(edges.from, (_, edge) => (isOpen(edge) && sizes[pieceOf(edge)]! >= least ? 1 : 0));
}
