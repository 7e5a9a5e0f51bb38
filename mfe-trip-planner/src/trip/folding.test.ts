import { journey, line, point } from '../testing/trips.ts';
import { firstRows, folded, foldedGroups, sequenceOf } from './folding.ts';
import type { Journey } from './search.ts';

const ride = (name: string, from: string, to: string) => ({
  kind: 'ride' as const,
  durationSeconds: 600,
  line: line(name),
  stops: [from, 'between', to].map((stop) => ({ ...point(stop), stopAreaId: stop })),
});
const WALK = { kind: 'walk' as const, durationSeconds: 300 };

const direct = (id: string, more: Partial<Journey> = {}) =>
  journey(id, { sections: [WALK, ride('A', 'Oak', 'Elm')], ...more });

const idsOf = (journeys: readonly Journey[]) =>
  folded(journeys).map(({ head, repeats }) => [head.id, ...repeats.map(({ id }) => id)].join(' '));

describe('the sequence of a journey', () => {
  it('is that of its lines with the stops where they are boarded and left, however one gets there', () => {
    expect(sequenceOf(direct('one'))).toBe(sequenceOf({ sections: [ride('A', 'Oak', 'Elm'), WALK] }));
    expect(sequenceOf(direct('one'))).not.toBe(sequenceOf({ sections: [ride('A', 'Oak', 'Ash')] }));
    expect(sequenceOf(direct('one'))).not.toBe(sequenceOf({ sections: [ride('B', 'Oak', 'Elm')] }));
    expect(sequenceOf(direct('one'))).not.toBe(
      sequenceOf({ sections: [ride('A', 'Oak', 'Elm'), ride('A', 'Oak', 'Elm')] }),
    );
  });

  it('is not known without a ride, or without its stops', () => {
    expect(sequenceOf({ sections: [WALK] })).toBeNull();
    expect(sequenceOf(journey('one'))).toBeNull();
  });
});

it('has the same lines and stops in one row, where the first of them stands', () => {
  const other = journey('two', { sections: [ride('B', 'Oak', 'Elm')] });
  expect(idsOf([direct('one'), other, direct('three'), direct('four')])).toEqual(['one three four', 'two']);
});

it.each([
  ['is cancelled', { realTime: 'cancelled' }],
  ['misses a connection', { realTime: 'missedConnection' }],
  ['is the last one of the day', { isLastOfDay: true }],
] as const)('a journey that %s has a row of its own', (_, more) => {
  expect(idsOf([direct('one'), direct('two', more), direct('three')])).toEqual(['one three', 'two']);
  expect(idsOf([direct('one', more), direct('two'), direct('three')])).toEqual(['one', 'two three']);
});

it('journeys on foot are not folded', () => {
  expect(idsOf([journey('one', { sections: [WALK] }), journey('two', { sections: [WALK] })])).toEqual(['one', 'two']);
});

it.each([
  [0, []],
  [1, ['fewestChanges one']],
  [2, ['fewestChanges one two']],
  [3, ['fewestChanges one two', 'walking three']],
  [30, ['fewestChanges one two', 'walking three']],
])('the first %d rows keep their groups', (count, expected) => {
  const groups = foldedGroups([
    { key: 'fewestChanges', journeys: [journey('one'), journey('two')] },
    { key: 'walking', journeys: [journey('three')] },
  ]);
  const cut = firstRows(groups, count);
  expect(cut.map(({ key, rows }) => [key, ...rows.map(({ head }) => head.id)].join(' '))).toEqual(expected);
});
