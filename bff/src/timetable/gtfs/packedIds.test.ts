import { listOf, packedIdsOf, packIds, tripIdsOf } from './packedIds.ts';
import { isShared } from './sharedColumn.ts';

it.each([
  ['none', []],
  ['one', ['a']],
  ['ids that begin alike', ['a', 'ab', 'abc', 'b']],
  ['letters of two and four bytes, and blanks', ['é 1', '東京', '🚊', 'e\u0301']],
  ['a thousand', Array.from({ length: 1_000 }, (_, i) => `trip-${i * 7919}`)],
])('finds each of %s, and no other', (_name, ids) => {
  const packed = tripIdsOf(packIds(ids));
  expect(listOf(packed)).toEqual(ids);
  expect(ids.map((id) => packed.find(id))).toEqual([...ids.keys()]);
  expect(['', 'A', 'abcd', 'trip-1', 'é'].map((id) => packed.find(id))).toEqual(Array(5).fill(undefined));
});

it('lies in memory that threads share, and is not packed twice', () => {
  const ids = tripIdsOf(packIds(['a', 'b']));
  expect(Object.values(packedIdsOf(ids)).every(isShared)).toBe(true);
  expect(packedIdsOf(ids)).toBe(packedIdsOf(ids));
  const plain = { length: 1, at: () => 'é', find: () => 0 };
  expect(listOf(tripIdsOf(packedIdsOf(plain)))).toEqual(['é']);
});
