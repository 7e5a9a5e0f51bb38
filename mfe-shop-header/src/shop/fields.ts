import { type Fields, isRecord } from '@halte/contract';

/** Ids are numbers in some shops. Blank texts say nothing. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** One of `values`; null for anything else. */
export function oneOf<const T extends readonly string[]>(values: T, value: unknown): T[number] | null {
  return values.find((known) => known === value) ?? null;
}

/** Entries that are objects; no list is an empty one. */
export function listOf<T>(value: unknown, read: (fields: Fields) => T): readonly T[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.filter(isRecord).map(read);
}
