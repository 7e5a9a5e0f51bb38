import type { Journey, JourneyGroup } from './search.ts';

/** A journey with those that repeat it at other times. */
export interface FoldedJourney {
  readonly head: Journey;
  readonly repeats: readonly Journey[];
}

export interface FoldedGroup {
  readonly key: JourneyGroup['key'];
  readonly rows: readonly FoldedJourney[];
}

/** The lines of a journey with the stops where they are boarded and left; null where it has no ride, or its stops are not known. */
export function sequenceOf({ sections }: Pick<Journey, 'sections'>): string | null {
  const rides = sections.filter(({ kind }) => kind === 'ride');
  const parts = rides.map(({ line, stops = [] }) => [line?.id, stops[0]?.name, stops.at(-1)?.name]);
  return parts.length > 0 && parts.flat().every((part) => part !== undefined) ? JSON.stringify(parts) : null;
}

/** Whether a journey must be visible without unfolding: it cannot be made, or it is the last one of the day. */
function standsAlone({ realTime, isLastOfDay }: Journey): boolean {
  return realTime === 'cancelled' || realTime === 'missedConnection' || isLastOfDay === true;
}

/** Journeys with the same lines and stops in the same order in one row, where the first of them stands. */
export function folded(journeys: readonly Journey[]): readonly FoldedJourney[] {
  const rows: { head: Journey; repeats: Journey[] }[] = [];
  const bySequence = new Map<string, Journey[]>();
  for (const journey of journeys) {
    const sequence = standsAlone(journey) ? null : sequenceOf(journey);
    const repeats = sequence === null ? undefined : bySequence.get(sequence);
    if (repeats) {
      repeats.push(journey);
      continue;
    }
    const row = { head: journey, repeats: [] };
    rows.push(row);
    if (sequence !== null) bySequence.set(sequence, row.repeats);
  }
  return rows;
}

export function foldedGroups(groups: readonly JourneyGroup[]): readonly FoldedGroup[] {
  return groups.map(({ key, journeys }) => ({ key, rows: folded(journeys) }));
}

/** The first `count` rows in the order of the groups; a group of which none is among them is left out. */
export function firstRows(groups: readonly FoldedGroup[], count: number): readonly FoldedGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}
