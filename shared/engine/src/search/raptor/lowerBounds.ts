/**
 * Lower bounds of the time to the destination (as in A*), for any time of day: every ride as fast as the fastest of its FIFO pattern, no waiting.
 * The search prunes labels that can no longer beat the best arrivals.
 *
 * Computed for each number of rides; one more ride changes little, so only the differences are propagated.
 */
import { type SearchGraph, THROUGH, VIA } from '../day/graph.ts';
import { ALIGHT, BOARD } from '../day/patterns.ts';
import { FAR, type PatternLinks } from '../day/positions.ts';
import {
  type Alightings,
  alightingsOf,
  fastestTimesOf,
  throughInto,
  type WalksInto,
  walksInto,
} from './fastestTimes.ts';
import { LeastSeconds } from './leastSeconds.ts';
import { firstRides } from './reach.ts';

/**
 * Seconds. With more than one ride to go, bounds are capped at this value and not computed beyond it: a horizon
 * costs less than it saves where departures are few or the destination is near.
 */
export const NEAR_HORIZON = 20 * 60;
/** Computes bounds for everything that can reach the destination. */
export const NO_HORIZON = FAR;

/** Where a search begins, and where it may end. */
export interface Terminals {
  readonly entrances: readonly number[];
  readonly exits: readonly number[];
  /** By node: the seconds from it to the destination. */
  readonly egress: Int32Array;
}

const NONE: ReadonlySet<number> = new Set();

export class LowerBounds {
  /** Null if no bounds are used: computing them takes longer than a single search saves. */
  current: LeastSeconds | null = null;
  private readonly seconds = new LeastSeconds();

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
  private entrances = NONE;
  /** By FIFO pattern; null if there are bounds for all. */
  private firstRides: Uint8Array | null = null;
  /** The last ride of which the vehicles of the current level can be. */
  private lastRide = 0;

  /**
   * Enables bounds until `current` is set to null again.
   * @param terminals bounds computed for a superset of them, and for another day, remain valid and are reused.
   * @param horizon {@link NEAR_HORIZON} or {@link NO_HORIZON}.
   */
  take(graph: SearchGraph, rides: number, terminals: Terminals, horizon: number): void {
    // Of all days, only what may be part of a journey from the entrances is gone over, so there is no horizon.
    const isPart = graph.table.positions !== null;
    const isSame = graph.flags === this.graph?.flags && rides <= this.rides && (isPart || horizon <= this.horizon);
    if (!isSame || !this.includes(terminals, isPart)) {
      this.horizon = isPart ? NO_HORIZON : horizon;
      this.compute(graph, rides, terminals, isPart);
    }
    this.current = this.seconds;
  }

  private includes({ entrances, exits, egress }: Terminals, isPart: boolean): boolean {
    if (isPart && entrances.some((node) => !this.entrances.has(node))) return false;
    return exits.every((node) => egress[node]! >= this.seconds.left[node]!);
  }

  private compute(graph: SearchGraph, rides: number, { entrances, exits, egress }: Terminals, isPart: boolean): void {
    this.graph = graph;
    this.rides = rides;
    this.entrances = isPart ? new Set(entrances) : NONE;
    this.firstRides = isPart ? firstRides(graph, entrances, Math.floor(rides / 2)) : null;
    this.fit(graph);
    const { seconds } = this;
    seconds.begin(graph, rides, isPart);
    const alightings = alightingsOf(graph);
    const walks = walksInto(graph);
    this.stamp++;
    this.nearerCount = 0;
    for (const exit of exits) {
      seconds.left[exit] = egress[exit]!;
      this.bringNearer(exit);
    }
    for (let r = 0; ; r++) {
      this.lastRide = rides - r;
      this.ride(graph, alightings, r);
      if (r + 1 === rides) break;
      // All further levels start from the second one, so the horizon is applied there once.
      seconds.copyLevel(r, r === 0 ? this.horizon : FAR);
      this.walk(walks, graph.nodes, r);
    }
  }

  /** Propagates improved bounds backward along FIFO patterns. */
  private ride(graph: SearchGraph, alightings: Alightings, r: number): void {
    const { nodes, fifoPatternStart, node, flags, table, fifoPattern } = graph;
    const { lastOfFifoPattern, firstOfFifoPattern, fifoPatterns, nearer } = this;
    const { left, waits, aboard } = this.seconds;
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
    const { nearer: boarding, nearerCount: boardings } = this;
    const { left, waits } = this.seconds;
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

  /** Whether travellers cannot be in a vehicle of FIFO pattern `l` with so many rides left to make. */
  private isTooLate(l: number): boolean {
    return this.firstRides !== null && this.firstRides[l]! > this.lastRide;
  }

  /** Each pattern is queued at most once in the ring buffer. */
  private bringPatternNearer(l: number, at: number): void {
    const { fifoPatterns, lastOfFifoPattern, firstOfFifoPattern } = this;
    if (this.isTooLate(l)) return;
    if (lastOfFifoPattern[l]! < 0) {
      if (this.firstRides !== null) this.seconds.listPattern(l);
      fifoPatterns[this.fifoPatternCount++ % fifoPatterns.length] = l;
      lastOfFifoPattern[l] = firstOfFifoPattern[l] = at;
    } else if (at > lastOfFifoPattern[l]!) lastOfFifoPattern[l] = at;
    else if (at < firstOfFifoPattern[l]!) firstOfFifoPattern[l] = at;
  }

  /** For travellers who stay seated from the patterns that continue as `l`; the wait between them differs by run, so it is not counted. */
  private bringSeatedNearer(graph: SearchGraph, through: PatternLinks, l: number, togo: number): void {
    const { fifoPatterns: ofTable } = graph.table;
    const copy = l < ofTable ? 0 : ofTable;
    for (let i = through.start[l - copy]!; i < through.start[l - copy + 1]!; i++) {
      const before = through.fifoPattern[i]! + copy;
      if (togo >= this.seated[before]! || this.isTooLate(before)) continue;
      this.seated[before] = togo;
      this.bringPatternNearer(before, graph.fifoPatternStart[before + 1]! - 1);
    }
  }

  private bringNearer(node: number): void {
    this.nearerStamp[node] = this.stamp;
    this.nearer[this.nearerCount++] = node;
    if (this.firstRides !== null) this.seconds.listNode(node);
  }

  private fit({ nodes, fifoPatterns }: SearchGraph): void {
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
