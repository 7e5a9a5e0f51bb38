/** Unpacks trips and stop times. */
import type { StopTimes } from '../timetable/feed/feed.ts';
import { type ByteReader, damaged, NetworkFileError } from './bytes.ts';
import { each, list, nullable, uint } from './codec.ts';
import { index, indexDeltas } from './numbers.ts';
import {
  DROP_OFF,
  kindRows,
  LATEST_SECONDS,
  type PackedTrip,
  PICKUP,
  type Profile,
  type StopSequence,
  type TripScope,
  type TripTables,
  tripRows,
  uints,
} from './tripRows.ts';

/** @param most stop times of all trips together: few bytes can name many. */
export function readTrips(input: ByteReader, scope: TripScope, most: number): TripTables {
  const unit = input.uint();
  if (unit < 1 || unit > LATEST_SECONDS) throw damaged('its unit of time is none');
  const sequences = readSequences(input, scope.stops);
  const kinds = kindRows(scope, sequences.length).read(input);
  for (const { sequence, headsigns } of kinds)
    if (headsigns && headsigns.length !== sequences[sequence]!.stops.length)
      throw damaged('a trip has not as many headsigns as stops');
  const profiles = sequences.map(({ stops }) => readProfiles(input, stops.length));
  const rows = tripRows(scope, kinds.length).read(input);
  const stopTimeStart = new Int32Array(rows.length + 1);
  let count = 0;
  rows.forEach(({ kind }, trip) => {
    count += sequences[kinds[kind]!.sequence]!.stops.length;
    if (count > most) throw new NetworkFileError('tooLarge', `The network file has more than ${most} stop times.`);
    stopTimeStart[trip + 1] = count;
  });
  const kindOf = (trip: PackedTrip) => kinds[trip.kind]!;
  const column = (value: (trip: PackedTrip) => number) => Int32Array.from(rows, value);
  const trips = {
    count: rows.length,
    route: column((trip) => kindOf(trip).route),
    service: column(({ service }) => service),
    shape: column((trip) => kindOf(trip).shape),
    headsign: column((trip) => kindOf(trip).headsign),
    direction: Int8Array.from(rows, (trip) => kindOf(trip).direction),
    wheelchair: Uint8Array.from(rows, (trip) => kindOf(trip).wheelchair),
    block: column(({ block }) => block),
    stopTimeStart,
  };
  const stopTimes = {
    count,
    stop: new Int32Array(count),
    arrival: new Int32Array(count),
    departure: new Int32Array(count),
    pickup: new Uint8Array(count),
    dropOff: new Uint8Array(count),
    headsign: new Int32Array(kinds.some(({ headsigns }) => headsigns) ? count : 0).fill(-1),
  };
  rows.forEach((trip, row) => {
    const start = stopTimeStart[row]!;
    const { sequence, headsigns } = kindOf(trip);
    const { stops, rules } = sequences[sequence]!;
    stopTimes.stop.set(stops, start);
    stopTimes.pickup.set(rules.map(isPickup), start);
    stopTimes.dropOff.set(rules.map(isDropOff), start);
    if (headsigns) stopTimes.headsign.set(headsigns, start);
    const profile = profiles[sequence]![trip.profile];
    if (!profile) throw damaged('a trip has times that are missing');
    spread(stopTimes, profile, start, trip.departure, unit);
  });
  return { trips, stopTimes };
}

const isPickup = (rules: number) => rules & PICKUP;
const isDropOff = (rules: number) => (rules & DROP_OFF) >> 1;

function readSequences(input: ByteReader, stopCount: number): StopSequence[] {
  const stops = Array.from({ length: input.count() }, () => {
    const length = input.count();
    if (length < 2) throw damaged('a trip has fewer than two stops');
    return indexDeltas(stopCount).read(input, length);
  });
  return stops.map((own) => ({ stops: own, rules: each(index(4)).read(input, own.length) }));
}

function readProfiles(input: ByteReader, length: number): Profile[] {
  const hops = Array.from({ length: input.count() }, () => uints.read(input, length - 1));
  return hops.map((own) => {
    const stays = nullable(list(uint)).read(input);
    if (stays && stays.length !== length) throw damaged('a trip has not as many stays as stops');
    return { hops: own, stays };
  });
}

function spread(
  { arrival, departure }: Pick<StopTimes, 'arrival' | 'departure'>,
  { hops, stays }: Profile,
  start: number,
  first: number,
  unit: number,
): void {
  let time = first - (stays?.[0] ?? 0);
  if (time < 0) throw damaged('a trip begins before its day');
  for (let i = 0; i <= hops.length; i++) {
    if (i > 0) time += hops[i - 1]!;
    arrival[start + i] = time * unit;
    time += stays?.[i] ?? 0;
    departure[start + i] = time * unit;
  }
  if (time * unit > LATEST_SECONDS) throw damaged('a trip ends too late');
}
