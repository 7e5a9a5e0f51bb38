import { METRES_PER_DEGREE } from '@halte/engine/timetable/geo/distance';
import { lineOf } from './line.ts';
import type { EdgePart } from './search.ts';
import { streetMap } from './testing/streetMap.ts';

/** Edge 0 is a to c by b, edge 1 is c to d. */
const streets = streetMap({ a: [0, 0], b: [100, 0], c: [100, 100], d: [200, 100], e: [100, 200] }, ['abc', 'cd', 'ce']);
const metres = (parts: readonly EdgePart[]) =>
  lineOf(streets, parts)
    .map((point) =>
      point
        .map((degrees) => Math.round(degrees * METRES_PER_DEGREE))
        .reverse()
        .join(' '),
    )
    .join(', ');

it.each<[string, readonly EdgePart[], string]>([
  ['a whole edge', [{ edge: 0, from: 0, to: 1 }], '0 0, 100 0, 100 100'],
  ['against its direction', [{ edge: 0, from: 1, to: 0 }], '100 100, 100 0, 0 0'],
  ['a part of it', [{ edge: 0, from: 0.25, to: 0.75 }], '50 0, 100 0, 100 50'],
  ['a part against its direction', [{ edge: 0, from: 0.75, to: 0.6 }], '100 50, 100 20'],
  [
    'edges that follow each other',
    [
      { edge: 0, from: 0.75, to: 1 },
      { edge: 1, from: 0, to: 0.5 },
    ],
    '100 50, 100 100, 150 100',
  ],
  ['a single point', [{ edge: 1, from: 0.5, to: 0.5 }], '150 100'],
  ['nothing', [], ''],
])('draws %s', (_, parts, expected) => {
  expect(metres(parts)).toBe(expected);
});
