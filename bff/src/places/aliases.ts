/** Other names of a place: each is an entry of its own in the index, and the place says which one was typed. */
import type { Candidate } from './candidate.ts';
import type { Place } from './kinds.ts';

interface Aliases {
  /** Numbered after the candidates that they are made of. */
  readonly candidates: readonly Candidate[];
  /** The candidate of an entry: of another name, that which has it. */
  entryOf(entry: number): number;
  /** The place with the name of the entry behind its own, if that is another one. */
  named(entry: number, place: Place): Place;
}

/** Of a street or a town: each is an entry of the index. */
export const MOST_OTHER_NAMES = 12;

export function aliasesOf(named: readonly Candidate[]): Aliases {
  const of: number[] = [];
  const names: string[] = [];
  for (const [entry, candidate] of named.entries())
    for (const name of new Set(candidate.otherNames)) {
      // Its own name is read only here, as most have no other.
      if (name === candidate.title || name === '') continue;
      of.push(entry);
      names.push(name);
    }
  return {
    candidates: names.map((name, i) => new Alias(named[of[i]!]!, name)),
    entryOf: (entry) => (entry < named.length ? entry : of[entry - named.length]!),
    named: (entry, place) => (entry < named.length ? place : withOtherName(place, names[entry - named.length]!)),
  };
}

function withOtherName(place: Place, otherName: string): Place {
  return { ...place, otherName };
}

class Alias implements Candidate {
  readonly title: string;
  private readonly of: Candidate;

  constructor(of: Candidate, name: string) {
    this.of = of;
    this.title = name;
  }

  get id(): string {
    return this.of.id;
  }

  get city(): string {
    return this.of.city;
  }

  get postCode(): string {
    return this.of.postCode;
  }

  get use(): number {
    return this.of.use;
  }

  get lat(): number {
    return this.of.lat;
  }

  get lon(): number {
    return this.of.lon;
  }

  get place(): Place {
    return withOtherName(this.of.place, this.title);
  }
}
