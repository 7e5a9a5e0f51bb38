/** Milliseconds on a monotonic clock that all threads of a process share, unlike `performance.now()`. */
export function monotonic(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
