/** Rows and columns of a printed timetable: in an order that can be read, and no more of them than it takes. */
import type { ReportedColumn, ReportedTimetable } from './reportedTimetable.ts';

export function layoutMistakes(timetable: ReportedTimetable): string[] {
  return [...rowMistakes(timetable), ...orderMistakes(timetable), ...noteMistakes(timetable)];
}

const rowsOf = ({ times }: ReportedColumn) => times.flatMap((time, row) => (time === null ? [] : row));

/** Every row is used, and no two rows of a place could be one. */
function rowMistakes({ rows, columns }: ReportedTimetable): string[] {
  const used = columns.map(rowsOf);
  const next = rows.map(() => new Set<number>());
  for (const path of used) for (const [at, row] of path.slice(1).entries()) next[path[at]!]!.add(row);
  const isUsed = new Set(used.flat());
  const mistakes = rows.flatMap(({ name }, row) => (isUsed.has(row) ? [] : [`no trip in the row of ${name}`]));
  for (const [upper, { place, name }] of rows.entries())
    for (let lower = upper + 1; lower < rows.length; lower++)
      if (rows[lower]!.place === place && !leadsTo(next, upper, lower))
        mistakes.push(`rows ${upper} and ${lower} of ${name} could be one`);
  return mistakes;
}

function leadsTo(next: readonly ReadonlySet<number>[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const one of seen) {
    if (one === to) return true;
    for (const other of next[one]!) seen.add(other);
  }
  return false;
}

/** A column stands left of those that it runs before wherever both stop, unless those lead back to it. */
function orderMistakes({ columns }: ReportedTimetable): string[] {
  const moments = columns.map(({ times }) => times.map((time) => (time === null ? Number.NaN : Date.parse(time))));
  const before = moments.map(
    (own) => new Set(moments.flatMap((other, index) => (other !== own && isBefore(own, other) ? index : []))),
  );
  return columns.flatMap((left, i) =>
    columns.flatMap((right, j) =>
      j > i && before[j]!.has(i) && !leadsTo(before, i, j) ? [`${left.trip} stands left of ${right.trip}`] : [],
    ),
  );
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  return one.some((time, row) => time < other[row]!) && !one.some((time, row) => time > other[row]!);
}

/** A trip is noted by what it leaves out of a longer one with all its stops; one that no other has all stops of is not noted. */
function noteMistakes({ columns }: ReportedTimetable): string[] {
  const paths = [...new Map(columns.map((column) => [rowsOf(column).join(), rowsOf(column)])).values()];
  return columns.flatMap(({ trip, notes, ...column }) => {
    const own = rowsOf({ trip, notes, ...column });
    const longer = paths.filter((path) => path.length > own.length && own.every((row) => path.includes(row)));
    const longest = longer.filter(({ length }) => length === Math.max(...longer.map((path) => path.length)));
    const possible = longest.length === 0 ? [''] : longest.map((path) => notesBeside(own, path));
    return possible.includes(notes.join())
      ? []
      : [`${trip} is noted "${notes}" instead of "${possible.join('" or "')}"`];
  });
}

function notesBeside(own: readonly number[], path: readonly number[]): string {
  const [first, last] = [path.indexOf(own[0]!), path.indexOf(own.at(-1)!)];
  return [
    first > 0 ? 'startsLater' : '',
    last < path.length - 1 ? 'endsEarlier' : '',
    last - first + 1 > own.length ? 'skipsStops' : '',
  ]
    .filter((note) => note !== '')
    .join();
}
