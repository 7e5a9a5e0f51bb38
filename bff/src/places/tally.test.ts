import { createTally } from './tally.ts';

const drained = (tally: ReturnType<typeof createTally>) => {
  const sums: [number, number][] = [];
  tally.drain((entry, sum) => sums.push([entry, sum]));
  return sums.sort(([a], [b]) => a - b);
};

it('adds to all entries, and to those that have a sum', () => {
  const tally = createTally(10);
  tally.add(Int32Array.of(2, 5, 9), 2);
  tally.addToKnown(Int32Array.of(1, 5, 9), 1);
  tally.add(Int32Array.of(1, 5), 0.5);
  expect(tally.most).toBe(3.5);
  expect(drained(tally)).toEqual([
    [1, 0.5],
    [2, 2],
    [5, 3.5],
    [9, 3],
  ]);
});

it('looks few entries up in a long list', () => {
  const tally = createTally(1_000);
  tally.add(Int32Array.of(0, 500, 998, 999), 1);
  tally.addToKnown(
    Int32Array.from({ length: 500 }, (_, i) => 2 * i),
    1,
  );
  expect(drained(tally)).toEqual([
    [0, 2],
    [500, 2],
    [998, 2],
    [999, 1],
  ]);
});

it('starts again once it is drained', () => {
  const tally = createTally(3);
  tally.add(Int32Array.of(0, 2), 1);
  drained(tally);
  expect(tally.most).toBe(0);
  tally.addToKnown(Int32Array.of(0, 1, 2), 1);
  expect(drained(tally)).toEqual([]);
});
