import type { ColumnNote } from '../api/timetables.ts';

/**
 * How a trip differs from the longest one along the same route: empty for a trip that no other contains, such as one to a
 * separate branch.
 *
 * @param rows of the trip, ascending.
 * @param others rows of all trips of the day, ascending.
 */
export function notesOf(rows: readonly number[], others: readonly (readonly number[])[]): ColumnNote[] {
  const whole = others
    .filter((other) => other.length > rows.length && rows.every((row) => other.includes(row)))
    .sort((a, b) => b.length - a.length)[0];
  if (!whole) return [];
  const notes: ColumnNote[] = [];
  if (whole[0]! < rows[0]!) notes.push('startsLater');
  if (whole.at(-1)! > rows.at(-1)!) notes.push('endsEarlier');
  if (whole.some((row) => row > rows[0]! && row < rows.at(-1)! && !rows.includes(row))) notes.push('skipsStops');
  return notes;
}
