/**
 * Takes nodes out of the streets, those with the fewest arcs first, and puts a shortcut in place of each way over one that is the best between its ends. What
 * is left when every node has many arcs is the core.
 */
import FlatQueue from 'flatqueue';
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs, isBetter } from './costs.ts';

/** Arcs of a node, in both directions. With more, a search of the core looks at fewer nodes, but hardly at fewer arcs. */
const MOST_ARCS = 16;
/** How many arcs a witness search looks at. One that finds none costs a shortcut that nobody needs. */
const WITNESS_ARCS = 100;
/** Among so many arcs of a node one to the same other node is looked for: a node of a hostile map has all streets. */
const LATEST_ARCS = 32;
/** The key of a node with more arcs, which is in no queue. */
const IN_THE_CORE = -1;

/** What a hierarchy is made of. */
export interface RoutedStreets {
  readonly nodes: { readonly lon: ArrayLike<unknown> };
  readonly edges: Pick<Streets['edges'], 'from' | 'to' | 'metres'>;
}

/** The same number both ways: from the node to what stands for it in {@link ArcGraph.under}, and back. */
export const shortcutOver = (node: number) => -1 - node;

/** Arcs by number, with what the node at their beginning takes; by node the numbers of those that leave it and that come to it. */
export interface ArcGraph {
  readonly tail: number[];
  readonly head: number[];
  readonly weight: number[];
  readonly tenths: number[];
  readonly metres: number[];
  readonly under: number[];
  readonly out: number[][];
  readonly into: number[][];
}

interface Arc {
  readonly tail: number;
  readonly head: number;
  readonly weight: number;
  readonly tenths: number;
  readonly metres: number;
  readonly under: number;
}

/** @returns the arcs of a contracted node are those that it had when it was, and `order` the contracted nodes, the first one first. */
export function contracted(
  streets: RoutedStreets,
  costs: Costs,
): { readonly graph: ArcGraph; readonly order: number[] } {
  const graph = arcGraph(streets, costs);
  const { out, into, tail, head } = graph;
  const count = out.length;
  const isContracted = new Uint8Array(count);
  const [outs, ins] = [livingArcs(out, head, isContracted), livingArcs(into, tail, isContracted)];
  const addShortcuts = shortcutMaker(graph, isContracted);
  /** How many others were contracted below a node: next to each other they would be one long way up. */
  const levels = new Int32Array(count);
  const keys = new Int32Array(count);
  const queue = new FlatQueue<number>();
  const order: number[] = [];
  const come = (node: number) => {
    const arcs = outs.count(node) + ins.count(node);
    keys[node] = arcs > MOST_ARCS ? IN_THE_CORE : arcs + levels[node]!;
    if (arcs <= MOST_ARCS) queue.push(node, keys[node]!);
  };
  for (let node = 0; node < count; node++) come(node);
  for (let key = queue.peekValue(); key !== undefined; key = queue.peekValue()) {
    const node = queue.pop()!;
    if (isContracted[node] || key !== keys[node]) continue;
    outs.tidy(node);
    ins.tidy(node);
    isContracted[node] = 1;
    order.push(node);
    const before = into[node]!.map((arc) => tail[arc]!);
    const after = out[node]!.map((arc) => head[arc]!);
    for (const other of before) outs.lose(other);
    for (const other of after) ins.lose(other);
    addShortcuts(node);
    for (const other of new Set([...before, ...after])) {
      levels[other] = Math.max(levels[other]!, levels[node]! + 1);
      come(other);
    }
  }
  for (let node = 0; node < count; node++)
    if (!isContracted[node]) {
      outs.tidy(node);
      ins.tidy(node);
    }
  return { graph, order };
}

/** Lists of arcs, of which those to contracted nodes are left out once they are many. */
function livingArcs(lists: number[][], ends: readonly number[], isContracted: Uint8Array) {
  const lost = new Int32Array(lists.length);
  const tidy = (node: number) => {
    if (lost[node]! > 0) lists[node] = lists[node]!.filter((arc) => !isContracted[ends[arc]!]);
    lost[node] = 0;
  };
  return {
    count: (node: number) => lists[node]!.length - lost[node]!,
    tidy,
    lose(node: number) {
      lost[node]!++;
      if (2 * lost[node]! > lists[node]!.length) tidy(node);
    },
  };
}

function shortcutMaker(graph: ArcGraph, isContracted: Uint8Array): (node: number) => void {
  const { out, into, tail, head, weight, tenths, metres } = graph;
  const witnesses = witnessSearch(graph, isContracted);
  return (node) => {
    const outs = out[node]!;
    for (const one of into[node]!) {
      const others = outs.filter((arc) => head[arc] !== tail[one]);
      if (others.length === 0) continue;
      witnesses.from(tail[one]!, weight[one]! + others.reduce((most, arc) => Math.max(most, weight[arc]!), 0));
      for (const other of others) {
        const shortcut = {
          tail: tail[one]!,
          head: head[other]!,
          weight: weight[one]! + weight[other]!,
          tenths: tenths[one]! + tenths[other]!,
          metres: metres[one]! + metres[other]!,
          under: shortcutOver(node),
        };
        if (!witnesses.has(shortcut)) addArc(graph, shortcut);
      }
    }
  };
}

/** Nobody goes on over a closed node: it has no arcs. */
function arcGraph({ nodes, edges }: RoutedStreets, costs: Costs): ArcGraph {
  const lists = () => Array.from(nodes.lon, (): number[] => []);
  const graph: ArcGraph = {
    tail: [],
    head: [],
    weight: [],
    tenths: [],
    metres: [],
    under: [],
    out: lists(),
    into: lists(),
  };
  const add = (tail: number, head: number, edge: number, side: Costs['along']) => {
    const delay = costs.node[tail]!;
    if (tail === head || side.tenths[edge] === CLOSED || delay === CLOSED || costs.node[head] === CLOSED) return;
    addArc(graph, {
      tail,
      head,
      weight: delay + side.weight[edge]!,
      tenths: delay + side.tenths[edge]!,
      metres: edges.metres[edge]!,
      under: edge,
    });
  };
  for (const edge of edges.from.keys()) {
    add(edges.from[edge]!, edges.to[edge]!, edge, costs.along);
    add(edges.to[edge]!, edges.from[edge]!, edge, costs.against);
  }
  return graph;
}

/** Of several arcs from one node to another the best one counts. */
function addArc(graph: ArcGraph, arc: Arc): void {
  const { head, out, into } = graph;
  const known = latestTo(out[arc.tail]!, arc.head, head);
  if (known !== undefined && !isBetter(arc.weight, arc.metres, graph.weight[known]!, graph.metres[known]!)) return;
  const at = known ?? head.length;
  if (known === undefined) {
    out[arc.tail]!.push(at);
    into[arc.head]!.push(at);
  }
  graph.tail[at] = arc.tail;
  graph.head[at] = arc.head;
  graph.weight[at] = arc.weight;
  graph.tenths[at] = arc.tenths;
  graph.metres[at] = arc.metres;
  graph.under[at] = arc.under;
}

function latestTo(arcs: readonly number[], node: number, head: readonly number[]): number | undefined {
  const least = Math.max(0, arcs.length - LATEST_ARCS);
  for (let i = arcs.length - 1; i >= least; i--) if (head[arcs[i]!] === node) return arcs[i];
  return undefined;
}

/** Ways that are left in place of those over a node. */
function witnessSearch({ out, head, weight, metres }: ArcGraph, isContracted: Uint8Array) {
  const known = new Uint32Array(out.length);
  const best = new Int32Array(out.length);
  const bestMetres = new Float64Array(out.length);
  const queue = new FlatQueue<number>();
  let round = 0;
  let left = 0;

  function relaxAll(node: number): void {
    const [cost, length] = [best[node]!, bestMetres[node]!];
    for (const arc of out[node]!) {
      if (--left < 0) return;
      const other = head[arc]!;
      if (isContracted[other]) continue;
      const more = cost + weight[arc]!;
      const isFirst = known[other] !== round;
      if (!isFirst && more > best[other]!) continue;
      const longer = length + metres[arc]!;
      if (!isFirst && !isBetter(more, longer, best[other]!, bestMetres[other]!)) continue;
      known[other] = round;
      best[other] = more;
      bestMetres[other] = longer;
      queue.push(other, more);
    }
  }

  return {
    /** Ways of at most this weight. */
    from(start: number, limit: number) {
      round++;
      queue.clear();
      known[start] = round;
      best[start] = 0;
      bestMetres[start] = 0;
      queue.push(start, 0);
      left = WITNESS_ARCS;
      while (left > 0) {
        const key = queue.peekValue();
        if (key === undefined || key > limit) return;
        const node = queue.pop()!;
        if (key === best[node]) relaxAll(node);
      }
    },
    /** Whether one of them is no worse. */
    has: ({ head: end, weight: cost, metres: length }: Arc) =>
      known[end] === round && !isBetter(cost, length, best[end]!, bestMetres[end]!),
  };
}
