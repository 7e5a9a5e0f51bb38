/** Rules 1 to 3: which vehicles run on a service day, with the times of that day, and which of them continue as another. */
import type { Call } from './calls.ts';
import { serviceStart } from './clock.ts';
import type { Feed, Trip } from './feed.ts';

/** A trip on a service day; of a trip with headways, one of its runs. */
export interface Vehicle {
  readonly trip: Trip;
  readonly day: number;
  /** Added to the stop times of the trip: of a run by headway, else 0. */
  readonly offset: number;
  readonly stops: readonly VehicleCall[];
}

export interface VehicleCall {
  readonly stop: string;
  /** Position in the calls of the trip, from 0. */
  readonly position: number;
  readonly arrival: number;
  readonly departure: number;
  /** By real time: the vehicle passes there without a stop. */
  readonly isSkipped: boolean;
  /** Rule 2 for this vehicle; neither where the call is skipped. */
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
}

/** Real-time data of one trip: one time for each call, counted from the start of the service day. */
export interface RunUpdate {
  readonly trip: string;
  readonly day: number;
  readonly offset: number;
  readonly isCancelled: boolean;
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  readonly isSkipped: readonly boolean[];
}

/** A run that the timetable does not have. */
export interface AddedRun {
  readonly trip: Trip;
  readonly day: number;
}

export interface Updates {
  readonly runs: readonly RunUpdate[];
  readonly added: readonly AddedRun[];
}

export const NO_UPDATES: Updates = { runs: [], added: [] };

/** All vehicles of the service days from `first` to `last`. */
export function vehiclesOf(feed: Feed, first: number, last: number, updates: Updates = NO_UPDATES): Vehicle[] {
  const updateOf = updatesBy(feed, updates.runs);
  const vehicles: Vehicle[] = [];
  for (let day = first; day <= last; day++) {
    const start = serviceStart(feed.zone, day);
    for (const trip of feed.trips) {
      if (!feed.services.runsOn(trip.service, day)) continue;
      for (const offset of offsetsOf(trip)) {
        const update = updateOf.get(nameOf({ trip: trip.id, day, offset }));
        if (update?.isCancelled === true) continue;
        vehicles.push({ trip, day, offset, stops: stopsOf(trip, start, offset, update) });
      }
    }
    for (const added of updates.added)
      if (added.day === day) vehicles.push({ ...added, offset: 0, stops: stopsOf(added.trip, start, 0, undefined) });
  }
  return vehicles.filter(({ stops }) => stops.length >= 2);
}

/** By trip, day and offset; with those that rule 3a makes of them. */
function updatesBy(feed: Feed, runs: readonly RunUpdate[]): Map<string, RunUpdate> {
  const updateOf = new Map(runs.map((run) => [nameOf(run), run]));
  const reported = new Set(updateOf.keys());
  const tripOf = new Map(feed.trips.map((trip) => [trip.id, trip]));
  for (const day of new Set(runs.map((run) => run.day))) {
    const pairs = continuationsOf(feed, day);
    // A delay goes on along the block: until nothing becomes later any more.
    for (let isLater = true; isLater; ) {
      isLater = false;
      for (const [from, targets] of pairs) {
        const update = updateOf.get(nameOf({ trip: from, day, offset: 0 }));
        if (update === undefined || update.isCancelled) continue;
        for (const to of targets) {
          const name = nameOf({ trip: to, day, offset: 0 });
          const next = tripOf.get(to)!;
          const [leaves, ends] = [firstCall(next).departure, tripOf.get(from)!.calls.at(-1)!.arrival];
          const arrives = update.arrivals.at(-1)!;
          if (reported.has(name) || ends > leaves || arrives <= (updateOf.get(name)?.departures[0] ?? leaves)) continue;
          const delay = arrives - leaves;
          updateOf.set(name, {
            trip: to,
            day,
            offset: 0,
            isCancelled: false,
            isSkipped: next.calls.map(() => false),
            arrivals: next.calls.map((call) => call.arrival + delay),
            departures: next.calls.map((call) => call.departure + delay),
          });
          isLater = true;
        }
      }
    }
  }
  return updateOf;
}

const nameOf = ({ trip, day, offset }: Pick<RunUpdate, 'trip' | 'day' | 'offset'>) => `${trip} ${day} ${offset}`;

/** The runs of a trip: one as its stop times say, or those of its headways. */
function offsetsOf(trip: Trip): number[] {
  if (trip.headways.length === 0) return [0];
  const leaves = trip.calls[0]!.departure;
  const offsets = new Set<number>();
  for (const { start, end, seconds } of trip.headways)
    for (let time = start; time < end; time += seconds) offsets.add(time - leaves);
  return [...offsets];
}

function stopsOf(trip: Trip, start: number, offset: number, update: RunUpdate | undefined): VehicleCall[] {
  const isSkipped = (position: number) => update?.isSkipped[position] === true;
  return trip.calls.map((call, position) => ({
    stop: call.stop,
    position,
    isSkipped: isSkipped(position),
    arrival: start + (update?.arrivals[position] ?? call.arrival + offset),
    departure: start + (update?.departures[position] ?? call.departure + offset),
    mayBoard: call.mayBoard && position < trip.calls.length - 1 && !isSkipped(position),
    mayAlight: call.mayAlight && position > 0 && !isSkipped(position),
  }));
}

/** Rule 3, for the trips of one service day: pairs of a trip and one that continues it, in the timetable. */
export function continuationsOf(feed: Feed, day: number): ReadonlyMap<string, ReadonlySet<string>> {
  const running = feed.trips.filter((trip) => trip.headways.length === 0 && feed.services.runsOn(trip.service, day));
  const isRunning = new Set(running.map(({ id }) => id));
  const pairs = new Map<string, Set<string>>();
  const add = (from: string, to: string) => pairs.set(from, (pairs.get(from) ?? new Set()).add(to));
  const blocks = new Map<string, Trip[]>();
  for (const trip of running) if (trip.block !== '') blocks.set(trip.block, [...(blocks.get(trip.block) ?? []), trip]);
  for (const block of blocks.values()) {
    block.sort((a, b) => firstCall(a).departure - firstCall(b).departure);
    for (const [index, trip] of block.entries()) {
      const next = block[index + 1];
      if (next !== undefined && trip.calls.at(-1)!.stop === firstCall(next).stop) add(trip.id, next.id);
    }
  }
  for (const row of feed.transfers)
    if (row.type === '4' && isRunning.has(row.fromTrip) && isRunning.has(row.toTrip)) add(row.fromTrip, row.toTrip);
  for (const row of feed.transfers) if (row.type === '5') pairs.get(row.fromTrip)?.delete(row.toTrip);
  return pairs;
}

const firstCall = (trip: Trip): Call => trip.calls[0]!;
