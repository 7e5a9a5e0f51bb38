import { type Instant, instantFromMillis } from '@halte/contract/time';

/** Between which moments a server's clock stood, in milliseconds, when this device's clock showed `receivedAt`. */
export interface SeenTime {
  readonly earliest: number;
  readonly latest: number;
  readonly receivedAt: number;
}

/** Corrections smaller than this are ignored, so that the time does not go back by an amount nobody notices. */
const LEAST_STEP_BACK_MS = 30_000;

/**
 * By how many milliseconds the server's clock is ahead of this device's, from what was thought before and what was seen now. Moves by the least
 * that agrees with it, so that a clock that is right is never touched.
 */
export function offsetAfter(offset: number, { earliest, latest, receivedAt }: SeenTime): number {
  const shown = receivedAt + offset;
  if (shown < earliest) return earliest - receivedAt;
  if (shown - latest > LEAST_STEP_BACK_MS) return latest - receivedAt;
  return offset;
}

let offset = 0;
const listeners = new Set<() => void>();

/** One for the page: all that says "now" says the server's time as soon as an answer contains it. */
export function noteServerTime(seen: SeenTime): void {
  const next = offsetAfter(offset, seen);
  if (next === offset) return;
  offset = next;
  for (const listener of listeners) listener();
}

/** Milliseconds to add to what this device's clock shows. */
export function clockOffset(): number {
  return offset;
}

/** The server's time once an answer contained it, this device's until then. */
export function nowInstant(): Instant {
  return instantFromMillis(Date.now() + clockOffset());
}

/** Calls `listener` after each correction, until the returned function is called. */
export function onClockCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
