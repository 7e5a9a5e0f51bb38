/**
 * A journey as URL-safe text that contains everything needed to restore it: after a restart, on another server, from
 * a shared address. Packed, with a checksum against typos and truncation; it contains nothing worth forging.
 */
import { crc32 } from 'node:zlib';
import { MOST_MARGIN } from '../engine/day/effectiveTransfers.ts';
import { invalid, type RequestError } from '../problems/requestError.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { PackReader, PackWriter } from './packing.ts';
import type { Plan, Wishes } from './plan.ts';

/** Version of a journey without options, and of one with options, which follow. */
const VERSION = 2;
const VERSION_WITH_WISHES = 3;
const CHECKSUM_BYTES = 4;
const LONGEST_CODE = 8_000;
/** In the order of their numbers. */
const KINDS = ['walk', 'bike', 'ride', 'seatedRide'] as const;
/** Rides and walks alternate, at most 8 rides, each by a vehicle that may become further trips. */
const MOST_LEGS = 64;

/** Upper limit of all numbers: more than any instant or length. */
const MOST = 2 ** 40;

/** Id, name, latitude, longitude. */
type StoredSpot = [string, string, number, number];
/** Departure, seconds, metres. */
type StoredNonTransitLeg = ['walk' | 'bike', number, number, number];
/** Trip id, service day, offset, position of boarding, position of alighting. Seated: the vehicle of the previous ride has become it. */
type StoredRide = ['ride' | 'seatedRide', string, number, number, number, number];
export type StoredPlan = [StoredSpot, StoredSpot, (StoredNonTransitLeg | StoredRide)[], Wishes?];

export function encodePlan(feed: Feed, plan: Plan): string {
  const { changeMarginSeconds: margin = 0, avoidsStairs = false } = plan;
  const writer = new PackWriter();
  if (margin === 0 && !avoidsStairs) writer.whole(VERSION);
  else writer.whole(VERSION_WITH_WISHES).whole(margin).whole(Number(avoidsStairs));
  for (const { id, name, lat, lon } of [plan.from, plan.to]) writer.text(id).text(name).double(lat).double(lon);
  for (const leg of plan.legs)
    if (leg.kind === 'ride')
      writer
        .whole(KINDS.indexOf(leg.staySeated ? 'seatedRide' : 'ride'))
        .text(feed.trips.ids.at(leg.trip))
        .whole(leg.serviceDay)
        .whole(leg.offset)
        .whole(leg.fromPosition)
        .whole(leg.toPosition);
    else
      writer
        .whole(KINDS.indexOf(leg.kind))
        .whole(leg.departure)
        .whole(leg.arrival - leg.departure)
        .whole(leg.metres);
  const packed = writer.view();
  return Buffer.concat([packed, checksum(packed)]).toString('base64url');
}

/** Rejects with `invalid-summary-code` anything not written by {@link encodePlan}. Does not check that the timetable still has the journey. */
export function decodePlan(code: string): StoredPlan {
  if (code.length > LONGEST_CODE) throw unreadable();
  const bytes = Buffer.from(code, 'base64url');
  // Decoding skips characters outside the alphabet; only the canonical spelling is valid.
  if (bytes.length <= CHECKSUM_BYTES || bytes.toString('base64url') !== code) throw unreadable();
  const packed = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!checksum(packed).equals(bytes.subarray(-CHECKSUM_BYTES))) throw unreadable();
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
  while (!reader.isAtEnd) legs.push(legOf(reader));
  ensure(legs.length > 0 && legs.length <= MOST_LEGS);
  return [from, to, legs, wishes];
}

function wishesOf(reader: PackReader): Wishes {
  const [margin, stairs] = [reader.whole(), reader.whole()];
  ensure(margin >= 0 && margin <= MOST_MARGIN && (stairs === 0 || stairs === 1) && margin + stairs > 0);
  return { ...(margin > 0 ? { changeMarginSeconds: margin } : {}), ...(stairs === 1 ? { avoidsStairs: true } : {}) };
}

function spotOf(reader: PackReader): StoredSpot {
  const spot: StoredSpot = [reader.text(), reader.text(), reader.double(), reader.double()];
  ensure(Math.abs(spot[2]) <= 90 && Math.abs(spot[3]) <= 180);
  return spot;
}

function legOf(reader: PackReader): StoredNonTransitLeg | StoredRide {
  const kind = KINDS[reader.whole()];
  if (kind === 'ride' || kind === 'seatedRide')
    return [kind, reader.text(), reader.whole(), reader.whole(), countOf(reader), countOf(reader)];
  ensure(kind !== undefined);
  return [kind, countOf(reader), countOf(reader), countOf(reader)];
}

function countOf(reader: PackReader): number {
  const count = reader.whole();
  ensure(count >= 0 && count <= MOST);
  return count;
}

function ensure(isSo: boolean): asserts isSo {
  if (!isSo) throw new RangeError('no journey');
}

/** Protects against typos and truncation, not against forgery. */
function checksum(packed: Uint8Array): Buffer {
  const sum = Buffer.allocUnsafe(CHECKSUM_BYTES);
  sum.writeUInt32BE(crc32(packed));
  return sum;
}

function unreadable(): RequestError {
  return invalid('invalid-summary-code', 'This journey’s code is incomplete or damaged: search for the journey again.');
}
