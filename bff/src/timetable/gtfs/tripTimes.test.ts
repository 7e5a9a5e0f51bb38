import { MALFORMED, OPEN } from './stopTimeRows.ts';
import { mendTimes } from './tripTimes.ts';

describe('mendTimes', () => {
  it.each([
    ['known times stay', [0, 60, 120], [10, 70, 120], [0, 1, 2], [0, 60, 120], [10, 70, 120]],
    ['an arrival stands for its departure', [0, 60, 120], [0, OPEN, 120], [0, 1, 2], [0, 60, 120], [0, 60, 120]],
    ['a departure stands for its arrival', [0, OPEN, 120], [0, 60, 120], [0, 1, 2], [0, 60, 120], [0, 60, 120]],
    [
      'open times go by distance',
      [0, OPEN, OPEN, 100],
      [0, OPEN, OPEN, 100],
      [0, 10, 90, 100],
      [0, 10, 90, 100],
      [0, 10, 90, 100],
    ],
    ['from the departure', [0, OPEN, 100], [20, OPEN, 100], [5, 10, 15], [0, 60, 100], [20, 60, 100]],
    [
      'evenly where nothing moves',
      [0, OPEN, OPEN, 90],
      [0, OPEN, OPEN, 90],
      [0, 0, 0, 0],
      [0, 30, 60, 90],
      [0, 30, 60, 90],
    ],
  ])('%s', (_, arrival, departure, along, arrivals, departures) => {
    const times = [Int32Array.from(arrival), Int32Array.from(departure)] as const;
    expect(mendTimes(...times, Float64Array.from(along))).toBeNull();
    expect([...times[0]]).toEqual(arrivals);
    expect([...times[1]]).toEqual(departures);
  });

  it.each([
    ['too-few-stops', [0], [0]],
    ['missing-end-time', [OPEN, 60], [OPEN, 60]],
    ['missing-end-time', [0, OPEN], [0, OPEN]],
    ['bad-time', [0, MALFORMED, 60], [0, 30, 60]],
    ['decreasing-times', [0, 60, 30], [0, 60, 30]],
    ['decreasing-times', [0, 60, 90], [0, 40, 90]],
  ])('refuses %s', (problem, arrival, departure) => {
    const along = Float64Array.from(arrival.keys());
    expect(mendTimes(Int32Array.from(arrival), Int32Array.from(departure), along)).toBe(problem);
  });
});
