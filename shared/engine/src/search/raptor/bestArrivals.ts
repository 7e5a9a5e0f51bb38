import { FAR } from '../day/positions.ts';

/** The most rides of any journey. */
export const MOST_RIDES = 8;
/** Before anything has arrived: earlier than what takes FAR, so that what leads nowhere is not promising. */
const NO_ARRIVAL = FAR / 2;

/** The best arrivals at the destination, by number of rides. */
export class BestArrivals {
  /** With at most c + 1 rides. */
  readonly times = new Int32Array(MOST_RIDES);
  /** The node it was reached from, and the iteration that reached it. */
  readonly nodes = new Int32Array(MOST_RIDES);
  private readonly iterations = new Int32Array(MOST_RIDES);
  private iteration = 0;
  private rides = 0;

  begin(rides: number): void {
    this.rides = rides;
    this.times.fill(NO_ARRIVAL);
  }

  nextIteration(): void {
    this.iteration++;
  }

  /** Whether the last iteration improved the arrival with c + 1 rides. */
  found(c: number): boolean {
    return this.iterations[c] === this.iteration;
  }

  /** From now on, only arrivals before `time` are of interest. */
  limit(time: number): void {
    for (let c = 0; c < this.rides && this.times[c]! > time; c++) this.times[c] = time;
  }

  arrive(c: number, node: number, time: number): void {
    // Later arrivals with more rides are dominated.
    for (let k = c; k < this.rides && this.times[k]! >= time; k++) {
      this.times[k] = time;
      this.iterations[k] = 0;
    }
    this.nodes[c] = node;
    this.iterations[c] = this.iteration;
  }
}
