const waiting = new Set<() => void>();
let isRequested = false;

/** The work runs in a task after the frame: what else is drawn in a frame, such as a row of a list, takes a phone as long as a work. */
function request(): void {
  if (!isRequested) requestAnimationFrame(() => setTimeout(run));
  isRequested = true;
}

function run(): void {
  isRequested = false;
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  if (waiting.size > 0) request();
  work();
}

/**
 * Runs a work after the next animation frame after which no other one runs, in the order of the requests: pins and tiles each take a phone a third of a frame and
 * more, together they would be a long task. Does nothing where it waits already.
 */
export function requestTurn(work: () => void): void {
  waiting.add(work);
  request();
}

export function dropTurn(work: () => void): void {
  waiting.delete(work);
}
