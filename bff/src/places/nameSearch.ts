/** How well places match what was typed. */
import { metresBetween } from '../timetable/geo/distance.ts';
import type { Place, Position } from './kinds.ts';
import { houseKey, splitHouseNumber } from './streets.ts';
import { createTrigramIndex } from './trigrams.ts';
import { inFull, wordsOf } from './words.ts';

export interface Candidate {
  readonly place: Place;
  /** 0 … 1. */
  readonly use: number;
}

/** What was typed, taken apart once for all who look for it. */
export interface Query {
  readonly text: string;
  /** Folded, abbreviations as they are, a house number included. */
  readonly words: readonly string[];
  /** As from {@link houseKey}; null when none was typed. */
  readonly houseNumber: string | null;
  /** The words besides the house number, in full. */
  readonly full: readonly string[];
  /** What they may mean: the last one may be unfinished ("pl" of "plage"), or be an abbreviation ("pl" for "place"). */
  readonly readings: readonly (readonly string[])[];
  readonly near: Position | null;
}

export interface Found {
  readonly entry: number;
  /** Share of what was typed that the place has, 0 … 1. */
  readonly coverage: number;
  /** Comparable between all indexes. */
  readonly score: number;
}

export interface Best {
  /** Best first. */
  readonly found: readonly Found[];
  /** The highest of all, also of what is not among the best. */
  readonly topCoverage: number;
}

export type NameSearch = (query: Query, most: number) => Best;

/** Distance at which being near counts half. */
const NEAR_METRES = 1_500;
const WEIGHT = { completeness: 0.2, use: 0.1, literal: 0.15, house: 0.15, near: 0.12 } as const;
/** What takes longest to find out, at its best. */
const MOST_BONUS = WEIGHT.literal + WEIGHT.house + WEIGHT.near;

export function queryOf(text: string, near: Position | null): Query {
  const words = wordsOf(text);
  const { number, rest } = splitHouseNumber(words);
  const full = rest.map(inFull);
  return {
    text,
    words,
    houseNumber: number === null ? null : houseKey(number),
    full,
    readings: rest.at(-1) === full.at(-1) ? [full] : [full, [...full.slice(0, -1), rest.at(-1)!]],
    near,
  };
}

/** @param hasHouse whether that candidate is a street with a house of that number. */
export function createNameSearch(
  candidates: readonly Candidate[],
  hasHouse: (entry: number, key: string) => boolean,
): NameSearch {
  const index = createTrigramIndex(
    candidates.map(({ place }) => ({ name: place.title, more: `${place.city} ${place.postCode}` })),
  );
  const names = candidates.map(({ place }) => ` ${wordsOf(place.title).map(inFull).join(' ')} `);

  return ({ readings, full, houseNumber, near }, most) => {
    const literally = full.map((word) => ` ${word} `);
    const found: Found[] = [];
    let topCoverage = 0;
    const bonusOf = (entry: number) =>
      (literally.every((word) => names[entry]!.includes(word)) ? WEIGHT.literal : 0) +
      (houseNumber !== null && hasHouse(entry, houseNumber) ? WEIGHT.house : 0) +
      WEIGHT.near * nearness(near, candidates[entry]!.place);
    const consider = (entry: number, coverage: number, completeness: number) => {
      topCoverage = Math.max(topCoverage, coverage);
      const sure = coverage + WEIGHT.completeness * completeness + WEIGHT.use * candidates[entry]!.use;
      if (found.length >= most && sure + MOST_BONUS < found.at(-1)!.score) return;
      insert(found, { entry, coverage, score: sure + bonusOf(entry) }, most);
    };
    for (const words of readings) index.match(words, consider);
    return { found, topCoverage };
  };
}

/** The order of what was found: the best first, and of equals the one that is listed first. */
export function compareFound(a: Pick<Found, 'score' | 'entry'>, b: Pick<Found, 'score' | 'entry'>): number {
  return b.score - a.score || a.entry - b.entry;
}

/** Keeps a list in order, short, and with each entry once: two readings may both find it. */
function insert(list: Found[], found: Found, most: number): void {
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

function nearness(near: Position | null, { lat, lon }: Position): number {
  return near === null ? 0 : 1 / (1 + metresBetween(near.lat, near.lon, lat, lon) / NEAR_METRES);
}
