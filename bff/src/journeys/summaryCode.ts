/**
 * A journey as text that is safe in a path and holds all that is needed to tell it again: after a restart, on another server, from
 * a shared address. Compressed, with a checksum against typing and cutting; it holds nothing that would be worth forging.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Latitude, Longitude } from '../http/schemas/common.ts';
import { invalid, type Refusal } from '../refusal.ts';
import type { Feed } from '../timetable/feed.ts';
import type { Plan, Spot } from './plan.ts';

const VERSION = 1;
const CHECKSUM_BYTES = 4;
const LONGEST_CODE = 8_000;
const LARGEST_CONTENT = 32_768;
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
  const content: StoredPlan = [
    storedSpot(plan.from),
    storedSpot(plan.to),
    plan.legs.map((leg) =>
      leg.kind === 'ride'
        ? ['ride', feed.trips.ids[leg.trip]!, leg.serviceDay, leg.offset, leg.fromPosition, leg.toPosition]
        : [leg.kind, leg.departure, leg.arrival - leg.departure, leg.metres],
    ),
  ];
  const packed = deflateRawSync(JSON.stringify(content));
  return Buffer.concat([Buffer.of(VERSION), packed, checksum(packed)]).toString('base64url');
}

/** Refuses with `invalid-summary-code` whatever {@link encodePlan} did not write. Whether the timetable still has it is another question. */
export function decodePlan(code: string): StoredPlan {
  if (code.length > LONGEST_CODE) throw unreadable();
  const bytes = Buffer.from(code, 'base64url');
  // Decoding skips what is not of the alphabet; a code has one spelling only.
  if (bytes.length <= CHECKSUM_BYTES + 1 || bytes[0] !== VERSION || bytes.toString('base64url') !== code)
    throw unreadable();
  const packed = bytes.subarray(1, -CHECKSUM_BYTES);
  if (!checksum(packed).equals(bytes.subarray(-CHECKSUM_BYTES))) throw unreadable();
  const content = unpack(packed);
  if (!stored.Check(content)) throw unreadable();
  return content;
}

function unpack(packed: Buffer): unknown {
  try {
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: LARGEST_CONTENT }).toString());
  } catch {
    throw unreadable();
  }
}

function storedSpot({ id, name, lat, lon }: Spot): [string, string, number, number] {
  return [id, name, lat, lon];
}

function checksum(packed: Uint8Array): Buffer {
  return createHash('sha256').update(packed).digest().subarray(0, CHECKSUM_BYTES);
}

function unreadable(): Refusal {
  return invalid('invalid-summary-code', 'This journey’s code is incomplete or damaged: search for the journey again.');
}
