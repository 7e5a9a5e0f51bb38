/** Search index of names. It is expensive to build, and can be stored in a file. */

import { allInFull, otherSpellings, wordsOf } from '@halte/engine/places/words';
import type { Candidate } from './candidate.ts';
import { type Entry, type Trigrams, trigramsOf } from './trigrams.ts';

export interface NameIndex {
  /** By candidate: the words of its name, each surrounded by spaces. */
  readonly texts: readonly string[];
  /** By candidate: further search words, separated by spaces. */
  readonly more: readonly string[];
  readonly trigrams: Trigrams;
}

type Named = Pick<Candidate, 'title' | 'city' | 'suburb' | 'postCode'>;

/** @param otherTownNames further names of a town, by which what is in it is found as well. */
export function nameIndexOf(
  candidates: readonly Named[],
  otherTownNames: (town: string) => readonly string[] = () => [],
): NameIndex {
  const entries = candidates.map((candidate) => entryOf(candidate, otherTownNames(candidate.city)));
  return {
    texts: entries.map(({ name }) => ` ${name.join(' ')} `),
    more: entries.map(({ more }) => more.join(' ')),
    trigrams: trigramsOf(entries),
  };
}

/** The words of one candidate. */
export function indexedEntry({ texts, more }: NameIndex, entry: number): Entry {
  return { name: split(texts[entry]!), more: split(more[entry]!) };
}

function entryOf({ title, city, suburb = '', postCode }: Named, otherCities: readonly string[]): Entry {
  const words = wordsOf(title);
  return {
    name: allInFull(words),
    more: [...allInFull(wordsOf([city, suburb, postCode, ...otherCities].join(' '))), ...otherSpellings(words)],
  };
}

const split = (text: string) => text.split(' ').filter((word) => word !== '');
