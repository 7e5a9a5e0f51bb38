import {
  type Arrangement,
  type ArrangementKey,
  indexAt,
  isArrangementKey,
  lift,
  moveBy,
  moveTo,
} from './arrangement.ts';

const IDS = ['a', 'b', 'c', 'd'];
const order = ({ ids }: Arrangement) => ids.join('');

it.each<[readonly ArrangementKey[], string]>([
  [['ArrowDown'], 'acbd'],
  [['ArrowUp'], 'bacd'],
  [['ArrowUp', 'ArrowUp'], 'bacd'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'acdb'],
  [['End'], 'acdb'],
  [['End', 'Home'], 'bacd'],
  [['ArrowDown', 'ArrowUp'], 'abcd'],
])('a lifted row is moved by %j', (keys, expected) => {
  const moved = keys.reduce(moveBy, lift(IDS, 'b'));
  expect(order(moved)).toBe(expected);
  expect(moved.before).toEqual(IDS);
});

it('moves nothing that is not lifted', () => {
  const still: Arrangement = { ids: IDS, lifted: null, before: IDS };
  expect(moveBy(still, 'ArrowDown')).toBe(still);
});

it.each([
  [0, 'cabd'],
  [2, 'abcd'],
  [9, 'abdc'],
  [-1, 'cabd'],
])('a pointer puts it at %d', (index, expected) => {
  expect(order(moveTo(lift(IDS, 'c'), index))).toBe(expected);
});

it.each([
  [5, 0],
  [31, 1],
  [150, 2],
])('a pointer at %d is behind %d rows', (y, index) => {
  expect(indexAt(y, [30, 90])).toBe(index);
});

it.each([
  ['ArrowUp', true],
  ['End', true],
  ['ArrowLeft', false],
])('%s moves a row: %s', (key, isKey) => {
  expect(isArrangementKey(key)).toBe(isKey);
});
