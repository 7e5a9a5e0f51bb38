/**
 * All calls of the vehicles of some days in one table, and the same backwards: there time runs the other way, a vehicle goes from its last
 * stop to its first, boarding is alighting. A search from the destination is then a search like any other.
 */
import type { Nodes } from './nodes.ts';
import type { Vehicle } from './vehicles.ts';

export interface Timeline {
  readonly vehicles: readonly Vehicle[];
  /** By vehicle, its first call; one more at the end. */
  readonly firstCall: Int32Array;
  /** By call. */
  readonly vehicle: Int32Array;
  readonly node: Int32Array;
  readonly arrival: Float64Array;
  readonly departure: Float64Array;
  readonly mayBoard: Uint8Array;
  readonly mayAlight: Uint8Array;
  /** Calls from which a vehicle goes on to another, by departure; of equals in their order along the vehicle. */
  readonly order: Int32Array;
  /** By vehicle, the vehicles that one may stay seated into. */
  readonly continuations: readonly (readonly number[])[];
}

type Columns = Omit<Timeline, 'order'>;

/** `pairs` are trip ids by service day: see `continuationsOf`. */
export function timelineOf(
  vehicles: readonly Vehicle[],
  nodes: Nodes,
  pairs: ReadonlyMap<number, ReadonlyMap<string, ReadonlySet<string>>>,
): Timeline {
  const columns = emptyColumns(
    vehicles,
    vehicles.reduce((sum, { stops }) => sum + stops.length, 0),
  );
  const numberOf = new Map<string, number>();
  let call = 0;
  for (const [number, { trip, day, stops }] of vehicles.entries()) {
    columns.firstCall[number] = call;
    numberOf.set(`${trip.id} ${day}`, number);
    const tripNodes = nodes.nodesOf(trip);
    for (const stop of stops) {
      columns.vehicle[call] = number;
      columns.node[call] = tripNodes[stop.position]!;
      columns.arrival[call] = stop.arrival;
      columns.departure[call] = stop.departure;
      columns.mayBoard[call] = Number(stop.mayBoard);
      columns.mayAlight[call] = Number(stop.mayAlight);
      call += 1;
    }
  }
  columns.firstCall[vehicles.length] = call;
  const continuations = vehicles.map(({ trip, day, stops }) =>
    [...(pairs.get(day)?.get(trip.id) ?? [])]
      .map((next) => numberOf.get(`${next} ${day}`))
      .filter((next) => next !== undefined)
      .filter((next) => vehicles[next]!.stops[0]!.departure >= stops.at(-1)!.arrival),
  );
  return withOrder({ ...columns, continuations });
}

/** The same timeline, read from its end. */
export function backwards(timeline: Timeline): Timeline {
  const count = timeline.node.length;
  const columns = emptyColumns(timeline.vehicles, count);
  for (let number = 0; number < timeline.vehicles.length; number++) {
    const [first, next] = [timeline.firstCall[number]!, timeline.firstCall[number + 1]!];
    columns.firstCall[number] = first;
    for (let call = first; call < next; call++) {
      const mirrored = first + next - 1 - call;
      columns.vehicle[mirrored] = number;
      columns.node[mirrored] = timeline.node[call]!;
      columns.arrival[mirrored] = -timeline.departure[call]!;
      columns.departure[mirrored] = -timeline.arrival[call]!;
      columns.mayBoard[mirrored] = timeline.mayAlight[call]!;
      columns.mayAlight[mirrored] = timeline.mayBoard[call]!;
    }
  }
  columns.firstCall[timeline.vehicles.length] = count;
  const continuations: number[][] = timeline.vehicles.map(() => []);
  for (const [number, targets] of timeline.continuations.entries())
    for (const next of targets) continuations[next]!.push(number);
  return withOrder({ ...columns, continuations });
}

function emptyColumns(vehicles: readonly Vehicle[], calls: number): Omit<Columns, 'continuations'> {
  return {
    vehicles,
    firstCall: new Int32Array(vehicles.length + 1),
    vehicle: new Int32Array(calls),
    node: new Int32Array(calls),
    arrival: new Float64Array(calls),
    departure: new Float64Array(calls),
    mayBoard: new Uint8Array(calls),
    mayAlight: new Uint8Array(calls),
  };
}

/** Sorts by counting: there is a whole number of seconds, and not many days. */
function withOrder(columns: Columns): Timeline {
  const { departure, vehicle, firstCall } = columns;
  const goesOn = (call: number) => call + 1 < firstCall[vehicle[call]! + 1]!;
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of departure) {
    if (time < least) least = time;
    if (time > greatest) greatest = time;
  }
  const starts = new Int32Array(departure.length === 0 ? 1 : greatest - least + 2);
  for (let call = 0; call < departure.length; call++) if (goesOn(call)) starts[departure[call]! - least + 1]! += 1;
  for (let second = 1; second < starts.length; second++) starts[second]! += starts[second - 1]!;
  const order = new Int32Array(starts.at(-1)!);
  for (let call = 0; call < departure.length; call++)
    if (goesOn(call)) {
      const at = departure[call]! - least;
      order[starts[at]!] = call;
      starts[at]! += 1;
    }
  return { ...columns, order };
}
