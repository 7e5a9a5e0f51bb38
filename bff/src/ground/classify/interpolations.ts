/** Ways along which houses are numbered between those that are known: https://wiki.openstreetmap.org/wiki/Key:addr:interpolation. */
import type { Tags } from '../../osm/tags.ts';

/** The step of numbers that go on by letters: 12a, 12b, 12c. */
export const BY_LETTERS = 0;

const STEPS: Readonly<Record<string, number>> = { all: 1, odd: 2, even: 2, alphabetic: BY_LETTERS };
const NUMBER = /^[1-9]\d{0,2}$/;

/** The keys that the functions of this file ask for. */
export const INTERPOLATION_KEYS: readonly string[] = ['addr:interpolation', 'addr:street', 'addr:place'];

/** By how much the numbers grow, or {@link BY_LETTERS}. Null for a way that is none, or of a kind that is not known. */
export function interpolationStep(tags: Tags): number | null {
  const kind = tags.get('addr:interpolation');
  if (kind === undefined) return null;
  return NUMBER.test(kind) ? Number(kind) : Object.hasOwn(STEPS, kind) ? STEPS[kind]! : null;
}

/** The street of the houses on such a way that have none tagged. */
export const interpolatedStreet = (tags: Tags) => tags.get('addr:street') ?? tags.get('addr:place');
