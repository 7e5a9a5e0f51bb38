/** On which levels of a building a way is: `level` of the map. */

/** The lowest and the highest, in hundredths. */
export interface Levels {
  readonly low: number;
  readonly high: number;
}

export const LEVEL_UNITS = 100;
/** In columns: no level is known. */
export const NO_LEVEL = -32_768;

const NUMBER = String.raw`-?\d{1,2}(?:\.\d{1,2})?`;
const PART = new RegExp(`^(${NUMBER})(?:-(${NUMBER}))?$`);

/** Numbers, or two with a dash between them, in a list: `-1`, `0;-0.5`, `-2-1`. Null for anything else. */
export function levelsOf(text: string | undefined): Levels | null {
  if (text === undefined) return null;
  const numbers = text.split(';').flatMap((part) => {
    const [, one, other = one] = PART.exec(part.trim()) ?? [];
    return [one, other].map((number) => Math.round(Number(number) * LEVEL_UNITS));
  });
  if (numbers.some(Number.isNaN)) return null;
  return { low: Math.min(...numbers), high: Math.max(...numbers) };
}
