/** Packs trips and stop times. */
import type { StopTimes } from '../timetable/feed/feed.ts';
import type { ByteWriter } from './bytes.ts';
import { deltas, list, nullable, uint } from './codec.ts';
import {
  DROP_OFF,
  kindRows,
  type PackedTrip,
  PICKUP,
  type Profile,
  type StopSequence,
  type TripKind,
  type TripScope,
  type TripTables,
  tripRows,
  uints,
} from './tripRows.ts';

export function writeTrips(out: ByteWriter, { trips, stopTimes }: TripTables, scope: TripScope): void {
  const unit = unitOf(stopTimes);
  const sequences = numbered<StopSequence>();
  const kinds = numbered<TripKind>();
  const profiles: Numbered<Profile>[] = [];
  const packed = Array.from({ length: trips.count }, (_, trip): PackedTrip => {
    const [from, to] = [trips.stopTimeStart[trip]!, trips.stopTimeStart[trip + 1]!];
    const positions = Array.from({ length: to - from }, (__, i) => from + i);
    const sequence = sequences.numberOf({
      stops: positions.map((at) => stopTimes.stop[at]!),
      rules: positions.map((at) => (stopTimes.pickup[at] ? PICKUP : 0) | (stopTimes.dropOff[at] ? DROP_OFF : 0)),
    });
    const headsigns = positions.map((at) => stopTimes.headsign[at] ?? -1);
    const kind = kinds.numberOf({
      route: trips.route[trip]!,
      sequence,
      headsign: trips.headsign[trip]!,
      direction: trips.direction[trip]!,
      wheelchair: trips.wheelchair[trip]!,
      shape: trips.shape[trip]!,
      headsigns: headsigns.some((text) => text >= 0) ? headsigns : null,
    });
    const stays = positions.map((at) => (stopTimes.departure[at]! - stopTimes.arrival[at]!) / unit);
    profiles[sequence] ??= numbered();
    const profile = profiles[sequence].numberOf({
      hops: positions.slice(1).map((at) => (stopTimes.arrival[at]! - stopTimes.departure[at - 1]!) / unit),
      stays: stays.some((stay) => stay > 0) ? stays : null,
    });
    const departure = stopTimes.departure[from]! / unit;
    return { kind, profile, departure, service: trips.service[trip]!, block: trips.block[trip]! };
  });
  out.uint(unit);
  out.uint(sequences.values.length);
  for (const { stops } of sequences.values) {
    out.uint(stops.length);
    deltas.write(out, stops);
  }
  for (const { rules } of sequences.values) uints.write(out, rules);
  kindRows(scope, sequences.values.length).write(out, kinds.values);
  for (const own of profiles) {
    out.uint(own.values.length);
    for (const { hops } of own.values) uints.write(out, hops);
    for (const { stays } of own.values) nullable(list(uint)).write(out, stays);
  }
  tripRows(scope, kinds.values.length).write(out, packed);
}

/** The greatest number of seconds that all times are multiples of. */
function unitOf({ arrival, departure }: Pick<StopTimes, 'arrival' | 'departure'>): number {
  let unit = 0;
  for (const times of [arrival, departure]) for (const time of times) unit = commonDivisor(unit, time);
  return Math.max(1, unit);
}

function commonDivisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}

interface Numbered<T> {
  readonly values: readonly T[];
  numberOf(value: T): number;
}

/** Equal values get the same number, from 0 on. */
function numbered<T>(): Numbered<T> {
  const values: T[] = [];
  const numbers = new Map<string, number>();
  return {
    values,
    numberOf(value) {
      const key = JSON.stringify(value);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}
