/** Postcodes of those that have none by their tags or by a ring. */
import { getOrCompute } from '@halte/engine/common/memoize';

/** Numbers of texts; 0: not known. */
interface Located {
  readonly street: Int32Array;
  readonly town: Int32Array;
  readonly postCode: Int32Array;
}

/** How many houses have which postcode. */
type Counts = Map<number, number>;

/** Sets the postcode that most houses of the same street and town have. Where two are as frequent, or the town is not known, it stays unknown. */
export function addPostCodesOfStreets(houses: Located, places: Located): void {
  /** By street and town. */
  const wanted = new Map<number, Map<number, Counts>>();
  for (const { street, town, postCode } of [houses, places])
    for (const [row, known] of postCode.entries()) {
      if (known !== 0 || street[row] === 0 || town[row] === 0) continue;
      const towns = getOrCompute(wanted, street[row]!, () => new Map<number, Counts>());
      getOrCompute(towns, town[row]!, (): Counts => new Map());
    }
  const countsOf = ({ street, town }: Located, row: number) => wanted.get(street[row]!)?.get(town[row]!);
  for (const [house, known] of houses.postCode.entries()) {
    const counts = known === 0 ? undefined : countsOf(houses, house);
    counts?.set(known, (counts.get(known) ?? 0) + 1);
  }
  for (const located of [houses, places])
    for (const [row, known] of located.postCode.entries()) {
      const counts = known === 0 ? countsOf(located, row) : undefined;
      if (counts !== undefined) located.postCode[row] = mostFrequent(counts);
    }
}

/** 0 where there is none, or not one alone. */
function mostFrequent(counts: Counts): number {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first === undefined || first[1] === second?.[1] ? 0 : first[0];
}
