/** Streets that lead nowhere else. */
import { ROAD_FLAGS } from '../ground/classify/roads.ts';
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs } from './costs.ts';
import { strongPieces } from './strongPieces.ts';

/** A piece of the network with fewer edges, lines through squares not counted, is an island: a courtyard behind a gate, a platform drawn by itself. */
const LEAST_EDGES = 200;

/**
 * 1 for the edges of a large piece of the network, in which one walks from each edge to each other; of several pieces of a small map the largest counts,
 * too. What can only be left or only be entered is no part of it: a platform to which the map has but an escalator up.
 */
export function mainNetwork(
  streets: Pick<Streets, 'nodes' | 'edges' | 'arcs'>,
  { along, against, node }: Costs,
): Uint8Array {
  const { edges } = streets;
  const directed = (edge: number, isAlong: boolean) => (isAlong ? along : against).tenths[edge] !== CLOSED;
  // Nobody passes a closed node: what lies behind it is another piece.
  const pieces = strongPieces(streets, (edge, isAlong, at) => node[at] !== CLOSED && directed(edge, isAlong));
  const isBothWays = (edge: number) => directed(edge, true) && directed(edge, false);
  const pieceOf = (edge: number): number => {
    const [from, to] = [edges.from[edge]!, edges.to[edge]!];
    if (!directed(edge, true) && !directed(edge, false)) return -1;
    if (pieces[from] === pieces[to]) return pieces[from]!;
    // The way up to a closed node.
    if (!isBothWays(edge)) return -1;
    return pieces[node[from] === CLOSED ? to : from]!;
  };
  const ofEdges = Int32Array.from(edges.from, (_, edge) => pieceOf(edge));
  const sizes = new Int32Array(streets.nodes.lon.length);
  for (const [edge, piece] of ofEdges.entries())
    if (piece !== -1 && !(edges.flags[edge]! & ROAD_FLAGS.across)) sizes[piece]!++;
  const least = Math.min(
    LEAST_EDGES,
    sizes.reduce((most, size) => Math.max(most, size), 0),
  );
  return Uint8Array.from(ofEdges, (piece) => (piece !== -1 && sizes[piece]! >= least ? 1 : 0));
}
