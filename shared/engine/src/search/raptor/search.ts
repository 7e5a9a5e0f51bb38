/**
 * RAPTOR over typed arrays: round c rides the vehicles that can be boarded after c rides, then walks. All arrays live as long as the
 * engine; a query allocates no object until a journey is found.
 *
 * A range is searched from its latest departure to its earliest without clearing labels (rRAPTOR): a label of an
 * earlier departure that is no better than that of a later one is dominated. Three kinds of pruning:
 * - labels: arriving somewhere no earlier than before, with as many rides or fewer, in this or a later departure;
 * - dominated trips: from this position of this FIFO pattern, a trip at least as early has already been ridden with as many rides or fewer;
 * - lower bounds: no label may be so late that even the fastest way to the destination misses the best arrivals known for as many rides and more.
 */
import { type SearchGraph, THROUGH, VIA } from '../day/graph.ts';
import { ALIGHT, BOARD } from '../day/patterns.ts';
import { arrivesAt, earliestRun, leavesAt } from '../day/runTimes.ts';
import { BestArrivals } from './bestArrivals.ts';
import { DominatedTrips, earliestTrip, lower, NOT_LOADED } from './dominatedTrips.ts';
import { Labels } from './labels.ts';
import { isPromising, LowerBounds } from './lowerBounds.ts';
import { ANY_LATER, type LaterRuns, ThroughRides } from './throughRides.ts';

/** Egress seconds of nodes beyond walking distance of the destination: too many to be offset by a time, which may be negative. */
const NO_EXIT = 0x70000000;

export class Search {
  readonly labels = new Labels();
  /** `bounds` have, by `position * rides + c`, the earliest run that has been ridden from there. */
  private readonly dominated = new DominatedTrips();
  private egress = new Int32Array(0);
  private readonly exits: number[] = [];
  private readonly lowerBoundsBySense = { forward: new LowerBounds(), backward: new LowerBounds() };
  private lowerBounds = this.lowerBoundsBySense.forward;

  private reached = new Int32Array(0);
  private reachedStamp = new Int32Array(0);
  private fresh = new Int32Array(0);
  private freshStamp = new Int32Array(0);
  private slotOfFifoPattern = new Int32Array(0);
  private queueFrom = new Int32Array(0);
  private queueLast = new Int32Array(0);
  private queueRun = new Int32Array(0);
  private queueBoard = new Int32Array(0);
  private reachedCount = 0;
  private freshCount = 0;
  private queueCount = 0;
  private stamp = 0;

  readonly arrivals = new BestArrivals();
  private readonly through: ThroughRides = new ThroughRides(this.arrivals.times, (l) => this.load(l));

  rides = 0;
  graph!: SearchGraph;

  /** Resets all state to search `graph` with at most `rides` rides. */
  begin(graph: SearchGraph, rides: number): void {
    for (const node of this.exits) this.egress[node] = NO_EXIT;
    this.exits.length = 0;
    this.graph = graph;
    this.rides = rides;
    this.fit(graph);
    this.labels.begin(graph.nodes, rides, graph.table.positions !== null);
    this.dominated.begin(graph, rides);
    this.lowerBounds = this.lowerBoundsBySense[graph.table.sense];
    this.lowerBounds.current = null;
    this.through.begin(graph, rides, this.lowerBounds);
    this.arrivals.begin(rides);
    this.freshCount = this.reachedCount = this.queueCount = 0;
    this.stamp++;
  }

  /** Makes sure that the runs of a FIFO pattern are there. */
  private load(l: number): void {
    const { table } = this.graph;
    if (this.dominated.load(l % table.fifoPatterns)) this.through.setLast(l % table.fifoPatterns);
  }

  /** The destination is `seconds` on foot from `node`. */
  leaveFrom(node: number, seconds: number): void {
    if (this.egress[node] === NO_EXIT) this.exits.push(node);
    this.egress[node] = Math.min(this.egress[node]!, seconds);
  }

  /**
   * Enables pruning by lower bounds. To be called after all calls of {@link leaveFrom}; pays off for many runs, or in a large network.
   * @param entrances the nodes that are entered or boarded at afterwards.
   * @param rides of other searches for which the bounds should serve.
   */
  bound(horizon: number, entrances: readonly number[], rides: number): void {
    this.lowerBounds.take(this.graph, rides, { entrances, exits: this.exits, egress: this.egress }, horizon);
  }

  /** The traveller can be at `node`, ready to board, at `time`. */
  enter(node: number, time: number): void {
    if (time < this.labels.ready[node * this.rides]!) this.setReady(node, 0, time, node);
  }

  /** The traveller boards `run` at `position` as the first ride. */
  board(position: number, run: number): void {
    const { rides } = this;
    const { bounds: covered } = this.dominated;
    this.load(this.graph.fifoPattern[position]!);
    if (covered[position * rides]! <= run) return;
    lower(covered, position, 0, rides, run);
    const slot = this.queueCount++;
    this.queueFrom[slot] = position + 1;
    this.queueLast[slot] = -1;
    this.queueRun[slot] = run;
    this.queueBoard[slot] = position;
  }

  /** Continues from everything entered and boarded since the last call; {@link arrivals} have the result. */
  run(): void {
    this.arrivals.nextIteration();
    this.rounds(null);
    for (let later = this.through.takeLater(); later !== null; later = this.through.takeLater()) this.rounds(later);
  }

  /** @param later runs deferred by earlier rounds. */
  private rounds(later: readonly LaterRuns[] | null): void {
    for (let c = 0; c < this.rides; c++) {
      if (later !== null) this.through.goOnLater(later, c);
      this.queueFifoPatterns(c);
      this.freshCount = 0;
      if (this.queueCount === 0 && this.through.queue.length === 0) continue;
      this.stamp++;
      this.rideQueue(c);
      if (this.reachedCount > 0 && c + 1 < this.rides) {
        this.stamp++;
        this.walk(c);
      }
      this.reachedCount = 0;
    }
  }

  /** Queues the FIFO patterns that can be boarded earlier than before at an improved node. */
  private queueFifoPatterns(c: number): void {
    const { fresh, rides, slotOfFifoPattern, queueFrom, queueLast, queueRun } = this;
    const { ready } = this.labels;
    const { bounds: covered } = this.dominated;
    const { graph } = this;
    const { boardStart, board, fifoPattern, departures, table } = graph;
    const { departure } = table;
    const hasOwnTimes = table.runTimes === null;
    let count = this.queueCount;
    const first = count;
    for (let f = 0; f < this.freshCount; f++) {
      const here = fresh[f]!;
      const time = ready[here * rides + c]!;
      for (let i = boardStart[here]!, end = boardStart[here + 1]!; i < end; i++) {
        const at = board[i]!;
        const l = fifoPattern[at]!;
        if (covered[at * rides + c] === NOT_LOADED) this.load(l);
        const earlier = covered[at * rides + c]! - 1;
        if (earlier < 0) continue;
        if ((hasOwnTimes ? departure[departures[at]! + earlier]! : leavesAt(graph, l, at, earlier)) < time) continue;
        const slot = slotOfFifoPattern[l]!;
        if (slot < 0) {
          slotOfFifoPattern[l] = count;
          queueFrom[count] = queueLast[count] = at;
          queueRun[count++] = -1;
        } else if (at < queueFrom[slot]!) queueFrom[slot] = at;
        else if (at > queueLast[slot]!) queueLast[slot] = at;
      }
    }
    for (let slot = first; slot < count; slot++) slotOfFifoPattern[fifoPattern[queueFrom[slot]!]!] = -1;
    this.queueCount = count;
  }

  /** Rides the queued patterns, then those continuing after the via place or as another run. */
  private rideQueue(c: number): void {
    const { queueFrom, queueLast, queueRun, queueBoard, queueCount } = this;
    const { queue } = this.through;
    this.reachedCount = 0;
    for (let slot = 0; slot < queueCount; slot++)
      this.ride(c, queueFrom[slot]!, queueLast[slot]!, queueRun[slot]!, queueBoard[slot]!, ANY_LATER);
    for (let i = 0; i < queue.length; i += 4) this.ride(c, queue[i]!, -1, queue[i + 1]!, queue[i + 2]!, queue[i + 3]!);
    queue.length = 0;
    this.queueCount = 0;
  }

  /**
   * Rides along one FIFO pattern in round `c`.
   * @param begin the first position to board at or, if already aboard, to arrive at.
   * @param last the last position to board at, -1 for none.
   * @param firstRun the run ridden initially, -1 for none.
   * @param boarded the position where it was boarded.
   * @param boardedRun the run boarded there, if its vehicle has become `firstRun`; else {@link ANY_LATER}.
   */
  private ride(c: number, begin: number, last: number, firstRun: number, boarded: number, boardedRun: number): void {
    const { rides, labels, egress, freshStamp, arrivals, stamp, through } = this;
    const { times: best } = arrivals;
    const { arrive, ready, rideBoard, rideAlight, rideRun, rideBoardedRun } = labels;
    const { bounds: covered } = this.dominated;
    const { graph } = this;
    const { fifoPattern, fifoPatternStart, fifoPatternTrips, fifoPatternTimes, node, flags, departures, table } = graph;
    const { arrival, departure } = table;
    const hasOwnTimes = table.runTimes === null;
    const aboard = this.lowerBounds.current?.aboard ?? null;
    const pattern = fifoPattern[begin]!;
    const start = fifoPatternStart[pattern]!;
    const end = fifoPatternStart[pattern + 1]!;
    const noRun = fifoPatternTrips[pattern]!;
    const times = fifoPatternTimes[pattern]! - start;
    let run = firstRun < 0 ? noRun : firstRun;
    let boardedAt = boarded;
    let timesOfRun = times + run * (end - start);
    for (let at = begin; at < end; at++) {
      const stop = node[at]!;
      const flag = flags[at]!;
      if (run !== noRun) {
        const time = hasOwnTimes ? arrival[timesOfRun + at]! : arrivesAt(graph, pattern, at, run);
        if (!isPromising(time, aboard, at, node.length, best, c, rides)) run = noRun;
        else if (flag & VIA) {
          through.queue.push(at + table.stop.length, run, boardedAt, boardedRun);
          run = noRun;
        } else {
          const label = stop * rides + c;
          if (time < arrive[label]! && flag & ALIGHT) {
            lower(arrive, stop, c, rides, time);
            rideBoard[label] = boardedAt;
            rideAlight[label] = at;
            rideRun[label] = run;
            rideBoardedRun[label] = boardedRun === ANY_LATER ? run : boardedRun;
            if (this.reachedStamp[stop] !== stamp) {
              this.reachedStamp[stop] = stamp;
              this.reached[this.reachedCount++] = stop;
              labels.reach(stop);
            }
            if (time + egress[stop]! < best[c]!) arrivals.arrive(c, stop, time + egress[stop]!);
          }
          if (covered[at * rides + c]! <= run) run = noRun;
          else {
            if (boardedRun === ANY_LATER) lower(covered, at, c, rides, run);
            if (flag & THROUGH) through.goOn(c, pattern, run, boardedAt, boardedRun);
          }
        }
      }
      if (at <= last && freshStamp[stop] === stamp - 1 && flag & BOARD) {
        const earlier = covered[at * rides + c]! - 1;
        const time = ready[stop * rides + c]!;
        const first = hasOwnTimes ? departures[at]! : 0;
        if (
          earlier >= 0 &&
          (hasOwnTimes ? departure[first + earlier]! : leavesAt(graph, pattern, at, earlier)) >= time
        ) {
          run = hasOwnTimes
            ? earliestTrip(departure, first, earlier, time)
            : earliestRun(graph, pattern, at, earlier, time);
          boardedAt = at;
          timesOfRun = times + run * (end - start);
          lower(covered, at, c, rides, run);
        }
      }
      if (run === noRun && at >= last) break;
    }
  }

  private walk(c: number): void {
    const { reached, rides } = this;
    const { times: best } = this.arrivals;
    const { arrive, ready, rideAlight } = this.labels;
    const { changeList, nodes, changeLists } = this.graph;
    const { start, to: walkTo, seconds: walkSeconds } = changeLists;
    const { waits = null, left = null } = this.lowerBounds.current ?? {};
    const bound = best[c + 1]!;
    for (let r = 0; r < this.reachedCount; r++) {
      const from = reached[r]!;
      const time = arrive[from * rides + c]!;
      if (!isPromising(time, left, nodes + from, nodes, best, c + 1, rides)) continue;
      const list = changeList[rideAlight[from * rides + c]!]!;
      for (let i = start[list]!, end = start[list + 1]!; i < end; i++) {
        const there = time + walkSeconds[i]!;
        if (there >= bound) break;
        const to = walkTo[i]!;
        if (there < ready[to * rides + c + 1]! && isPromising(there, waits, to, nodes, best, c + 1, rides))
          this.setReady(to, c + 1, there, from);
      }
    }
  }

  private setReady(node: number, c: number, time: number, from: number): void {
    const { labels, rides, stamp } = this;
    lower(labels.ready, node, c, rides, time);
    labels.walkedFrom[node * rides + c] = from;
    if (this.freshStamp[node] === stamp) return;
    this.freshStamp[node] = stamp;
    this.fresh[this.freshCount++] = node;
    labels.reach(node);
  }

  private fit({ nodes, fifoPatterns, node }: SearchGraph): void {
    if (this.egress.length < nodes) {
      const byNode = () => new Int32Array(nodes);
      [this.egress, this.reached, this.fresh] = [byNode().fill(NO_EXIT), byNode(), byNode()];
      [this.reachedStamp, this.freshStamp] = [byNode(), byNode()];
    }
    if (this.slotOfFifoPattern.length < fifoPatterns) this.slotOfFifoPattern = new Int32Array(fifoPatterns).fill(-1);
    if (this.queueFrom.length < node.length) {
      const byPosition = () => new Int32Array(node.length);
      [this.queueFrom, this.queueLast] = [byPosition(), byPosition()];
      [this.queueRun, this.queueBoard] = [byPosition(), byPosition()];
    }
  }
}
