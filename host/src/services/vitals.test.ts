import { createInteractions, createShifts } from './vitals.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

it.each<[string, readonly ReturnType<typeof shift>[], number]>([
  ['no shift', [], 0],
  ['shifts in a row', [shift(100, 0.25), shift(900, 0.25)], 0.5],
  ['the larger of two rows', [shift(100, 0.25), shift(2000, 0.5), shift(2500, 0.25)], 0.75],
  ['a row of five seconds at most', [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.125)), 0.75],
  ['none that follows an input', [shift(100, 0.5, true), shift(200, 0.25)], 0.25],
])('the shift of a page is that of %s', (_, shifts, expected) => {
  const all = createShifts();
  for (const one of shifts) all.add(one);
  expect(all.cls()).toBe(expected);
});

it.each<[string, readonly (readonly [id: number, ms: number])[], number | null]>([
  ['nothing before the first', [], null],
  [
    'the longest event of one',
    [
      [1, 40],
      [1, 80],
      [1, 16],
    ],
    80,
  ],
  [
    'the longest of few',
    [
      [1, 40],
      [2, 300],
      [3, 20],
    ],
    300,
  ],
  ['the second of fifty', Array.from({ length: 50 }, (_, i) => [i + 1, i * 8] as const), 48 * 8],
  ['one of the ten longest of many', Array.from({ length: 2000 }, (_, i) => [i + 1, i] as const), 1990],
])('interactions last as long as %s', (_, events, expected) => {
  const interactions = createInteractions();
  for (const [id, milliseconds] of events) interactions.add(id, milliseconds);
  expect(interactions.inp()).toBe(expected);
});
