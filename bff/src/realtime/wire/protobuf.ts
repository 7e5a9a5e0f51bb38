/**
 * Encodes and decodes messages by tables. `pbf` does not check where a message ends, so every step is checked here: a message that
 * does not fit to the last byte is rejected as a whole.
 */

import { memoize } from '@halte/engine/common/memoize';
import { PbfReader, PbfWriter } from 'pbf';
import { createBudget, type Field, type Message, type Table, WireError } from './table.ts';

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

const WIRE_TYPES: Readonly<Record<Field['kind'], number>> = {
  text: BYTES,
  flag: VARINT,
  count: VARINT,
  whole: VARINT,
  choice: VARINT,
  float: FIXED_32,
  double: FIXED_64,
  one: BYTES,
  many: BYTES,
};

/** @throws WireError */
export function readProtobuf<T extends Table>(table: T, bytes: Uint8Array): Message<T> {
  const reader = new PbfReader(bytes);
  try {
    return readMessage(table, reader, bytes.length, createBudget()) as Message<T>;
  } catch (error) {
    if (error instanceof WireError) throw error;
    throw new WireError(`At byte ${reader.pos} the message breaks off or is no protobuf.`, { cause: error });
  }
}

export function writeProtobuf<T extends Table>(table: T, message: Message<T>): Uint8Array {
  const writer = new PbfWriter();
  writeMessage({ table, message }, writer);
  return writer.finish();
}

interface Fields {
  readonly list: readonly (readonly [name: string, field: Field])[];
  readonly byNumber: ReadonlyMap<number, readonly [name: string, field: Field]>;
}

/** Computed once per table: a city's message has tens of thousands of parts. */
const fieldsOf = memoize((table: Table): Fields => {
  const list = Object.entries(table);
  return { list, byNumber: new Map(list.map((entry) => [entry[1].number, entry])) };
});

function readMessage(table: Table, reader: PbfReader, end: number, budget: { spend(): void }): Record<string, unknown> {
  budget.spend();
  const fields = fieldsOf(table).byNumber;
  const message: Record<string, unknown> = {};
  for (let number = reader.nextField(end); number !== 0; number = reader.nextField(end)) {
    const known = fields.get(number);
    if (!known) continue;
    const [name, field] = known;
    if (reader.type !== WIRE_TYPES[field.kind])
      throw new WireError(`At byte ${reader.pos} the field ${name} is of another type than in GTFS Realtime.`);
    const value = readValue(field, reader, end, budget);
    if (reader.pos > end) break;
    if (field.kind === 'many') {
      const list = message[name];
      if (Array.isArray(list)) list.push(value);
      else message[name] = [value];
    } else if (value !== undefined) message[name] = value;
  }
  if (reader.pos !== end) throw new WireError(`At byte ${reader.pos} the message breaks off or is no protobuf.`);
  return message;
}

function readValue(field: Field, reader: PbfReader, end: number, budget: { spend(): void }): unknown {
  switch (field.kind) {
    case 'text':
      return readText(reader, end);
    case 'flag':
      return reader.readBoolean();
    case 'count':
      return reader.readVarint();
    case 'whole':
      return reader.readVarint(true);
    case 'float':
      return reader.readFloat();
    case 'double':
      return reader.readDouble();
    case 'choice':
      return nameOf(field.values, reader.readVarint());
    default:
      return readMessage(field.of, reader, lengthWithin(reader, end) + reader.pos, budget);
  }
}

function readText(reader: PbfReader, end: number): string {
  const start = reader.pos;
  lengthWithin(reader, end);
  reader.pos = start;
  return reader.readString();
}

function lengthWithin(reader: PbfReader, end: number): number {
  const length = reader.readVarint();
  if (length > end - reader.pos) throw new WireError(`At byte ${reader.pos} the message breaks off or is no protobuf.`);
  return length;
}

export function nameOf(values: Readonly<Record<string, number>>, number: number): string | undefined {
  return Object.keys(values).find((name) => values[name] === number);
}

function writeMessage({ table, message }: { table: Table; message: Record<string, unknown> }, writer: PbfWriter): void {
  for (const [name, field] of fieldsOf(table).list) {
    const value = message[name];
    if (value === undefined) continue;
    if (field.kind === 'many') for (const single of value as unknown[]) writeValue(field, single, writer);
    else writeValue(field, value, writer);
  }
}

function writeValue(field: Field, value: unknown, writer: PbfWriter): void {
  const { kind, number } = field;
  if (kind === 'text') writer.writeStringField(number, value as string);
  else if (kind === 'flag') writer.writeBooleanField(number, value as boolean);
  else if (kind === 'float') writer.writeFloatField(number, value as number);
  else if (kind === 'double') writer.writeDoubleField(number, value as number);
  else if (kind === 'choice') writer.writeVarintField(number, field.values[value as string]!);
  else if (kind === 'one' || kind === 'many')
    writer.writeMessage(number, writeMessage, { table: field.of, message: value as Record<string, unknown> });
  else writer.writeVarintField(number, value as number);
}
