import type { ColumnNote } from '../api/timetables.ts';

/**
 * How a trip falls short of the fullest one that takes the same way: nothing for a trip that no other contains, such as one to a
 * branch of its own.
 *
 * @param rows of the trip, downward.
 * @param others of all trips of the day, downward.
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
