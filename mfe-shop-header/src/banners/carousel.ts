/** The next place of a list that has no end: after the last comes the first, before the first the last. */
export function step(index: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + by + count) % count;
}

/** The place to show after the entry at `index` was taken out: the following one takes it, after the last comes the first. */
export function afterClosing(index: number, countLeft: number): number {
  return index < countLeft ? index : 0;
}
