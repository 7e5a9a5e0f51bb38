/** A contraction hierarchy with a core: searches look at a tenth of the nodes of a map. */
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import { contracted, type RoutedStreets, shortcutOver } from './contraction.ts';
import type { Costs } from './costs.ts';

/**
 * The arcs of node n are `first[n] … first[n + 1] - 1`: of a contracted node to those that were there when it was, of a node of the core to those of the
 * core. What a way takes at the node at its beginning is in its costs.
 */
export interface Arcs {
  readonly first: Int32Array;
  /** At the other end. */
  readonly node: Int32Array;
  readonly weight: Int32Array;
  readonly tenths: Int32Array;
  readonly metres: Float64Array;
  /** The edge, or of a shortcut {@link shortcutOver} the contracted node between its ends. */
  readonly under: Int32Array;
}

export interface Hierarchy {
  /** Of the nodes of the streets: 0 … `coreCount - 1` for those of the core, then from the last contracted to the first. */
  readonly numbers: Int32Array;
  readonly coreCount: number;
  /** In the direction of travel: from a node, and to it. */
  readonly out: Arcs;
  readonly into: Arcs;
}

export function hierarchyOf(streets: RoutedStreets, costs: Costs): Hierarchy {
  const { graph, order } = contracted(streets, costs);
  const count = streets.nodes.lon.length;
  const coreCount = count - order.length;
  const numbers = sharedColumn(Int32Array, count).fill(-1);
  order.forEach((node, i) => {
    numbers[node] = count - 1 - i;
  });
  let number = 0;
  for (let node = 0; node < count; node++) if (numbers[node] === -1) numbers[node] = number++;
  const nodes = new Int32Array(count);
  for (let node = 0; node < count; node++) nodes[numbers[node]!] = node;

  function arcsOf(lists: readonly (readonly number[])[], ends: readonly number[]): Arcs {
    const length = lists.reduce((sum, list) => sum + list.length, 0);
    const ints = (size: number) => sharedColumn(Int32Array, size);
    const arcs = {
      first: ints(count + 1),
      node: ints(length),
      weight: ints(length),
      tenths: ints(length),
      metres: sharedColumn(Float64Array, length),
      under: ints(length),
    };
    let at = 0;
    nodes.forEach((node, i) => {
      for (const arc of lists[node]!) {
        const under = graph.under[arc]!;
        arcs.node[at] = numbers[ends[arc]!]!;
        arcs.weight[at] = graph.weight[arc]!;
        arcs.tenths[at] = graph.tenths[arc]!;
        arcs.metres[at] = graph.metres[arc]!;
        arcs.under[at++] = under < 0 ? shortcutOver(numbers[shortcutOver(under)]!) : under;
      }
      arcs.first[i + 1] = at;
    });
    return arcs;
  }

  return { numbers, coreCount, out: arcsOf(graph.out, graph.head), into: arcsOf(graph.into, graph.tail) };
}
