const waiting = new Set<() => void>();
let frame = 0;

function run(): void {
  frame = 0;
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  if (waiting.size > 0) frame = requestAnimationFrame(run);
  work();
}

/**
 * Runs a work in the next animation frame in which no other one runs, in the order of the requests: pins and tiles each take a phone a third of a frame and
 * more, together they would be a long task. Does nothing where it waits already.
 */
export function requestTurn(work: () => void): void {
  waiting.add(work);
  if (frame === 0) frame = requestAnimationFrame(run);
}

export function dropTurn(work: () => void): void {
  waiting.delete(work);
  if (waiting.size > 0) return;
  cancelAnimationFrame(frame);
  frame = 0;
}
