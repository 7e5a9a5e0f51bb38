/** Orders the stops of a line vertically, as on the sign in a bus, from the sequences of its trips. */

export interface StopSequence {
  /** In order of travel. A loop contains a stop twice. */
  readonly items: readonly number[];
  /** Frequency of use: the most used sequence is kept together. */
  readonly weight: number;
}

export interface MergedOrder {
  /** The item of each row; repeated if one row is not enough, as for the end of a loop. */
  readonly rows: readonly number[];
  /** By sequence, the row of each of its items, strictly increasing. */
  readonly placements: readonly (readonly number[])[];
}

interface Node {
  readonly item: number;
  weight: number;
  readonly next: Set<number>;
}

/**
 * One order in which every sequence runs downward. Branches stay together and are below the trunk where they leave it; items that several
 * sequences share are one row.
 */
export function mergeSequences(sequences: readonly StopSequence[]): MergedOrder {
  const nodes: Node[] = [];
  const paths: number[][] = sequences.map(() => []);
  const byUse = sequences.map((_, i) => i).sort((a, b) => sequences[b]!.weight - sequences[a]!.weight || a - b);
  for (const index of byUse) {
    const { items, weight } = sequences[index]!;
    const path = place(nodes, items);
    for (const node of path) nodes[node]!.weight += weight;
    paths[index] = path;
  }
  const order = downward(nodes);
  const rowOf = new Int32Array(nodes.length);
  order.forEach((node, row) => {
    rowOf[node] = row;
  });
  return {
    rows: order.map((node) => nodes[node]!.item),
    placements: paths.map((path) => path.map((node) => rowOf[node]!)),
  };
}

/** Finds or creates a node for each item without creating a cycle. */
function place(nodes: Node[], items: readonly number[]): number[] {
  const order = downward(nodes);
  const shared = longestCommon(
    order.map((node) => nodes[node]!.item),
    items,
  ).map((at) => (at < 0 ? -1 : order[at]!));
  const fixed = shared.filter((node) => node >= 0);
  // Linked first, so that nodes placed in between are checked against all following ones.
  fixed.forEach((node, i) => {
    if (i > 0) nodes[fixed[i - 1]!]!.next.add(node);
  });
  const path: number[] = [];
  for (const [at, item] of items.entries()) {
    const before = path.at(-1);
    const after = shared.find((node, i) => i > at && node >= 0);
    let node = shared[at]!;
    if (node < 0)
      node = nodes.findIndex(
        (one, index) =>
          one.item === item &&
          (before === undefined || !reaches(nodes, index, before)) &&
          (after === undefined || !reaches(nodes, after, index)),
      );
    if (node < 0) node = nodes.push({ item, weight: 0, next: new Set() }) - 1;
    if (before !== undefined) nodes[before]!.next.add(node);
    path.push(node);
  }
  return path;
}

function reaches(nodes: readonly Node[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const next of nodes[node]!.next) seen.add(next);
  }
  return false;
}

/** Topological order; of several candidates, a successor of the last node is preferred, then the most used. */
function downward(nodes: readonly Node[]): number[] {
  const waiting = new Int32Array(nodes.length);
  for (const { next } of nodes) for (const node of next) waiting[node]!++;
  const lessUsed = (a: number, b: number) => nodes[a]!.weight - nodes[b]!.weight || b - a;
  const ready = nodes.flatMap((_, node) => (waiting[node] === 0 ? node : [])).sort(lessUsed);
  const order: number[] = [];
  while (ready.length > 0) {
    const node = ready.pop()!;
    order.push(node);
    ready.push(...[...nodes[node]!.next].filter((next) => --waiting[next]! === 0).sort(lessUsed));
  }
  return order;
}

/** For each of `items` its position in `rows`, or -1: the longest increasing sequence of positions. */
function longestCommon(rows: readonly number[], items: readonly number[]): number[] {
  const width = items.length + 1;
  const length = new Uint16Array((rows.length + 1) * width);
  for (let row = rows.length - 1; row >= 0; row--)
    for (let at = items.length - 1; at >= 0; at--)
      length[row * width + at] =
        rows[row] === items[at]
          ? length[(row + 1) * width + at + 1]! + 1
          : Math.max(length[(row + 1) * width + at]!, length[row * width + at + 1]!);
  const places = items.map(() => -1);
  let [row, at] = [0, 0];
  while (row < rows.length && at < items.length) {
    if (rows[row] === items[at]) places[at++] = row++;
    else if (length[(row + 1) * width + at]! >= length[row * width + at + 1]!) row++;
    else at++;
  }
  return places;
}
