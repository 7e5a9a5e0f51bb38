import { column, lineTimetable } from '../testing/timetables.ts';
import { createLegend } from './legend.ts';
import { lineTableOf } from './lineTable.ts';
import { printParts } from './printParts.ts';

const tableOf = (trips: number, change: Parameters<typeof lineTimetable>[1] = {}) =>
  lineTableOf(
    lineTimetable(
      Array.from({ length: trips }, (_, trip) => column(`t${trip}`, '8:00 8:10 8:20')),
      change,
    ),
    'Europe/Paris',
  );

it.each([
  [1, [1]],
  [20, [20]],
  [21, [11, 10]],
  [45, [15, 15, 15]],
  [200, Array(10).fill(20)],
])('prints %i trips in parts of %j', (trips, expected) => {
  const parts = printParts(tableOf(trips));
  expect(parts.map(({ columns }) => columns.length)).toEqual(expected);
  expect(parts.flatMap(({ columns }) => columns)).toEqual(Array.from({ length: trips }, (_, index) => index));
  expect(parts.every(({ fitsOnPage }) => fitsOnPage)).toBe(true);
});

it('lets a long line continue on the next page, and prints nothing of nothing', () => {
  const rows = Array.from({ length: 40 }, (_, row) => ({ stopAreaId: `s${row}`, name: `Stop ${row}` }));
  const long = lineTableOf(lineTimetable([column('t', Array(40).fill('8:00').join(' '))], { rows }), 'Europe/Paris');
  expect(printParts(long).map(({ fitsOnPage }) => fitsOnPage)).toEqual([false]);
  expect(printParts(tableOf(0))).toEqual([]);
});

it('has letters for more remarks than the alphabet', () => {
  const legend = createLegend();
  const names = Array.from({ length: 28 }, (_, index) => ({ kind: 'destination', name: `Stop ${index}` }) as const);
  expect(legend.lettersOf(names).split(' ').slice(-3)).toEqual(['z', 'aa', 'ab']);
  expect(legend.lettersOf([{ kind: 'destination', name: 'Stop 1' }])).toBe('b');
});
