const FIRST_MS = 1_000;
const MOST_MS = 60_000;
/** A process that was ready for this long has not failed because of its start. */
const STEADY_MS = 60_000;

/** Failures in a row, with the one of a process that was ready for `readyMs`; 0: it never was. */
export function failuresWith(before: number, readyMs: number): number {
  return readyMs >= STEADY_MS ? 1 : before + 1;
}

/** Exponential back-off: milliseconds until a process is started again. */
export function restartDelay(failures: number): number {
  return Math.min(MOST_MS, FIRST_MS * 2 ** (failures - 1));
}
