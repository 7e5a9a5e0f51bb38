import type { Strip } from './keptEdge.ts';

/** Degrees of 1e-7. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

type Intervals = Strip['intervals'];

/** What of the strips lies in one of the boxes. */
export function stripsWithin(strips: readonly Strip[], boxes: readonly Box[]): Strip[] {
  const levels = [...new Set(boxes.flatMap(({ south, north }) => [south, north]))].sort((a, b) => a - b);
  return strips.flatMap(({ south, north, intervals }) => {
    const cuts = [south, ...levels.filter((lat) => lat > south && lat < north), north];
    return cuts.slice(1).flatMap((upper, i) => {
      const lower = cuts[i]!;
      const there = merged(
        boxes.filter((box) => box.south <= lower && box.north >= upper).map(({ west, east }) => [west, east]),
      );
      const common = intervals.flatMap((one) => there.flatMap((other) => commonOf(one, other)));
      return common.length === 0 ? [] : [{ south: lower, north: upper, intervals: common }];
    });
  });
}

function commonOf(one: Intervals[number], other: Intervals[number]): Intervals {
  const [west, east] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  return west < east ? [[west, east]] : [];
}

function merged(intervals: readonly [number, number][]): [number, number][] {
  const all: [number, number][] = [];
  for (const [west, east] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && west <= last[1]) last[1] = Math.max(last[1], east);
    else all.push([west, east]);
  }
  return all;
}
