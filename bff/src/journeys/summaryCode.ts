/**
 * A journey as text that is safe in a path and holds all that is needed to tell it again: after a restart, on another server, from
 * a shared address. Packed, with a checksum against typing and cutting; it holds nothing that would be worth forging.
 */
import { crc32 } from 'node:zlib';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Latitude, Longitude } from '../http/schemas/common.ts';
import { invalid, type Refusal } from '../refusal.ts';
import type { Feed } from '../timetable/feed.ts';
import { PackReader, PackWriter } from './packing.ts';
import type { Plan } from './plan.ts';

const VERSION = 2;
const CHECKSUM_BYTES = 4;
const LONGEST_CODE = 8_000;
/** In the order of their numbers. */
const KINDS = ['walk', 'bike', 'ride'] as const;
/** Rides and walks by turns, at most 8 rides. */
const MOST_LEGS = 17;

const Whole = Type.Integer({ minimum: 0, maximum: 2 ** 40 });
const StoredSpot = Type.Tuple([Type.String(), Type.String(), Latitude, Longitude]);
const StoredOwnPower = Type.Tuple([
  Type.Union([Type.Literal('walk'), Type.Literal('bike')]),
  /** Departure, seconds, metres. */
  Whole,
  Whole,
  Whole,
]);
/** Trip id, service day, offset, position of boarding, position of leaving. */
const StoredRide = Type.Tuple([Type.Literal('ride'), Type.String(), Type.Integer(), Type.Integer(), Whole, Whole]);
const Stored = Type.Tuple([
  StoredSpot,
  StoredSpot,
  Type.Array(Type.Union([StoredOwnPower, StoredRide]), { minItems: 1, maxItems: MOST_LEGS }),
]);

export type StoredPlan = Static<typeof Stored>;

const stored = Compile(Stored);

export function encodePlan(feed: Feed, plan: Plan): string {
  const writer = new PackWriter().whole(VERSION);
  for (const { id, name, lat, lon } of [plan.from, plan.to]) writer.text(id).text(name).double(lat).double(lon);
  for (const leg of plan.legs)
    if (leg.kind === 'ride')
      writer
        .whole(KINDS.indexOf('ride'))
        .text(feed.trips.ids[leg.trip]!)
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

/** Refuses with `invalid-summary-code` whatever {@link encodePlan} did not write. Whether the timetable still has it is another question. */
export function decodePlan(code: string): StoredPlan {
  if (code.length > LONGEST_CODE) throw unreadable();
  const bytes = Buffer.from(code, 'base64url');
  // Decoding skips what is not of the alphabet; a code has one spelling only.
  if (bytes.length <= CHECKSUM_BYTES || bytes.toString('base64url') !== code) throw unreadable();
  const packed = bytes.subarray(0, -CHECKSUM_BYTES);
  if (!checksum(packed).equals(bytes.subarray(-CHECKSUM_BYTES))) throw unreadable();
  const content = unpack(packed);
  if (!stored.Check(content)) throw unreadable();
  return content;
}

function unpack(packed: Buffer): unknown {
  try {
    const reader = new PackReader(packed);
    if (reader.whole() !== VERSION) throw unreadable();
    const spots = [spotOf(reader), spotOf(reader)];
    const legs: unknown[] = [];
    while (!reader.isAtEnd) legs.push(legOf(reader));
    return [...spots, legs];
  } catch {
    throw unreadable();
  }
}

function spotOf(reader: PackReader): [string, string, number, number] {
  return [reader.text(), reader.text(), reader.double(), reader.double()];
}

function legOf(reader: PackReader): unknown {
  const kind = KINDS[reader.whole()];
  const parts = kind === 'ride' ? [reader.text(), reader.whole(), reader.whole()] : [reader.whole()];
  return [kind, ...parts, reader.whole(), reader.whole()];
}

/** Against typing and cutting, not against forging. */
function checksum(packed: Uint8Array): Buffer {
  const sum = Buffer.allocUnsafe(CHECKSUM_BYTES);
  sum.writeUInt32BE(crc32(packed));
  return sum;
}

function unreadable(): Refusal {
  return invalid('invalid-summary-code', 'This journey’s code is incomplete or damaged: search for the journey again.');
}
