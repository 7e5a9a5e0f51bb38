/**
 * Rides that continue when their vehicle becomes another trip (docs/journeys.md, rule 3).
 *
 * Runs of one FIFO pattern may become different runs, so the first run that is boarded does not represent the later ones: a ride that
 * reaches the end of its pattern continues as whatever any run becomes that travellers may have boarded instead. A ride that
 * continues this way stands for one run only, and covers no other runs of its pattern.
 */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import { type SearchGraph, THROUGH } from '../day/graph.ts';
import { arrivesAt } from '../day/runTimes.ts';
import { isPromising, type LowerBounds } from './lowerBounds.ts';

/** Marks a ride that may also be on any later run of its pattern. */
export const ANY_LATER = -1;

/** No ride has continued in the run. */
const NONE = 255;

/** The runs from `first` until before `end` of FIFO pattern `l`, boarded at position `boardedAt`. */
export interface LaterRuns {
  readonly c: number;
  readonly l: number;
  readonly first: number;
  readonly end: number;
  readonly boardedAt: number;
}

const templatesOf = memoize((_graph: SearchGraph) => new Map<number, Int32Array>());

/** One past the last run of each FIFO pattern, by `fifoPattern * rides + c`. Copied for every query, so memoized by graph. */
function runsOfPatterns(graph: SearchGraph, rides: number): Int32Array {
  return getOrCompute(templatesOf(graph), rides, () =>
    Int32Array.from({ length: graph.fifoPatterns * rides }, (_, i) => graph.fifoPatternTrips[Math.floor(i / rides)]!),
  );
}

export class ThroughRides {
  /** Continuing rides, four numbers each: the position of arrival, the run there, the position boarded, and the run boarded or {@link ANY_LATER}. */
  readonly queue: number[] = [];

  private later: LaterRuns[] = [];
  private bounds!: LowerBounds;
  private readonly best: Int32Array;
  private graph!: SearchGraph;
  private rides = 0;
  /** By run, the lowest ride number (from 0) that has continued in it; else {@link NONE}. */
  private seated = new Uint8Array(0);
  /** The runs of this query that `seated` has. */
  private readonly seatedRuns: number[] = [];
  /** By `fifoPattern * rides + c`: the first run that continues in it … */
  private seatedFrom = new Int32Array(0);
  /** … and the run from which on all runs up to the last have continued, as have the runs they become. */
  private followed = new Int32Array(0);

  /** Makes sure that the times of a FIFO pattern are there. */
  private readonly load: (l: number) => void;

  constructor(best: Int32Array, load: (l: number) => void) {
    this.best = best;
    this.load = load;
  }

  begin(graph: SearchGraph, rides: number, bounds: LowerBounds): void {
    this.graph = graph;
    this.bounds = bounds;
    this.rides = rides;
    this.queue.length = this.later.length = 0;
    if (graph.table.through === null) return;
    const runs = graph.table.mostRuns * this.copies;
    for (const run of this.seatedRuns) this.seated[run] = NONE;
    this.seatedRuns.length = 0;
    if (this.seated.length < runs) this.seated = new Uint8Array(runs).fill(NONE);
    if (this.followed.length < graph.fifoPatterns * rides)
      [this.followed, this.seatedFrom] = [
        new Int32Array(graph.fifoPatterns * rides),
        new Int32Array(graph.fifoPatterns * rides),
      ];
    if (graph.table.load !== null) return;
    this.followed.set(runsOfPatterns(graph, rides));
    this.seatedFrom.set(runsOfPatterns(graph, rides));
  }

  /** The search comes to FIFO pattern `own` of the table: no run of it continues or is continued in. */
  setLast(own: number): void {
    const { graph, rides, followed, seatedFrom } = this;
    const { table, fifoPatterns, fifoPatternTrips } = graph;
    if (table.through === null) return;
    for (let l = own; l < fifoPatterns; l += table.fifoPatterns) {
      followed.fill(fifoPatternTrips[own]!, l * rides, (l + 1) * rides);
      seatedFrom.fill(fifoPatternTrips[own]!, l * rides, (l + 1) * rides);
    }
  }

  /** Ride `c` has reached the end of FIFO pattern `l` in `run`. */
  goOn(c: number, l: number, run: number, boardedAt: number, boardedRun: number): void {
    const { followed, rides, best, graph } = this;
    const end = graph.fifoPatternStart[l + 1]! - 1;
    if (boardedRun !== ANY_LATER) {
      this.become(c, l, run, boardedAt, boardedRun);
      return;
    }
    const known = followed[l * rides + c]!;
    if (run >= known) return;
    // The first run continues at once; later ones are deferred until the other rides have improved the best arrivals.
    if (isPromising(this.arrivalAt(end, l, run), this.aboard, end, graph.node.length, best, c, rides)) {
      this.become(c, l, run, boardedAt, run);
      if (run + 1 < known) this.later.push({ c, l, first: run + 1, end: known, boardedAt });
    }
    for (let k = c; k < rides && followed[l * rides + k]! > run; k++) followed[l * rides + k] = run;
  }

  /** Takes the deferred runs for {@link goOnLater}; null if there are none. */
  takeLater(): readonly LaterRuns[] | null {
    const { later } = this;
    if (later.length === 0) return null;
    this.later = [];
    return later;
  }

  /** Queues the runs deferred as ride `c` that are still promising. */
  goOnLater(later: readonly LaterRuns[], c: number): void {
    const { graph, best, rides } = this;
    for (const { c: own, l, first, end, boardedAt } of later) {
      if (own !== c) continue;
      const last = graph.fifoPatternStart[l + 1]! - 1;
      for (let run = first; run < end; run++) {
        const time = this.arrivalAt(last, l, run);
        if (!isPromising(time, this.aboard, last, graph.node.length, best, c, rides)) break;
        this.become(c, l, run, boardedAt, run);
      }
    }
  }

  private become(c: number, l: number, run: number, boardedAt: number, boardedRun: number): void {
    const { graph, seated, seatedFrom, rides } = this;
    const { table } = graph;
    const { through, runStart, fifoPatterns, mostRuns } = table;
    if (through === null) return;
    const copy = l < fifoPatterns ? 0 : 1;
    const here = runStart[l - copy * fifoPatterns]! + run;
    for (let i = through.start(here), end = through.end(here); i < end; i++) {
      const other = through.to[i]!;
      if (seated[other + copy * mostRuns]! <= c) continue;
      seated[other + copy * mostRuns] = c;
      this.seatedRuns.push(other + copy * mostRuns);
      const own = table.fifoPatternOfRun[other]!;
      const pattern = own + copy * fifoPatterns;
      this.load(pattern);
      const otherRun = other - runStart[own]!;
      const label = pattern * rides + c;
      // In the last copy, a run later than one that continued here arrives nowhere earlier, but may become another.
      if (copy + 1 === this.copies && seatedFrom[label]! <= otherRun) {
        this.goOnFromEnd(c, pattern, otherRun, boardedAt, boardedRun);
        continue;
      }
      for (let k = c; k < rides && seatedFrom[pattern * rides + k]! > otherRun; k++)
        seatedFrom[pattern * rides + k] = otherRun;
      this.queue.push(graph.fifoPatternStart[pattern]!, otherRun, boardedAt, boardedRun);
    }
  }

  private goOnFromEnd(c: number, l: number, run: number, boardedAt: number, boardedRun: number): void {
    const { graph, best, rides } = this;
    const end = graph.fifoPatternStart[l + 1]! - 1;
    if (!(graph.flags[end]! & THROUGH)) return;
    if (isPromising(this.arrivalAt(end, l, run), this.aboard, end, graph.node.length, best, c, rides))
      this.become(c, l, run, boardedAt, boardedRun);
  }

  private get aboard(): Int32Array | null {
    return this.bounds.current?.aboard ?? null;
  }

  private arrivalAt(end: number, l: number, run: number): number {
    return arrivesAt(this.graph, l, end, run);
  }

  /** 2 for a journey via a place, else 1. */
  private get copies(): number {
    return this.graph.fifoPatterns / this.graph.table.fifoPatterns;
  }
}
