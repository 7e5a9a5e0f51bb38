import type { Point } from './geometry.ts';
import type { Edge, StreetGraph } from './graph.ts';
import type { StreetClass } from './model.ts';

export type ClassCost = Readonly<Record<StreetClass, number>>;

/** The cheapest way through the streets along all of `via` (junction ids), as one line of points. */
export function routeThrough(graph: StreetGraph, via: readonly number[], cost: ClassCost): Point[] {
  const used = new Set<number>();
  const points: Point[] = [];
  for (let i = 1; i < via.length; i++) {
    for (const { edge, backwards } of cheapestWay(graph, via[i - 1]!, via[i]!, cost, used)) {
      used.add(edge.id);
      const path = backwards ? [...edge.path].reverse() : edge.path;
      points.push(...(points.length === 0 ? path : path.slice(1)));
    }
  }
  return points;
}

interface Step {
  readonly edge: Edge;
  readonly backwards: boolean;
}

/** Going the same street twice costs much more: a line should not turn round on itself. */
const AGAIN = 9;

function cheapestWay(graph: StreetGraph, from: number, to: number, cost: ClassCost, used: ReadonlySet<number>): Step[] {
  const best = new Float64Array(graph.junctions.length).fill(Number.POSITIVE_INFINITY);
  const cameBy: (Step | undefined)[] = [];
  const queue = new Heap();
  best[from] = 0;
  queue.push(from, 0);
  for (let at = queue.pop(); at !== undefined && at !== to; at = queue.pop()) {
    for (const id of graph.junctions[at]!.edges) {
      const edge = graph.edges[id]!;
      const backwards = edge.to === at;
      const next = backwards ? edge.from : edge.to;
      const total = best[at]! + edge.length * cost[edge.class] * (used.has(id) ? AGAIN : 1) + 12;
      if (total >= best[next]!) continue;
      best[next] = total;
      cameBy[next] = { edge, backwards };
      queue.push(next, total);
    }
  }
  const steps: Step[] = [];
  for (let at = to; at !== from; ) {
    const step = cameBy[at];
    if (!step) throw new Error(`no way through the streets from junction ${from} to ${to}`);
    steps.push(step);
    at = step.backwards ? step.edge.to : step.edge.from;
  }
  return steps.reverse();
}

class Heap {
  readonly #items: { value: number; priority: number }[] = [];

  push(value: number, priority: number): void {
    const items = this.#items;
    let at = items.push({ value, priority }) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent]!.priority <= priority) break;
      [items[at], items[parent]] = [items[parent]!, items[at]!];
      at = parent;
    }
  }

  pop(): number | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!top || !last) return undefined;
    if (items.length > 0) {
      items[0] = last;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= items.length) break;
        if (child + 1 < items.length && items[child + 1]!.priority < items[child]!.priority) child++;
        if (items[child]!.priority >= items[at]!.priority) break;
        [items[at], items[child]] = [items[child]!, items[at]!];
        at = child;
      }
    }
    return top.value;
  }
}
