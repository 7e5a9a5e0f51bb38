const LANES = 3;

/** Does `work` for all items in their order, a few at a time, until `signal` is aborted. `work` must not reject. */
export async function inLanes<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  async function lane(): Promise<void> {
    // The lanes share what is left.
    for (const item of left) {
      if (signal.aborted) return;
      await work(item);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
}
