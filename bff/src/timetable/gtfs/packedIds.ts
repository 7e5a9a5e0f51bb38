/** Trip ids in shared memory: strings and a map of them would take 45 MB per thread for half a million. */
import type { TripIds, TripIndex } from '@halte/engine/timetable/feed/feed';
import { sharedColumn } from './sharedColumn.ts';

/** Id i is `text[end[i - 1]] … text[end[i] - 1]` in UTF-8; `slot` is a hash table of their numbers, -1 in free slots. */
export interface PackedIds {
  readonly text: Uint8Array;
  readonly end: Int32Array;
  readonly slot: Int32Array;
}

/** @param ids without duplicates. */
export function packIds(ids: readonly string[]): PackedIds {
  const end = sharedColumn(Int32Array, ids.length);
  let length = 0;
  for (const [index, id] of ids.entries()) {
    length += Buffer.byteLength(id);
    end[index] = length;
  }
  const text = sharedColumn(Uint8Array, length);
  const bytes = Buffer.from(text.buffer);
  // At least half of the slots are free, so lookups are short.
  const slot = sharedColumn(Int32Array, 2 ** Math.ceil(Math.log2(ids.length * 2 + 1))).fill(-1);
  for (const [index, id] of ids.entries()) {
    const start = index === 0 ? 0 : end[index - 1]!;
    bytes.write(id, start);
    slot[freeSlot(slot, bytes.subarray(start, end[index]!))] = index;
  }
  return { text, end, slot };
}

class PackedTripIds implements TripIds {
  readonly packed: PackedIds;
  readonly length: number;
  private readonly bytes: Buffer;

  constructor(packed: PackedIds) {
    const { text, end } = packed;
    this.packed = packed;
    this.length = end.length;
    this.bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  }

  at(trip: TripIndex): string {
    return this.bytes.toString('utf8', this.startOf(trip), this.packed.end[trip]!);
  }

  find(id: string): TripIndex | undefined {
    const { slot, end } = this.packed;
    const wanted = Buffer.from(id);
    for (let at = hashOf(wanted) & (slot.length - 1); slot[at] !== -1; at = (at + 1) & (slot.length - 1)) {
      const trip = slot[at]!;
      if (wanted.compare(this.bytes, this.startOf(trip), end[trip]!) === 0) return trip;
    }
    return undefined;
  }

  private startOf(trip: TripIndex): number {
    return trip === 0 ? 0 : this.packed.end[trip - 1]!;
  }
}

export function tripIdsOf(packed: PackedIds): TripIds & { readonly packed: PackedIds } {
  return new PackedTripIds(packed);
}

export function packedIdsOf(ids: TripIds): PackedIds {
  return ids instanceof PackedTripIds ? ids.packed : packIds(listOf(ids));
}

/** All ids as strings, in trip order. */
export function listOf(ids: TripIds): string[] {
  return Array.from({ length: ids.length }, (_, trip) => ids.at(trip));
}

function freeSlot(slot: Int32Array, id: Uint8Array): number {
  let at = hashOf(id) & (slot.length - 1);
  while (slot[at] !== -1) at = (at + 1) & (slot.length - 1);
  return at;
}

/** FNV-1a. */
function hashOf(id: Uint8Array): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) value = Math.imul(value ^ id[i]!, 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
