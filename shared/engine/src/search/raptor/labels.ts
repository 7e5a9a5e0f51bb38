/** How early nodes are reached, by number of rides, and how. */

/** Later than any time; adding a walk does not overflow. */
const NEVER = 0x3fffffff;

export class Labels {
  /** Ride c of a journey, by `node * rides + c`: arrival and, for the last improvement, the positions of boarding and alighting, and the run. */
  arrive = new Int32Array(0);
  rideBoard = new Int32Array(0);
  rideAlight = new Int32Array(0);
  rideRun = new Int32Array(0);
  /** The run that was boarded: differs from `rideRun` if its vehicle has become that run. */
  rideBoardedRun = new Int32Array(0);
  /** Earliest time to board ride c, by `node * rides + c`, and the node walked from. */
  ready = new Int32Array(0);
  walkedFrom = new Int32Array(0);

  /** Whether a query reaches few of the nodes: only these are cleared before the next one. */
  private isPart = false;
  private reached = new Int32Array(0);
  private reachedQuery = new Int32Array(0);
  private reachedCount = 0;
  private query = 0;
  private rides = 0;

  /** Clears those of the last query. */
  begin(nodes: number, rides: number, isPart: boolean): void {
    this.clear();
    this.reachedCount = 0;
    this.query++;
    this.rides = rides;
    this.isPart = isPart;
    if (this.arrive.length < nodes * rides) {
      const labels = () => new Int32Array(nodes * rides);
      [this.arrive, this.ready, this.walkedFrom] = [labels().fill(NEVER), labels().fill(NEVER), labels()];
      [this.rideBoard, this.rideAlight, this.rideRun, this.rideBoardedRun] = [labels(), labels(), labels(), labels()];
    }
    if (this.reached.length < nodes) [this.reached, this.reachedQuery] = [new Int32Array(nodes), new Int32Array(nodes)];
  }

  private clear(): void {
    const { arrive, ready, reached, reachedCount, rides } = this;
    if (!this.isPart) {
      arrive.fill(NEVER);
      ready.fill(NEVER);
      return;
    }
    for (let i = 0; i < reachedCount; i++) {
      const end = (reached[i]! + 1) * rides;
      for (let label = end - rides; label < end; label++) arrive[label] = ready[label] = NEVER;
    }
  }

  /** To be called for each node with an arrival or a time to board. */
  reach(node: number): void {
    if (!this.isPart || this.reachedQuery[node] === this.query) return;
    this.reachedQuery[node] = this.query;
    this.reached[this.reachedCount++] = node;
  }
}
