/** The trips of the network by service day, each with the delays that chance gives it. */
import { createRandom, hashText } from '../city/random.ts';
import { dayTypeOf } from '../timetable/servicePeriod.ts';
import { type DayNumber, dateOf, dayOf, type EpochSeconds, serviceDayStart } from '../timetable/time.ts';
import { planTrips, type Trip } from '../timetable/trips.ts';
import { type DelayModel, drawDelays } from './delays.ts';
import type { Network } from './network.ts';

/** A trip on a service day. Times are seconds of that day, `offset` included. */
export interface TripInstance extends DelayModel {
  readonly trip: Trip;
  readonly serviceDay: DayNumber;
  /** Seconds added to the times of the trip, for those that run by headway. */
  readonly offset: number;
  /** The instant at which the service day begins. */
  readonly dayStart: EpochSeconds;
  readonly start: number;
  readonly end: number;
  /** Unique. */
  readonly name: string;
}

export interface Schedule {
  readonly network: Network;
  readonly trips: readonly Trip[];
  /** Name of the stop area of a stop point. */
  areaNameOf(stop: string): string;
  runsOn(trip: Trip, day: DayNumber): boolean;
  /** The trip instances on the road at some time from `from` until `to`, as planned. */
  instancesBetween(from: EpochSeconds, to: EpochSeconds): TripInstance[];
}

/** Yesterday, today, tomorrow, and one more while the date changes. */
const MAX_CACHED_DAYS = 4;

export function createSchedule(network: Network): Schedule {
  const trips = [...planTrips(network)];
  const areaNames = new Map(network.stopAreas.map(({ id, name }) => [id, name]));
  const areaNameByStop = new Map(network.stopPoints.map(({ id, area }) => [id, areaNames.get(area) ?? '']));
  const cachedDays = new Map<DayNumber, readonly TripInstance[]>();

  function runsOn(trip: Trip, day: DayNumber): boolean {
    const date = dateOf(day);
    const { first, last } = network.period;
    return first <= date && date <= last && trip.day === dayTypeOf(date);
  }

  function instancesOfDay(day: DayNumber): readonly TripInstance[] {
    const instances = cachedDays.get(day) ?? drawInstances(day);
    cachedDays.delete(day);
    cachedDays.set(day, instances);
    const [oldest] = cachedDays.keys();
    if (cachedDays.size > MAX_CACHED_DAYS && oldest !== undefined) cachedDays.delete(oldest);
    return instances;
  }

  function drawInstances(serviceDay: DayNumber): TripInstance[] {
    const dayStart = serviceDayStart(serviceDay);
    const running = trips.filter((trip) => runsOn(trip, serviceDay));
    return running.flatMap((trip) =>
      offsetsOf(trip).map((offset): TripInstance => {
        const name = `${trip.id}:${serviceDay}:${offset}`;
        const start = trip.departures[0]! + offset;
        const end = trip.arrivals.at(-1)! + offset;
        const hash = hashText(name, network.seed);
        const delays = drawDelays(trip.line, serviceDay, hash, createRandom(hash));
        return { trip, serviceDay, offset, dayStart, start, end, name, ...delays };
      }),
    );
  }

  return {
    network,
    trips,
    areaNameOf: (stop) => areaNameByStop.get(stop) ?? '',
    runsOn,
    instancesBetween(from, to) {
      const instances: TripInstance[] = [];
      for (let day = dayOf(from) - 1; day <= dayOf(to); day++) {
        for (const instance of instancesOfDay(day)) {
          const { dayStart, start, end } = instance;
          if (dayStart + start <= to && dayStart + end >= from) instances.push(instance);
        }
      }
      return instances;
    },
  };
}

/** Seconds to add to the times of a trip for each of its departures. */
function offsetsOf({ frequencies, departures }: Trip): number[] {
  if (frequencies.length === 0) return [0];
  return frequencies.flatMap(({ start, end, headway }) => {
    const count = Math.ceil((end - start) / headway);
    return Array.from({ length: count }, (_, i) => start + i * headway - departures[0]!);
  });
}
