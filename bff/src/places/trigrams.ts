import { isNumber } from '@halte/engine/places/words';
import { createTally } from './tally.ts';

/** A searchable name; folded and expanded words. */
export interface Entry {
  readonly name: readonly string[];
  /** Also searched (city, district), but not required for a full match. */
  readonly more: readonly string[];
}

/**
 * @param coverage share of the query that the entry contains, 0 … 1; rare trigrams count more than common ones.
 * @param completeness share of the entry's name that was typed, 0 … 1.
 */
export type OnMatch = (entry: number, coverage: number, completeness: number) => void;

export interface TrigramIndex {
  /** Calls `found` with each entry that has enough in common with the query, in no particular order. */
  match(words: readonly string[], found: OnMatch): void;
}

/** Low, since a typo in a short word spoils most of its trigrams: spelling is compared afterwards. */
const LEAST_COVERAGE = 0.2;
/** As a share of what the best entry has in common with the query. */
const LEAST_OF_BEST = 0.5;
/** Sums of single precision differ a little by their order. */
const NEARLY = 0.999;

/** Trigrams tolerate typos: a wrong letter spoils three of them and leaves the rest. */
export function createTrigramIndex({ grams, first, posting, nameFirst, nameGram }: Trigrams): TrigramIndex {
  const codes = new Map(grams.map((text, gram) => [text, gram]));
  const entries = nameFirst.length - 1;
  // A trigram that no name has comes from a typo and says little: it gets the average weight.
  const usual = posting.length / Math.max(1, codes.size);
  const rarity = (count: number) => Math.log(1 + entries / count);
  const weights = Float32Array.from({ length: codes.size }, (_, gram) => rarity(first[gram + 1]! - first[gram]!));
  const unknownWeight = rarity(usual || 1);
  const nameWeights = Float32Array.from({ length: entries }, (_, entry) =>
    nameGram.subarray(nameFirst[entry]!, nameFirst[entry + 1]!).reduce((sum, gram) => sum + weights[gram]!, 0),
  );
  const tally = createTally(entries);

  return {
    match(words, found) {
      const typed = [...new Set(gramsOf(words, 'lastUnfinished'))].map((text) => codes.get(text));
      const known = typed.filter((gram) => gram !== undefined).sort((a, b) => weights[b]! - weights[a]!);
      let left = known.reduce((sum, gram) => sum + weights[gram]!, 0);
      const requested = left + (typed.length - known.length) * unknownWeight;
      const least = () => Math.max(LEAST_COVERAGE * requested, LEAST_OF_BEST * tally.most);
      // The rarest first: soon the others are too few for an entry that has none of the first.
      for (const gram of known) {
        const having = posting.subarray(first[gram]!, first[gram + 1]!);
        if (left >= least() * NEARLY) tally.add(having, weights[gram]!);
        else tally.addToKnown(having, weights[gram]!);
        left -= weights[gram]!;
      }
      const enough = least();
      tally.drain((entry, shared) => {
        if (shared >= enough) found(entry, Math.min(1, shared / requested), Math.min(1, shared / nameWeights[entry]!));
      });
    },
  };
}

/** The trigrams of all names, and the entries that contain them. */
export interface Trigrams {
  readonly grams: readonly string[];
  /** Entries that contain trigram g are `posting[first[g] … first[g + 1] - 1]`. */
  readonly first: Int32Array;
  readonly posting: Int32Array;
  /** Trigrams of entry e's name alone are `nameGram[nameFirst[e] … nameFirst[e + 1] - 1]`. */
  readonly nameFirst: Int32Array;
  readonly nameGram: Int32Array;
}

export function trigramsOf(entries: readonly Entry[]): Trigrams {
  const codes = new Map<string, number>();
  const lastEntry: number[] = [];
  const [gramOf, entryOf, nameGrams]: number[][] = [[], [], []];
  const nameFirst = new Int32Array(entries.length + 1);
  const add = (text: string, entry: number, also: number[]) => {
    let gram = codes.get(text);
    if (gram === undefined) {
      gram = codes.size;
      codes.set(text, gram);
    }
    if (lastEntry[gram] === entry) return;
    lastEntry[gram] = entry;
    gramOf!.push(gram);
    entryOf!.push(entry);
    also.push(gram);
  };
  entries.forEach(({ name, more }, entry) => {
    for (const text of gramsOf(name, 'whole')) add(text, entry, nameGrams!);
    for (const text of gramsOf(more, 'whole')) add(text, entry, []);
    nameFirst[entry + 1] = nameGrams!.length;
  });

  const first = new Int32Array(codes.size + 1);
  for (const gram of gramOf!) first[gram + 1]!++;
  for (let gram = 0; gram < codes.size; gram++) first[gram + 1]! += first[gram]!;
  const next = first.slice();
  const posting = new Int32Array(gramOf!.length);
  gramOf!.forEach((gram, i) => {
    posting[next[gram]!++] = entryOf![i]!;
  });
  return { grams: [...codes.keys()], first, posting, nameFirst, nameGram: Int32Array.from(nameGrams!) };
}

/** `^` marks the beginning of a word, `$` its end; the end of an unfinished word is unknown. */
function gramsOf(words: readonly string[], form: 'whole' | 'lastUnfinished'): string[] {
  return words.flatMap((word, i) => {
    const isOpen = form === 'lastUnfinished' && i === words.length - 1;
    if (isNumber(word)) return isOpen ? [`#${word}`] : form === 'whole' ? numberGrams(word) : [`#${word}$`];
    const padded = `^^${word}${isOpen ? '' : '$'}`;
    return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3));
  });
}

/** A number is one gram, since 14 is not a misspelt 174: itself, and its prefixes as typed so far. */
function numberGrams(word: string): string[] {
  return [`#${word}$`, ...Array.from(word, (_, at) => `#${word.slice(0, at + 1)}`)];
}
