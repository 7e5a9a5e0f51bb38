/** Stop points as the search knows them: one node for the trips that have the same changes there. */
import type { Changes } from './changes.ts';
import type { Trip } from './feed.ts';

export interface Nodes {
  readonly count: number;
  /** The stop point of each node. */
  readonly stops: readonly string[];
  /** By call of a trip. */
  nodesOf(trip: Trip): readonly number[];
  at(stop: string): readonly number[];
  changes(stepFree: boolean, marginSeconds: number): ChangeTable;
}

/** The nodes that one may change to, by node, with the seconds of the change. */
export interface ChangeTable {
  readonly to: readonly (readonly number[])[];
  readonly seconds: readonly (readonly number[])[];
}

export function nodesOf(trips: readonly Trip[], changes: Changes): Nodes {
  const numbers = new Map<string, number>();
  const stops: string[] = [];
  const examples: Trip[] = [];
  const atStop = new Map<string, number[]>();
  const byTrip = new Map<Trip, readonly number[]>();
  const numberOf = (stop: string, trip: Trip): number => {
    const name = `${stop}\n${changes.rowsOf(stop, trip)}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const node = stops.length;
    numbers.set(name, node);
    stops.push(stop);
    examples.push(trip);
    atStop.set(stop, [...(atStop.get(stop) ?? []), node]);
    return node;
  };
  for (const trip of trips)
    byTrip.set(
      trip,
      trip.calls.map(({ stop }) => numberOf(stop, trip)),
    );
  const tables = new Map<string, ChangeTable>();
  return {
    count: stops.length,
    stops,
    nodesOf: (trip) => byTrip.get(trip)!,
    at: (stop) => atStop.get(stop) ?? [],
    changes: (stepFree, marginSeconds) => {
      const key = `${stepFree} ${marginSeconds}`;
      const table = tables.get(key) ?? changeTable(changes, stops, examples, atStop, { stepFree, marginSeconds });
      tables.set(key, table);
      return table;
    },
  };
}

function changeTable(
  changes: Changes,
  stops: readonly string[],
  examples: readonly Trip[],
  atStop: ReadonlyMap<string, readonly number[]>,
  { stepFree, marginSeconds }: { readonly stepFree: boolean; readonly marginSeconds: number },
): ChangeTable {
  const to: number[][] = stops.map(() => []);
  const seconds: number[][] = stops.map(() => []);
  for (const [node, stop] of stops.entries())
    for (const other of changes.reachable(stop))
      for (const target of atStop.get(other) ?? []) {
        const change = changes.seconds(stop, examples[node]!, other, examples[target]!, stepFree);
        if (change === null) continue;
        to[node]!.push(target);
        seconds[node]!.push(change + marginSeconds);
      }
  return { to, seconds };
}

/** The same changes, by the node where they end. */
export function reversed({ to, seconds }: ChangeTable): ChangeTable {
  const back: { to: number[][]; seconds: number[][] } = { to: to.map(() => []), seconds: to.map(() => []) };
  for (const [node, targets] of to.entries())
    for (const [index, target] of targets.entries()) {
      back.to[target]!.push(node);
      back.seconds[target]!.push(seconds[node]![index]!);
    }
  return back;
}
