import { inFull, wordsOf } from './words.ts';

/** A name to be found by. */
export interface Entry {
  readonly name: string;
  /** Also searched (city, district), but not needed for a full match. */
  readonly more: string;
}

export interface Match {
  readonly entry: number;
  /** Share of what was typed that the entry has, 0 … 1, rare letters counting more than common ones. */
  readonly coverage: number;
  /** Share of the entry's name that was typed, 0 … 1. */
  readonly completeness: number;
}

export interface TrigramIndex {
  /** Entries that have some of the typed text in common, in no order. */
  match(words: readonly string[]): Match[];
}

const MOST_WORDS = 12;
const LEAST_COVERAGE = 0.25;

/** Three-letter pieces forgive a typing mistake: it spoils three of them and leaves the rest. */
export function createTrigramIndex(entries: readonly Entry[]): TrigramIndex {
  const postings = new Map<string, number[]>();
  const names = entries.map(({ name, more }, entry) => {
    const own = gramsOf(wordsOf(name).map(inFull), 'whole');
    for (const gram of new Set([...own, ...gramsOf(wordsOf(more).map(inFull), 'whole')])) {
      const list = postings.get(gram);
      if (list) list.push(entry);
      else postings.set(gram, [entry]);
    }
    return own;
  });
  // A piece that no name has comes from a typing mistake and says little: it weighs as much as the average one.
  const usual = [...postings.values()].reduce((sum, { length }) => sum + length, 0) / Math.max(1, postings.size);
  const weightOf = (gram: string) => Math.log(1 + entries.length / (postings.get(gram)?.length ?? usual));
  const nameWeights = Float64Array.from(names, (grams) => total(grams, weightOf));
  const matched = new Float64Array(entries.length);

  return {
    match(words) {
      const grams = gramsOf(words.slice(0, MOST_WORDS), 'lastUnfinished');
      const asked = total(grams, weightOf);
      const touched: number[] = [];
      for (const gram of grams) {
        const weight = weightOf(gram);
        for (const entry of postings.get(gram) ?? []) {
          if (matched[entry] === 0) touched.push(entry);
          matched[entry]! += weight;
        }
      }
      const found: Match[] = [];
      for (const entry of touched) {
        const coverage = matched[entry]! / asked;
        const completeness = Math.min(1, matched[entry]! / nameWeights[entry]!);
        matched[entry] = 0;
        if (coverage >= LEAST_COVERAGE) found.push({ entry, coverage, completeness });
      }
      return found;
    },
  };
}

/** `^` marks where a word begins, `$` where it ends; the end of an unfinished word is not known. */
function gramsOf(words: readonly string[], form: 'whole' | 'lastUnfinished'): Set<string> {
  const grams = new Set<string>();
  words.forEach((word, i) => {
    const open = form === 'lastUnfinished' && i === words.length - 1;
    const padded = `^^${word}${open ? '' : '$'}`;
    for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3));
  });
  return grams;
}

function total(grams: ReadonlySet<string>, weightOf: (gram: string) => number): number {
  let sum = 0;
  for (const gram of grams) sum += weightOf(gram);
  return sum;
}
