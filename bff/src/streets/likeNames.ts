/** Whether two names may be of the same stop. */

/** Letters with marks are as those without them. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** All words of the shorter name are in the longer one; a name without words is like none. */
export function areNamesLike(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  return few.length > 0 && few.every((word) => many.includes(word));
}
