/** The median, and in brackets the lowest and the highest value. */
export function spread(values: readonly number[], digits = 2): string {
  const [low, half, high] = [0, 0.5, 1].map((share) => percentile(values, share).toFixed(digits));
  return `${half} (${low}–${high})`;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}
