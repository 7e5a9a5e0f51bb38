/** Unusual texts, as links and networks have them. The same for the same seed. */
const PIECES = [
  ...['stop|A&B=é#', '%', '%2F', '%zz', '+', ' ', 'a', 'B7', ':', ';', '=', '&fi=x', '?', '#', '/', '..', '\\', '|'],
  ...['"', "'", '<b>', '[0][i]', 'ß', 'œ', '日本', '🚋', '👩‍🦽', '\u202e', '\n', '\u0000', '__proto__', 'null', '€'],
];
/** As the backend counts them. */
const LONGEST = 300;

export type Random = () => number;

/** Numbers from 0 to below 1 (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of `items`. */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** Begins and ends with a letter, because blanks at the ends of a copied link get lost. Sometimes of the greatest length. */
export function hostileText(random: Random): string {
  const length = random() < 0.1 ? LONGEST : 2 + Math.floor(random() * 40);
  let text = 'i';
  for (let piece = oneOf(random, PIECES); text.length + piece.length < length; piece = oneOf(random, PIECES))
    text += piece;
  return text.padEnd(length, 'd');
}
