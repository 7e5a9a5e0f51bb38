/** Remarks about some trips of a printed timetable, each with a letter. */

export type Remark =
  | { readonly kind: 'destination'; readonly name: string }
  | { readonly kind: 'headway'; readonly minutes: number }
  | {
      readonly kind:
        | 'startsLater'
        | 'endsEarlier'
        | 'skipsStops'
        | 'booked'
        | 'summerTime'
        | 'winterTime'
        | 'boardingOnly'
        | 'alightingOnly';
    };

export interface LetteredRemark {
  readonly letter: string;
  readonly remark: Remark;
}

export interface Legend {
  /** The letters of some remarks, in the order of the legend. */
  lettersOf(remarks: readonly Remark[]): string;
  readonly remarks: readonly LetteredRemark[];
}

const LETTERS = 26;

/** a to z, then aa, ab, … */
function letterAt(index: number): string {
  const last = String.fromCharCode(97 + (index % LETTERS));
  return index < LETTERS ? last : letterAt(Math.floor(index / LETTERS) - 1) + last;
}

const keyOf = (remark: Remark): string => Object.values(remark).join(' ');

/** Gives letters in the order in which remarks come up. */
export function createLegend(): Legend {
  const known = new Map<string, LetteredRemark>();
  const lettered = (remark: Remark): LetteredRemark => {
    const key = keyOf(remark);
    const found = known.get(key) ?? { letter: letterAt(known.size), remark };
    known.set(key, found);
    return found;
  };
  return {
    lettersOf: (remarks) =>
      remarks
        .map((remark) => lettered(remark).letter)
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
        .join(' '),
    get remarks() {
      return [...known.values()];
    },
  };
}

/** The name that most of them have; of equally many the first. */
export function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
