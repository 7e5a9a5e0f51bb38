/**
 * A journey as URL-safe text that contains everything needed to restore it: after a restart, on another server, from
 * a shared address. Packed, with a checksum against typos and truncation; it contains nothing worth forging.
 */
import { base64urlOf, bytesOfBase64url } from '../common/base64url.ts';
import { checksum } from '../common/checksum.ts';
import type { DayNumber } from '../common/time.ts';
import { invalid, type RequestError } from '../problems/requestError.ts';
import { MOST_MARGIN } from '../search/day/effectiveTransfers.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { type Places, placesFrom, readMarks, writeMarks } from './packedMarks.ts';
import { PackReader, PackWriter } from './packing.ts';
import type { Plan, PlannedRide, Wishes } from './plan.ts';
import { type RideMarks, rideMarks } from './rideMarks.ts';

/** Version of a journey without options, and of one with options, which follow. */
const VERSION = 2;
const VERSION_WITH_WISHES = 3;
/** Bits of the options. */
const AVOIDS_STAIRS = 1;
const WHEELCHAIR = 2;
/** Of a checksum, which protects against typos and truncation, not against forgery. */
const CHECKSUM_BYTES = 4;
const LONGEST_CODE = 8_000;
/** In the order of their numbers. A plain ride is known by its trip id alone: written for trips that real time added, and by earlier programs. */
const KINDS = ['walk', 'bike', 'ride', 'seatedRide', 'markedRide', 'markedSeatedRide', 'walkByEntrance'] as const;
/** Rides and walks alternate, at most 8 rides, each by a vehicle that may become further trips. */
const MOST_LEGS = 64;

/** Upper limit of all numbers: more than any instant or length. */
const MOST = 2 ** 40;

/** Id, name, latitude, longitude. */
type StoredSpot = [string, string, number, number];
/** Departure, seconds, metres. */
type StoredNonTransitLeg = ['walk' | 'bike', number, number, number];
/** The same, and the id of the entrance. */
type StoredEntranceWalk = ['walkByEntrance', number, number, number, string];
export interface StoredRide {
  readonly tripId: string;
  readonly serviceDay: DayNumber;
  readonly offset: number;
  readonly fromPosition: number;
  readonly toPosition: number;
  /** The vehicle of the previous ride has become it. */
  readonly staySeated: boolean;
  readonly marks: RideMarks | null;
}
export type StoredPlan = [StoredSpot, StoredSpot, (StoredNonTransitLeg | StoredEntranceWalk | StoredRide)[], Wishes?];

export function encodePlan(feed: Feed, plan: Plan): string {
  const { changeMarginSeconds: margin = 0, avoidsStairs = false, wheelchair = false } = plan;
  const flags = (avoidsStairs ? AVOIDS_STAIRS : 0) | (wheelchair ? WHEELCHAIR : 0);
  const writer = new PackWriter();
  if (margin === 0 && flags === 0) writer.whole(VERSION);
  else writer.whole(VERSION_WITH_WISHES).whole(margin).whole(flags);
  for (const { id, name, lat, lon } of [plan.from, plan.to]) writer.text(id).text(name).double(lat).double(lon);
  const places = placesFrom(plan.from);
  for (const leg of plan.legs)
    if (leg.kind === 'ride') writeRide(writer, feed, leg, places);
    else {
      const kind = leg.entrance === undefined ? leg.kind : 'walkByEntrance';
      writer
        .whole(KINDS.indexOf(kind))
        .whole(leg.departure)
        .whole(leg.arrival - leg.departure)
        .whole(leg.metres);
      if (leg.entrance !== undefined) writer.text(feed.stationNodes[leg.entrance]!.id);
    }
  return base64urlOf(writer.bits32(checksum(writer.view())).view());
}

function writeRide(writer: PackWriter, feed: Feed, ride: PlannedRide, places: Places): void {
  const marks = rideMarks(feed, ride);
  const kind = ride.staySeated ? (['seatedRide', 'markedSeatedRide'] as const) : (['ride', 'markedRide'] as const);
  writer
    .whole(KINDS.indexOf(kind[marks === null ? 0 : 1]))
    .text(feed.trips.ids.at(ride.trip))
    .whole(ride.serviceDay)
    .whole(ride.offset)
    .whole(ride.fromPosition)
    .whole(ride.toPosition);
  if (marks !== null) writeMarks(writer, marks, places);
}

/** Rejects with `invalid-summary-code` anything not written by {@link encodePlan}. Does not check that the timetable still has the journey. */
export function decodePlan(code: string): StoredPlan {
  if (code.length > LONGEST_CODE) throw unreadable();
  const bytes = bytesOfBase64url(code);
  if (bytes === null || bytes.length <= CHECKSUM_BYTES) throw unreadable();
  const end = bytes.length - CHECKSUM_BYTES;
  const packed = bytes.subarray(0, end);
  if (checksum(packed) !== new DataView(bytes.buffer).getUint32(end)) throw unreadable();
  try {
    return unpack(new PackReader(packed));
  } catch {
    throw unreadable();
  }
}

function unpack(reader: PackReader): StoredPlan {
  const version = reader.whole();
  ensure(version === VERSION || version === VERSION_WITH_WISHES);
  const wishes = version === VERSION ? {} : wishesOf(reader);
  const [from, to] = [spotOf(reader), spotOf(reader)];
  const legs: StoredPlan[2] = [];
  const places = placesFrom({ lat: from[2], lon: from[3] });
  while (!reader.isAtEnd) legs.push(legOf(reader, places));
  ensure(legs.length > 0 && legs.length <= MOST_LEGS);
  return [from, to, legs, wishes];
}

function wishesOf(reader: PackReader): Wishes {
  const [margin, flags] = [reader.whole(), reader.whole()];
  ensure(margin >= 0 && margin <= MOST_MARGIN && flags >= 0 && flags <= (AVOIDS_STAIRS | WHEELCHAIR));
  ensure(margin + flags > 0);
  return {
    ...(margin > 0 ? { changeMarginSeconds: margin } : {}),
    ...(flags & AVOIDS_STAIRS ? { avoidsStairs: true } : {}),
    ...(flags & WHEELCHAIR ? { wheelchair: true } : {}),
  };
}

function spotOf(reader: PackReader): StoredSpot {
  const spot: StoredSpot = [reader.text(), reader.text(), reader.double(), reader.double()];
  ensure(Math.abs(spot[2]) <= 90 && Math.abs(spot[3]) <= 180);
  return spot;
}

function legOf(reader: PackReader, places: Places): StoredPlan[2][number] {
  const kind = KINDS[reader.whole()];
  ensure(kind !== undefined);
  if (kind === 'walk' || kind === 'bike') return [kind, countOf(reader), countOf(reader), countOf(reader)];
  if (kind === 'walkByEntrance') return [kind, countOf(reader), countOf(reader), countOf(reader), reader.text()];
  return {
    tripId: reader.text(),
    serviceDay: reader.whole(),
    offset: reader.whole(),
    fromPosition: countOf(reader),
    toPosition: countOf(reader),
    staySeated: kind === 'seatedRide' || kind === 'markedSeatedRide',
    marks: kind === 'markedRide' || kind === 'markedSeatedRide' ? readMarks(reader, places) : null,
  };
}

function countOf(reader: PackReader): number {
  const count = reader.whole();
  ensure(count >= 0 && count <= MOST);
  return count;
}

function ensure(isSo: boolean): asserts isSo {
  if (!isSo) throw new RangeError('no journey');
}

function unreadable(): RequestError {
  return invalid('invalid-summary-code', 'This journey’s code is incomplete or damaged: search for the journey again.');
}
