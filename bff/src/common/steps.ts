/** Work that can be paused between two steps, so that its runner can let others go first. */
export type Steps<Result> = Generator<void, Result>;

/** Runs all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Resolves once waiting callers have been answered. */
export type NextTurn = () => Promise<void>;

const afterCallers: NextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs one step in each turn of the event loop, starting with the current one. */
export async function inTurns<Result>(steps: Steps<Result>, nextTurn = afterCallers): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}

/** Parts (objects or list entries) processed in one step: a few milliseconds. */
const PARTS_OF_STEP = 1_000;

/** Returns a function that is called after each piece of work and says whether a step is over. */
export function createStepCounter(): (parts: number) => boolean {
  let sum = 0;
  return (parts) => {
    sum += parts;
    if (sum < PARTS_OF_STEP) return false;
    sum = 0;
    return true;
  };
}
