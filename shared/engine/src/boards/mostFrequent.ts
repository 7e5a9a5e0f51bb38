export function mostFrequent(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([text]) => text);
}
