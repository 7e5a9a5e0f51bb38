import { dropTurn, requestTurn } from './frameTurns.ts';

/** After a step: `soon` goes on in the same task while it is short, `frame` lets the browser draw what is there before the next step. */
export type Pause = 'soon' | 'frame';

/** On a phone, a task of so many milliseconds leaves room in its frame for what the browser does itself. */
const MOST_MS = 8;

/** Runs the steps of one work at a time, a few milliseconds of them in each frame that is its turn. */
export class FrameSteps {
  readonly #begin: () => Iterator<Pause, void>;
  #steps: Iterator<Pause, void> | null = null;
  #isWanted = false;

  /** `begin`: the steps of the work as it has to be done at that time. */
  constructor(begin: () => Iterator<Pause, void>) {
    this.#begin = begin;
  }

  /** Does the work, and once more if it is under way: what is nearly done is not begun again at each change. */
  request(): void {
    this.#isWanted = true;
    requestTurn(this.#run);
  }

  /** Leaves the work where it is. */
  drop(): void {
    dropTurn(this.#run);
    this.#steps = null;
    this.#isWanted = false;
  }

  readonly #run = (): void => {
    const began = performance.now();
    if (!this.#steps) {
      this.#isWanted = false;
      this.#steps = this.#begin();
    }
    for (;;) {
      const { done = false, value } = this.#steps.next();
      if (done) {
        this.#steps = null;
        break;
      }
      if (value === 'frame' || performance.now() - began > MOST_MS) break;
    }
    if (this.#steps || this.#isWanted) requestTurn(this.#run);
  };
}
