import { journey } from '../../testing/trips.ts';
import type { FoldedGroup } from '../../trip/folding.ts';
import { neighboursOf } from './neighbours.ts';

const row = (id: string, ...repeats: readonly string[]) => ({
  head: journey(id),
  repeats: repeats.map((each) => journey(each)),
});
const GROUPS: readonly FoldedGroup[] = [
  { key: 'publicTransport', rows: [row('one', 'again'), row('two')] },
  { key: 'fewestChanges', rows: [row('two'), row('three')] },
];

it.each([
  ['one', 0, null, 'two'],
  ['again', 0, null, 'two'],
  ['two', 1, 'one', 'three'],
  ['three', 2, 'two', null],
])('%s is in row %i of the list, between %s and %s', (code, index, previous, next) => {
  const found = neighboursOf(GROUPS, code);
  expect(found).toMatchObject({ index, count: 3 });
  expect([found?.previous?.id ?? null, found?.next?.id ?? null]).toEqual([previous, next]);
});

it('has no place for a journey that the list does not have', () => {
  expect(neighboursOf(GROUPS, 'other')).toBeNull();
  expect(neighboursOf([], 'one')).toBeNull();
});
