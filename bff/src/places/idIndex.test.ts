import { idIndexOf } from './idIndex.ts';

it('finds each by its id, and the first of two alike', () => {
  const items = ['b', 'é', '', 'a/2', 'b', 'A', '💧'].map((id) => ({ id }));
  const indexOf = idIndexOf(items);
  expect(items.map(({ id }) => indexOf(id))).toEqual([0, 1, 2, 3, 0, 5, 6]);
  expect(['c', 'a', 'aa', 'ZZZZ'].map(indexOf)).toEqual([-1, -1, -1, -1]);
});

it('finds nothing in nothing', () => {
  expect(idIndexOf([])('a')).toBe(-1);
});
