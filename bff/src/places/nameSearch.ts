/** Ranks places by how well they match the query. */
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import type { Candidate } from './candidate.ts';
import { indexedEntry, type NameIndex, nameIndexOf } from './nameIndex.ts';
import type { Query, Reading } from './query.ts';
import { closenessOf } from './spelling.ts';
import { createTrigramIndex } from './trigrams.ts';
import type { TypedNumber } from './typedNumber.ts';

export interface Found {
  readonly entry: number;
  /** House number of the best reading. */
  readonly houseNumber: TypedNumber | null;
  /** Share of the query that the place matches, 0 … 1. */
  readonly likeness: number;
  /** Comparable across indexes. */
  readonly score: number;
}

/** Best first. */
export type NameSearch = (query: Query, most: number) => readonly Found[];

export interface Streets {
  /** Whether that candidate is a street. */
  has(entry: number): boolean;
  /** How exactly the house of that number in that street is known; null if it is not known at all. */
  accuracyOf(entry: number, number: TypedNumber): keyof typeof KNOWN | null;
}

/** An entry with the reading of the query that it has most in common with. */
interface Pooled {
  readonly entry: number;
  readonly reading: Reading;
  readonly coverage: number;
  readonly score: number;
}

/** Distance at which the proximity bonus is halved. */
const NEAR_METRES = 1_500;
const WEIGHT = {
  completeness: 0.2,
  use: 0.1,
  literal: 0.15,
  house: 0.15,
  street: 0.05,
  near: 0.12,
  exact: 0.4,
} as const;
/** The part of the bonus for a house that is known so exactly. */
const KNOWN = { door: 1, near: 0.5 } as const;
/** Upper bounds of the bonuses that are expensive to compute: for names typed in full (completeness above `WHOLE`), and for others. */
const WHOLE = 0.999;
const MOST_EXACT = WEIGHT.literal + WEIGHT.exact;
const MOST_BONUS = WEIGHT.literal + WEIGHT.house;
/** How many of the entries that share most letters are compared word by word. */
const POOL = 36;
/** A name with a smaller share of the typed words is no match: one of two words is enough, since the other may be an unknown town. */
const LEAST_CLOSENESS = 0.45;
/** Weight of shared letters relative to shared words. */
const LETTERS = 0.2;

/** @param names index of the candidates, as from {@link nameIndexOf}. */
export function createNameSearch(
  candidates: readonly Candidate[],
  streets: Streets,
  names: NameIndex = nameIndexOf(candidates),
): NameSearch {
  const { texts } = names;
  const index = createTrigramIndex(names.trigrams);
  // Read for thousands of entries of each search.
  const use = Float32Array.from(candidates, (candidate) => candidate.use);
  const lat = Float64Array.from(candidates, (candidate) => candidate.lat);
  const lon = Float64Array.from(candidates, (candidate) => candidate.lon);

  /** Houses are looked up only in streets, and not by a number in the street's name: "22 novembre" is not a house in "Rue du 22 Novembre". */
  function mayHouse(entry: number, { words, houseNumber }: Reading): boolean {
    if (houseNumber === null) return true;
    if (!streets.has(entry)) return false;
    const number = String(houseNumber.number);
    return !texts[entry]!.includes(` ${number} `) || words.includes(number);
  }

  return ({ readings, near }, most) => {
    const pool: Pooled[] = [];
    const size = Math.max(POOL, most);
    for (const reading of readings) {
      const { words, houseNumber } = reading;
      const exact = ` ${words.join(' ')} `;
      const literally = words.map((word) => ` ${word} `);
      const bonusOf = (entry: number, completeness: number) => {
        const text = texts[entry]!;
        if (houseNumber === null && text === exact) return WEIGHT.literal + WEIGHT.exact;
        const literal = literally.every((word) => text.includes(word)) ? WEIGHT.literal : 0;
        const accuracy = houseNumber && streets.accuracyOf(entry, houseNumber);
        const street = text === exact ? WEIGHT.street : 0;
        return literal + street + (accuracy ? KNOWN[accuracy] * WEIGHT.house * (2 * completeness - 1) : 0);
      };
      index.match(words, (entry, coverage, completeness) => {
        let score = coverage + WEIGHT.completeness * completeness + WEIGHT.use * use[entry]!;
        const least = pool.length < size ? 0 : pool.at(-1)!.score;
        if (score + (completeness > WHOLE ? MOST_EXACT : MOST_BONUS) + WEIGHT.near < least || !mayHouse(entry, reading))
          return;
        score += bonusOf(entry, completeness);
        if (score + WEIGHT.near < least) return;
        score += WEIGHT.near * nearness(near, lat[entry]!, lon[entry]!);
        if (score >= least) insert(pool, { entry, reading, coverage, score }, size);
      });
    }
    return pool
      .flatMap(({ entry, reading, coverage, score }): Found[] => {
        const closeness = closenessOf(reading, indexedEntry(names, entry));
        if (closeness < LEAST_CLOSENESS) return [];
        const likeness = LETTERS * coverage + (1 - LETTERS) * closeness;
        return [{ entry, houseNumber: reading.houseNumber, likeness, score: score - coverage + likeness }];
      })
      .sort(compareFound)
      .slice(0, most);
  };
}

/** Sort order of results: best first, ties by entry. */
export function compareFound(a: Pick<Found, 'score' | 'entry'>, b: Pick<Found, 'score' | 'entry'>): number {
  return b.score - a.score || a.entry - b.entry;
}

/** Inserts into a sorted list of bounded length without duplicates: two readings may find the same entry. */
function insert(list: Pooled[], found: Pooled, most: number): void {
  const known = list.findIndex(({ entry }) => entry === found.entry);
  if (known >= 0) {
    if (compareFound(list[known]!, found) <= 0) return;
    list.splice(known, 1);
  }
  let at = list.length;
  while (at > 0 && compareFound(found, list[at - 1]!) < 0) at--;
  if (at >= most) return;
  list.splice(at, 0, found);
  if (list.length > most) list.pop();
}

function nearness(near: Position | null, lat: number, lon: number): number {
  return near === null ? 0 : 1 / (1 + metresBetween(near.lat, near.lon, lat, lon) / NEAR_METRES);
}
