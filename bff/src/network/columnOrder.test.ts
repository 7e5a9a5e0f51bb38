import { notesOf } from './columnNotes.ts';
import { type Column, orderColumns } from './columnOrder.ts';

const _ = null;

describe('orderColumns', () => {
  it.each<[string, Column[], number[]]>([
    [
      'by time',
      [
        [20, 30],
        [10, 20],
        [15, 25],
      ],
      [1, 2, 0],
    ],
    [
      'short workings where they run, not where they start',
      [
        [10, 20, 30],
        [20, 30, 40],
        [_, 25, 35],
      ],
      [0, 2, 1],
    ],
    [
      'a late start before an early one that is behind it',
      [
        [10, 20, 30],
        [_, 15, 25],
      ],
      [1, 0],
    ],
    [
      'trips that share no row by when they would have begun',
      [
        [10, 20, 30, _],
        [_, _, _, 31],
        [0, 10, 20, 21],
      ],
      [2, 0, 1],
    ],
    [
      'one that overtakes by the time on the whole',
      [
        [12, 15, 18],
        [10, 20, 30],
        [40, 50, 60],
      ],
      [0, 1, 2],
    ],
    [
      'equal times as they come',
      [
        [10, 20],
        [10, 20],
      ],
      [0, 1],
    ],
    [
      'one between two that touch at one row only',
      [
        [10, _, 30],
        [_, 25, 35],
        [12, 22, 32],
      ],
      [0, 2, 1],
    ],
    [
      'two that meet in time at their only common row by what the others say',
      [
        [0, 15],
        [0, _],
        [5, 5],
      ],
      [1, 2, 0],
    ],
    ['nothing', [], []],
  ])('puts %s', (_name, columns, expected) => {
    expect(orderColumns(columns)).toEqual(expected);
  });

  it('leaves no two out of order that no third one forces', () => {
    // An express that overtakes every other stopping train, each with its own start.
    const columns: Column[] = Array.from({ length: 60 }, (_unused, i) => {
      const start = i * 7;
      if (i % 3 === 2) return [start, _, _, start + 12];
      return i % 3 === 1 ? [_, start + 9, start + 20, _] : [start, start + 8, start + 16, start + 26];
    });
    const shown = orderColumns(columns.toReversed()).map((i) => columns.toReversed()[i]!);
    for (const [i, left] of shown.entries())
      for (const right of shown.slice(i + 1)) {
        const pairs = left.flatMap((time, row) => (time === null || right[row] == null ? [] : [time - right[row]]));
        expect(pairs.length === 0 || Math.min(...pairs) <= 0).toBe(true);
      }
  });
});

describe('notesOf', () => {
  const full = [0, 1, 2, 3, 4];

  it.each([
    ['a full trip', full, []],
    ['a late start', [1, 2, 3, 4], ['startsLater']],
    ['an early end', [0, 1, 2], ['endsEarlier']],
    ['the middle only', [1, 2], ['startsLater', 'endsEarlier']],
    ['an express', [0, 2, 4], ['skipsStops']],
    ['a branch of its own', [0, 1, 9], []],
  ] as const)('says of %s what is missing', (_name, rows, expected) => {
    expect(notesOf(rows, [rows, full])).toEqual(expected);
  });
});
