/** The same messages as JSON: names in camel or snake case, 64-bit numbers as text, choices by name or number. */
import { nameOf } from './protobuf.ts';
import { createBudget, type Field, type Message, type Table, WireError } from './table.ts';

/** @throws WireError */
export function readJson<T extends Table>(table: T, bytes: Uint8Array): Message<T> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
  } catch (error) {
    throw new WireError('The message begins as JSON and cannot be read as such.', { cause: error });
  }
  return readMessage(table, value, 'the message', createBudget()) as Message<T>;
}

function readMessage(table: Table, value: unknown, where: string, budget: { spend(): void }): Record<string, unknown> {
  budget.spend();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(where, 'an object');
  const message: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    if (field && given !== null) message[name] = readValue(field, given, name, budget);
  }
  return message;
}

function readValue(field: Field, value: unknown, name: string, budget: { spend(): void }): unknown {
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') throw wrong(name, 'text');
      return value;
    case 'flag':
      if (typeof value !== 'boolean') throw wrong(name, 'true or false');
      return value;
    case 'choice':
      if (typeof value === 'number') return nameOf(field.values, value);
      if (typeof value !== 'string') throw wrong(name, 'the name of a choice');
      return Object.hasOwn(field.values, value) ? value : undefined;
    case 'one':
      return readMessage(field.of, value, name, budget);
    case 'many':
      if (!Array.isArray(value)) throw wrong(name, 'a list');
      return value.map((part) => readMessage(field.of, part, name, budget));
    default:
      return readNumber(field.kind, value, name);
  }
}

function readNumber(kind: 'count' | 'whole' | 'float' | 'double', value: unknown, name: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw wrong(name, 'a number');
  if (kind === 'count' && !(number >= 0 && Number.isInteger(number))) throw wrong(name, 'a whole number from 0');
  if (kind === 'whole' && !Number.isInteger(number)) throw wrong(name, 'a whole number');
  return number;
}

function wrong(where: string, expected: string): WireError {
  return new WireError(`In the JSON message, ${where} is not ${expected}.`);
}
