/**
 * Lower bounds of the time to the destination (as in A*), for any time of day: every ride as fast as the fastest of its FIFO pattern, no waiting.
 * The search prunes labels that can no longer beat the best arrivals.
 *
 * Computed for each number of rides; one more ride changes little, so only the differences are propagated.
 */
import { type SearchGraph, THROUGH, VIA } from '../day/graph.ts';
import { ALIGHT, BOARD } from '../day/patterns.ts';
import { FAR, type ThroughInto } from '../day/positions.ts';
import {
  type Alightings,
  alightingsOf,
  fastestTimesOf,
  throughInto,
  type WalksInto,
  walksInto,
} from './fastestTimes.ts';

/**
 * Seconds. With more than one ride to go, bounds are capped at this value and not computed beyond it: a horizon
 * costs less than it saves where departures are few or the destination is near.
 */
export const NEAR_HORIZON = 20 * 60;
/** Computes bounds for everything that can reach the destination. */
export const NO_HORIZON = FAR;

/** Least seconds to the destination with at most r more rides, r from 0. */
interface LeastSeconds {
  /** By `r * nodes + node`, after alighting there. */
  readonly left: Int32Array;
  /** By `r * nodes + node`, before boarding there, not counting the ride that is boarded. */
  readonly waits: Int32Array;
  /** By `r * positions + position`, on arriving there in a vehicle, staying aboard or not. */
  readonly aboard: Int32Array;
}

export class LowerBounds {
  /** Null if no bounds are used: computing them takes longer than a single search saves. */
  current: LeastSeconds | null = null;
  private left = new Int32Array(0);
  private waits = new Int32Array(0);
  private aboard = new Int32Array(0);

  /** The nodes whose bound the last step has improved. */
  private nearer = new Int32Array(0);
  private nearerBefore = new Int32Array(0);
  private nearerCount = 0;
  private nearerStamp = new Int32Array(0);
  private stamp = 0;
  /** By FIFO pattern, the last position whose bound has improved, -1 for none, and the first one. */
  private lastOfFifoPattern = new Int32Array(0);
  private firstOfFifoPattern = new Int32Array(0);
  private fifoPatterns = new Int32Array(0);
  private fifoPatternCount = 0;
  /** By FIFO pattern, the least seconds from its end for travellers who stay seated, until processed. */
  private seated = new Int32Array(0);

  private graph: SearchGraph | null = null;
  private rides = 0;
  private horizon = 0;

  /**
   * Enables bounds until `current` is set to null again.
   * @param exits the nodes within walking distance of the destination; `egress` has the seconds by node. Bounds computed for
   * a superset of these exits remain valid and are reused.
   * @param horizon {@link NEAR_HORIZON} or {@link NO_HORIZON}.
   */
  take(graph: SearchGraph, rides: number, exits: readonly number[], egress: Int32Array, horizon: number): void {
    const isSame = graph === this.graph && rides <= this.rides && horizon <= this.horizon;
    if (!isSame || exits.some((node) => egress[node]! < this.left[node]!)) {
      this.graph = graph;
      this.rides = rides;
      this.horizon = horizon;
      this.compute(graph, rides, exits, egress);
    }
    const { left, waits, aboard } = this;
    this.current = { left, waits, aboard };
  }

  private compute(graph: SearchGraph, rides: number, exits: readonly number[], egress: Int32Array): void {
    this.fit(graph, rides);
    const { nodes, node } = graph;
    const alightings = alightingsOf(graph);
    const walks = walksInto(graph);
    this.left.fill(FAR, 0, nodes);
    this.waits.fill(FAR, 0, nodes);
    this.aboard.fill(FAR, 0, node.length);
    this.stamp++;
    this.nearerCount = 0;
    for (const exit of exits) {
      this.left[exit] = egress[exit]!;
      this.bringNearer(exit);
    }
    for (let r = 0; ; r++) {
      this.ride(graph, alightings, r);
      if (r + 1 === rides) break;
      // All further levels start from the second one, so the horizon is applied there once.
      const most = r === 0 ? this.horizon : FAR;
      copyLevel(this.left, nodes, r, most);
      copyLevel(this.waits, nodes, r, most);
      copyLevel(this.aboard, node.length, r, most);
      this.walk(walks, nodes, r);
    }
  }

  /** Propagates improved bounds backward along FIFO patterns. */
  private ride(graph: SearchGraph, alightings: Alightings, r: number): void {
    const { nodes, fifoPatternStart, node, flags, table, fifoPattern } = graph;
    const { left, waits, aboard, lastOfFifoPattern, firstOfFifoPattern, fifoPatterns, nearer } = this;
    const { hop, dwell } = fastestTimesOf(table);
    const through = throughInto(table);
    const byNode = r * nodes;
    const byPosition = r * node.length;
    this.fifoPatternCount = 0;
    for (let i = 0; i < this.nearerCount; i++)
      for (let a = alightings.start[nearer[i]!]!, end = alightings.start[nearer[i]! + 1]!; a < end; a++)
        this.bringPatternNearer(fifoPattern[alightings.position[a]!]!, alightings.position[a]!);
    this.stamp++;
    this.nearerCount = 0;
    for (let i = 0; i < this.fifoPatternCount; i++) {
      const l = fifoPatterns[i % fifoPatterns.length]!;
      const last = lastOfFifoPattern[l]!;
      const first = firstOfFifoPattern[l]!;
      lastOfFifoPattern[l] = -1;
      const seated = this.seated[l]!;
      this.seated[l] = FAR;
      const isSecond = l >= table.fifoPatterns;
      const shift = isSecond ? table.stop.length : 0;
      let togo = last + 1 < fifoPatternStart[l + 1]! ? aboard[byPosition + last + 1]! : FAR;
      for (let at = last, start = fifoPatternStart[l]!; at >= start; at--) {
        const n = node[at]!;
        const flag = flags[at]!;
        togo += hop[at - shift]!;
        if (togo < waits[byNode + n]! && flag & BOARD) {
          waits[byNode + n] = togo;
          if (this.nearerStamp[n] !== this.stamp) this.bringNearer(n);
        }
        togo += dwell[at - shift]!;
        if (left[byNode + n]! < togo && flag & ALIGHT) togo = left[byNode + n]!;
        if (flag & (THROUGH | VIA)) {
          if (flag & VIA) togo = aboard[byPosition + at + table.stop.length]!;
          else if (seated < togo) togo = seated;
        }
        const known = aboard[byPosition + at]!;
        if (togo < known) {
          aboard[byPosition + at] = togo;
          if (isSecond && flags[at - shift]! & VIA) this.bringPatternNearer(l - table.fifoPatterns, at - shift);
          if (at === start && through !== null) this.bringSeatedNearer(graph, through, l, togo - dwell[at - shift]!);
        } else if (at <= first) break;
        else togo = known;
      }
    }
  }

  /** Propagates improved bounds from boarding a vehicle back to leaving the previous one. */
  private walk(walks: WalksInto, nodes: number, r: number): void {
    const { left, waits, nearer: boarding, nearerCount: boardings } = this;
    const now = r * nodes;
    const next = now + nodes;
    [this.nearer, this.nearerBefore] = [this.nearerBefore, boarding];
    this.stamp++;
    this.nearerCount = 0;
    for (let b = 0; b < boardings; b++) {
      const to = boarding[b]!;
      const togo = waits[now + to]!;
      if (togo >= this.horizon) continue;
      for (let i = walks.start[to]!, end = walks.start[to + 1]!; i < end; i++) {
        const from = walks.from[i]!;
        const seconds = togo + walks.seconds[i]!;
        if (seconds >= left[next + from]!) continue;
        left[next + from] = seconds;
        if (this.nearerStamp[from] !== this.stamp) this.bringNearer(from);
      }
    }
  }

  /** Each pattern is queued at most once in the ring buffer. */
  private bringPatternNearer(l: number, at: number): void {
    const { fifoPatterns, lastOfFifoPattern, firstOfFifoPattern } = this;
    if (lastOfFifoPattern[l]! < 0) {
      fifoPatterns[this.fifoPatternCount++ % fifoPatterns.length] = l;
      lastOfFifoPattern[l] = firstOfFifoPattern[l] = at;
    } else if (at > lastOfFifoPattern[l]!) lastOfFifoPattern[l] = at;
    else if (at < firstOfFifoPattern[l]!) firstOfFifoPattern[l] = at;
  }

  /** For travellers who stay seated from the patterns that continue as `l`; the wait between them differs by run, so it is not counted. */
  private bringSeatedNearer(graph: SearchGraph, through: ThroughInto, l: number, togo: number): void {
    const { fifoPatterns: ofTable } = graph.table;
    const copy = l < ofTable ? 0 : ofTable;
    for (let i = through.start[l - copy]!; i < through.start[l - copy + 1]!; i++) {
      const before = through.from[i]! + copy;
      if (togo >= this.seated[before]!) continue;
      this.seated[before] = togo;
      this.bringPatternNearer(before, graph.fifoPatternStart[before + 1]! - 1);
    }
  }

  private bringNearer(node: number): void {
    this.nearerStamp[node] = this.stamp;
    this.nearer[this.nearerCount++] = node;
  }

  private fit({ nodes, node, fifoPatterns }: SearchGraph, rides: number): void {
    if (this.left.length < nodes * rides)
      [this.left, this.waits] = [new Int32Array(nodes * rides), new Int32Array(nodes * rides)];
    if (this.aboard.length < node.length * rides) this.aboard = new Int32Array(node.length * rides);
    if (this.nearer.length < nodes) {
      [this.nearer, this.nearerBefore] = [new Int32Array(nodes), new Int32Array(nodes)];
      this.nearerStamp = new Int32Array(nodes);
    }
    if (this.fifoPatterns.length < fifoPatterns)
      [this.fifoPatterns, this.firstOfFifoPattern, this.lastOfFifoPattern, this.seated] = [
        new Int32Array(fifoPatterns),
        new Int32Array(fifoPatterns),
        new Int32Array(fifoPatterns).fill(-1),
        new Int32Array(fifoPatterns).fill(FAR),
      ];
  }
}

/** Bounds with `level` more rides also hold with one more; they are capped at `most`. */
function copyLevel(bounds: Int32Array, size: number, level: number, most: number): void {
  const [from, end] = [level * size, (level + 1) * size];
  if (most === FAR) bounds.copyWithin(end, from, end);
  else for (let i = from; i < end; i++) bounds[size + i] = Math.min(bounds[i]!, most);
}

/**
 * Whether any number of further rides, including none, may still beat the best known arrival with that total: `togo` holds, every `step`
 * from `at`, the least seconds for each number. Without `togo`, whether `time` is earlier than the latest of these arrivals.
 */
export function isPromising(
  time: number,
  togo: Int32Array | null,
  at: number,
  step: number,
  best: Int32Array,
  c: number,
  rides: number,
): boolean {
  if (togo === null) return time < best[c]!;
  // The most rides first: they have the lowest bound, which usually decides.
  for (let k = rides - 1, i = at + (k - c) * step; k >= c; k--, i -= step) if (time + togo[i]! < best[k]!) return true;
  return false;
}
