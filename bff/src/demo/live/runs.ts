/** Who is on the road in the demo city, and how late. */
import type { DayNumber, EpochSeconds, Feed, Mode, TripIndex } from '../../timetable/feed.ts';
import { headwaysOf, runOffsets } from '../../timetable/headways.ts';
import { dayOf, isoOfDay, serviceDayStart } from '../../timetable/time/zone.ts';
import { createRandom, hashText } from '../random.ts';

/** A run of a trip with the character that chance gave it. Times are seconds of the service day, `offset` included. */
export interface SimulatedRun {
  readonly trip: TripIndex;
  readonly serviceDay: DayNumber;
  readonly offset: number;
  /** The instant at which the service day begins. */
  readonly zero: EpochSeconds;
  readonly start: number;
  readonly end: number;
  /** Unlike that of any other run. */
  readonly name: string;
  /** A number for whatever else is left to chance. */
  readonly dice: number;
  readonly isCancelled: boolean;
  /** Seconds late (or early) from its own doing. */
  readonly own: number;
  /** Seconds late where the traffic on its line is at its worst. */
  readonly worst: number;
}

/** Seconds that bad traffic costs an ordinary run. */
const TRAFFIC: Readonly<Record<Mode, number>> = {
  metro: 40,
  tram: 80,
  bus: 170,
  coach: 120,
  train: 100,
  cableCar: 15,
  funicular: 15,
  ferry: 60,
  onDemand: 150,
};

/** More than this, and traffic that gets better would bring a vehicle to its next stop before it left the last. */
const MOST_WORST = 480;
const CANCELLED_SHARE = 0.012;
const LATE_SHARE = 0.25;
/** Lines through the centre, on which bad traffic spares nobody. */
export const BUSY_LINES: readonly string[] = ['11', '12', '13', '14'];
/** In July and August one line runs less often: the drivers are on holiday too. */
export const SUMMER_LINE = '15';
const SUMMER_CANCELLED_SHARE = 0.25;

/** All runs that are on the road at some time from `from` until `to`, as planned. */
export function runsBetween(feed: Feed, seed: number, from: EpochSeconds, to: EpochSeconds): SimulatedRun[] {
  const runs: SimulatedRun[] = [];
  for (let day = dayOf(feed.timeZone, from) - 1; day <= dayOf(feed.timeZone, to); day++)
    for (const run of runsOfDay(feed, seed, day))
      if (run.zero + run.start <= to && run.zero + run.end >= from) runs.push(run);
  return runs;
}

const DAYS_KEPT = 4;
const knownDays = new WeakMap<Feed, Map<string, readonly SimulatedRun[]>>();

/** Made once a day: what is asked every few seconds is who of them is on the road. */
function runsOfDay(feed: Feed, seed: number, day: DayNumber): readonly SimulatedRun[] {
  const days = knownDays.get(feed) ?? new Map<string, readonly SimulatedRun[]>();
  knownDays.set(feed, days);
  const key = `${seed} ${day}`;
  const runs = days.get(key) ?? simulatedRuns(feed, seed, day);
  days.delete(key);
  days.set(key, runs);
  if (days.size > DAYS_KEPT) days.delete(days.keys().next().value ?? '');
  return runs;
}

function simulatedRuns(feed: Feed, seed: number, serviceDay: DayNumber): SimulatedRun[] {
  const { trips, stopTimes } = feed;
  const zero = serviceDayStart(feed.timeZone, serviceDay);
  const runs: SimulatedRun[] = [];
  for (let trip = 0; trip < trips.count; trip++) {
    if (!feed.runsOn(trips.service[trip]!, serviceDay)) continue;
    const start = stopTimes.departure[trips.stopTimeStart[trip]!]!;
    const end = stopTimes.arrival[trips.stopTimeStart[trip + 1]! - 1]!;
    for (const offset of headwaysOf(feed)
      .get(trip)
      ?.flatMap((one) => runOffsets(feed, one)) ?? [0])
      runs.push(simulatedRun(feed, seed, { trip, serviceDay, offset, zero, start: start + offset, end: end + offset }));
  }
  return runs;
}

type PlannedRun = Pick<SimulatedRun, 'trip' | 'serviceDay' | 'offset' | 'zero' | 'start' | 'end'>;

function simulatedRun(feed: Feed, seed: number, run: PlannedRun): SimulatedRun {
  const name = `${feed.trips.ids[run.trip]!}:${run.serviceDay}:${run.offset}`;
  const dice = hashText(name, seed);
  const random = createRandom(dice);
  const { id, mode } = feed.routes[feed.trips.route[run.trip]!]!;
  const isThinned = id === SUMMER_LINE && isSummer(run.serviceDay);
  const isLate = random.chance(LATE_SHARE) || BUSY_LINES.includes(id);
  return {
    ...run,
    name,
    dice,
    isCancelled: random.chance(isThinned ? SUMMER_CANCELLED_SHARE : CANCELLED_SHARE),
    own: random.between(-15, 40),
    worst: Math.min(MOST_WORST, TRAFFIC[mode] * (isLate ? random.between(1.2, 3) : random.between(0, 0.5))),
  };
}

function isSummer(day: DayNumber): boolean {
  return ['07', '08'].includes(isoOfDay(day).slice(5, 7));
}

/** How bad the traffic on a line is, 0 … 1.1: it comes and goes some times a day, at other times on other lines. */
export function trafficOf(route: string, seed: number, seconds: number): number {
  const phase = (hashText(route, seed) % 6_283) / 1_000;
  const long = Math.sin((2 * Math.PI * seconds) / 7_200 + phase);
  const short = Math.sin((2 * Math.PI * seconds) / 3_900 + phase * 7);
  return Math.max(0, long + 0.6 * short - 0.5);
}

export interface SimulatedHalt {
  /** Instants, delays included. */
  readonly arrival: EpochSeconds;
  readonly departure: EpochSeconds;
  /** Whole seconds. */
  readonly arrivalDelay: number;
  readonly departureDelay: number;
}

const knownHalts = new WeakMap<SimulatedRun, readonly SimulatedHalt[]>();

/** When a run reaches and leaves its stops, late as it is. */
export function haltsOf(feed: Feed, seed: number, run: SimulatedRun): readonly SimulatedHalt[] {
  const halts = knownHalts.get(run) ?? simulatedHalts(feed, seed, run);
  knownHalts.set(run, halts);
  return halts;
}

/** Of the planned time from halt to halt, what a vehicle needs at least: a late one drives no faster than that. */
export const LEAST_RIDE_SHARE = 0.85;
/** Seconds of a planned halt that a late vehicle does not cut short. */
const LEAST_HALT_SECONDS = 15;

function simulatedHalts({ routes, trips, stopTimes }: Feed, seed: number, run: SimulatedRun): SimulatedHalt[] {
  const line = routes[trips.route[run.trip]!]!.id;
  const halts: SimulatedHalt[] = [];
  let left: { readonly planned: number; readonly real: number } | null = null;
  for (let i = trips.stopTimeStart[run.trip]!; i < trips.stopTimeStart[run.trip + 1]!; i++) {
    const arrival = stopTimes.arrival[i]! + run.offset;
    const departure = stopTimes.departure[i]! + run.offset;
    const soonest: number = left ? left.real + Math.ceil((arrival - left.planned) * LEAST_RIDE_SHARE) : -Infinity;
    const arrivalDelay = Math.max(delayAt(line, seed, run, arrival), soonest - arrival);
    const halt = Math.min(departure - arrival, LEAST_HALT_SECONDS);
    const departureDelay = Math.max(delayAt(line, seed, run, departure), arrival + arrivalDelay + halt - departure);
    left = { planned: departure, real: departure + departureDelay };
    halts.push({
      arrivalDelay,
      departureDelay,
      arrival: run.zero + arrival + arrivalDelay,
      departure: run.zero + departure + departureDelay,
    });
  }
  return halts;
}

/** What the traffic on its line costs a run at a time of its plan, little at first. */
function delayAt(line: string, seed: number, run: SimulatedRun, seconds: number): number {
  const soFar = Math.min(1, 0.2 + Math.max(0, seconds - run.start) / 750);
  return Math.round(soFar * (run.own + run.worst * trafficOf(line, seed, seconds)));
}
