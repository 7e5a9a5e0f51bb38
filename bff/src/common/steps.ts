/** Work that can be stopped between two steps, so that one who does it can let others go first. */
export type Steps<Result> = Generator<void, Result>;

/** All steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Resolves when callers that wait have been answered. */
export type NextTurn = () => Promise<void>;

const afterCallers: NextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** One step in each turn of the event loop, the first one in the present one. */
export async function inTurns<Result>(steps: Steps<Result>, nextTurn = afterCallers): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}

/** Work of so many parts, objects or list entries, is one step: some milliseconds. */
const PARTS_OF_STEP = 1_000;

/** Says after each piece of work whether a step is over. */
export function createStepCounter(): (parts: number) => boolean {
  let sum = 0;
  return (parts) => {
    sum += parts;
    if (sum < PARTS_OF_STEP) return false;
    sum = 0;
    return true;
  };
}
