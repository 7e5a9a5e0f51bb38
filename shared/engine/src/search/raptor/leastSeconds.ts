/** The columns of lower bounds, a level for each number of rides. */
import type { SearchGraph } from '../day/graph.ts';
import { FAR } from '../day/positions.ts';

export class LeastSeconds {
  /** By `r * nodes + node`: after alighting there. */
  left = new Int32Array(0);
  /** By `r * nodes + node`: before boarding there, not counting the ride that is boarded. */
  waits = new Int32Array(0);
  /** By `r * positions + position`: on arriving there in a vehicle, staying aboard or not. */
  aboard = new Int32Array(0);

  /** What has bounds, where this is but a part of the graph: all other values are {@link FAR}. */
  private readonly nodes: number[] = [];
  private readonly fifoPatterns: number[] = [];
  private isNodeListed = new Uint8Array(0);
  private isPatternListed = new Uint8Array(0);
  private isPart = false;
  private graph: SearchGraph | null = null;
  private rides = 0;

  /**
   * Sets the first level to {@link FAR}.
   * @param isPart whether few nodes and FIFO patterns of a large graph will have bounds; they are to be listed.
   */
  begin(graph: SearchGraph, rides: number, isPart: boolean): void {
    const { nodes, node, fifoPatterns } = graph;
    if (this.isPart) this.forgetPart();
    const isClean = this.isPart && this.left.length >= nodes * rides && this.aboard.length >= node.length * rides;
    if (this.left.length < nodes * rides)
      [this.left, this.waits] = [new Int32Array(nodes * rides), new Int32Array(nodes * rides)];
    if (this.aboard.length < node.length * rides) this.aboard = new Int32Array(node.length * rides);
    if (this.isNodeListed.length < nodes) this.isNodeListed = new Uint8Array(nodes);
    if (this.isPatternListed.length < fifoPatterns) this.isPatternListed = new Uint8Array(fifoPatterns);
    [this.graph, this.rides, this.isPart] = [graph, rides, isPart];
    if (isClean && isPart) return;
    this.left.fill(FAR, 0, isPart ? undefined : nodes);
    this.waits.fill(FAR, 0, isPart ? undefined : nodes);
    this.aboard.fill(FAR, 0, isPart ? undefined : node.length);
  }

  listNode(node: number): void {
    if (this.isNodeListed[node] === 1) return;
    this.isNodeListed[node] = 1;
    this.nodes.push(node);
  }

  listPattern(l: number): void {
    if (this.isPatternListed[l] === 1) return;
    this.isPatternListed[l] = 1;
    this.fifoPatterns.push(l);
  }

  /** Bounds with `level` more rides also hold with one more; they are capped at `most`, if not in a part. */
  copyLevel(level: number, most: number): void {
    const { graph, left, waits, aboard } = this;
    const { nodes, node, fifoPatternStart } = graph!;
    if (!this.isPart) {
      for (const bounds of [left, waits]) copyAll(bounds, nodes, level, most);
      copyAll(aboard, node.length, level, most);
      return;
    }
    for (const here of this.nodes) {
      const from = level * nodes + here;
      left[from + nodes] = left[from]!;
      waits[from + nodes] = waits[from]!;
    }
    for (const l of this.fifoPatterns) {
      const from = level * node.length;
      aboard.copyWithin(
        from + node.length + fifoPatternStart[l]!,
        from + fifoPatternStart[l]!,
        from + fifoPatternStart[l + 1]!,
      );
    }
  }

  private forgetPart(): void {
    const { graph, rides, left, waits, aboard } = this;
    const { nodes, node, fifoPatternStart } = graph!;
    for (let level = 0; level < rides; level++) {
      for (const here of this.nodes) left[level * nodes + here] = waits[level * nodes + here] = FAR;
      for (const l of this.fifoPatterns)
        aboard.fill(FAR, level * node.length + fifoPatternStart[l]!, level * node.length + fifoPatternStart[l + 1]!);
    }
    for (const here of this.nodes) this.isNodeListed[here] = 0;
    for (const l of this.fifoPatterns) this.isPatternListed[l] = 0;
    this.nodes.length = this.fifoPatterns.length = 0;
  }
}

function copyAll(bounds: Int32Array, size: number, level: number, most: number): void {
  const [from, end] = [level * size, (level + 1) * size];
  if (most === FAR) bounds.copyWithin(end, from, end);
  else for (let i = from; i < end; i++) bounds[size + i] = Math.min(bounds[i]!, most);
}
