/** A small seeded generator (mulberry32): the same seed gives the same city on every machine. */
export interface Random {
  /** In `[0, 1)`. */
  next(): number;
  between(low: number, high: number): number;
  /** In `[0, count)`. */
  index(count: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** An independent generator, so that one part of the city can change without moving the others. */
  fork(label: string): Random;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const index = (count: number) => Math.floor(next() * count);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    index,
    chance: (probability) => next() < probability,
    pick: (items) => items[index(items.length)]!,
    shuffle: (items) => {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = index(i + 1);
        [result[i], result[j]] = [result[j]!, result[i]!];
      }
      return result;
    },
    fork: (label) => createRandom(hashText(label, seed)),
  };
}

/** FNV-1a. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
