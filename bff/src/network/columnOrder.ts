/** Orders the trips of a timetable so that, where possible, none is to the right of a later one. */

/** The time of a trip at each row, or null where it does not stop. At least one is a time. */
export type Column = readonly (number | null)[];

/**
 * The columns in display order, by index. Two that share rows are in the order of their times there; if one overtakes
 * the other no order is right, and the one that is earlier overall comes first.
 */
export function orderColumns(columns: readonly Column[]): number[] {
  const keys = startsOf(columns);
  const byStart = columns.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const order: number[] = [];
  for (const column of byStart) {
    let place = order.length;
    for (let i = order.length - 1; i >= 0; i--) {
      const relation = relationOf(columns[order[i]!]!, columns[column]!);
      if (relation === 'before') break;
      if (relation === 'after') place = i;
    }
    order.splice(place, 0, column);
  }
  return order;
}

function relationOf(one: Column, other: Column): 'before' | 'after' | 'open' {
  let [earlier, later] = [false, false];
  for (let row = 0; row < one.length; row++) {
    const [a, b] = [one[row], other[row]];
    if (a == null || b == null) continue;
    if (a < b) earlier = true;
    if (a > b) later = true;
  }
  if (earlier === later) return 'open';
  return earlier ? 'before' : 'after';
}

/** Extrapolated start of each trip at the first row, to compare trips that share no row. */
function startsOf(columns: readonly Column[]): number[] {
  const offsets: (number | undefined)[] = [];
  const starts = columns.map((column) => startBy(offsets, column));
  // The columns with most stops first: they give the most travel times between rows.
  const byLength = columns.map((_, i) => i).sort((a, b) => stopsIn(columns[b]!) - stopsIn(columns[a]!) || a - b);
  for (const index of byLength) {
    const column = columns[index]!;
    const start = startBy(offsets, column);
    column.forEach((time, row) => {
      if (time !== null) offsets[row] ??= time - start;
    });
    starts[index] = start;
  }
  return starts;
}

function stopsIn(column: Column): number {
  return column.reduce<number>((count, time) => count + (time === null ? 0 : 1), 0);
}

/** The mean over the rows whose offset is known; if none, its own first time. */
function startBy(offsets: readonly (number | undefined)[], column: Column): number {
  const starts = column.flatMap((time, row) => {
    const offset = offsets[row];
    return time === null || offset === undefined ? [] : time - offset;
  });
  if (starts.length === 0) return column.find((time) => time !== null) ?? 0;
  return starts.reduce((sum, start) => sum + start, 0) / starts.length;
}
