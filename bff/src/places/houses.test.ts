import { NO_INTERPOLATIONS } from '../ground/interpolations.ts';
import { housesOf } from './houses.ts';
import { numberedWaysOf } from './numberedWays.ts';
import { typedNumber } from './typedNumber.ts';

/** Ten metres of latitude. */
const TEN_METRES = 0.00009;

/** Houses of one street: house i lies at i × ten metres, or where it is said. */
function inStreet(numbers: readonly string[], at: readonly number[] = numbers.map((_, i) => i)) {
  const ofStreet = { streetOf: new Int32Array(numbers.length), numberOf: (house: number) => numbers[house]! };
  const houses = housesOf(
    {
      ...ofStreet,
      ways: numberedWaysOf(NO_INTERPOLATIONS, ofStreet),
      positionOf: (house) => ({ lat: 48 + at[house]! * TEN_METRES, lon: 2 }),
    },
    1,
  );
  return (typed: string) => {
    const found = houses.find(0, typedNumber(typed));
    if (!found) return 'nothing';
    if (found.accuracy === 'door') return `door ${numbers[found.house]}`;
    return `near ${numbers[found.house]} at ${((found.position.lat - 48) / TEN_METRES).toFixed(1)}`;
  };
}

describe('a known number', () => {
  it.each([
    [['12', '14'], '14', 'door 14'],
    [['12', '12 bis'], '12bis', 'door 12 bis'],
    [['12', '12 bis'], '12', 'door 12'],
    [['107 A', '107 B'], '107b', 'door 107 B'],
    [['52-58', '60'], '54', 'door 52-58'],
    [['52-58', '60'], '52-58', 'door 52-58'],
    [['51', '52-58', '53'], '53', 'door 53'],
    [['8-9'], '9', 'door 8-9'],
    [['98/106'], '100', 'door 98/106'],
    [['12;14'], '14', 'door 12;14'],
    [['12;14'], '12 14', 'door 12;14'],
    [['12a-c'], '12b', 'door 12a-c'],
    [['16/16 с1'], '16 16 с1', 'door 16/16 с1'],
    [['S/N', '4'], 's/n', 'door S/N'],
    [['10042'], '10042', 'door 10042'],
    // A range that begins farther down, and a house of its own within it.
    [['2', '4-20', '8'], '8', 'door 8'],
  ])('of %j, %s is %s', (numbers, typed, found) => {
    expect(inStreet(numbers)(typed)).toBe(found);
  });
});

describe('a number that is not known', () => {
  it.each([
    // Its side: even numbers at 0, 10 and 20 metres, odd ones at 30 and 40.
    [['10', '14', '20', '11', '15'], '12', 'near 10 at 0.5'],
    [['10', '14', '20', '11', '15'], '18', 'near 20 at 1.7'],
    [['10', '14', '20', '11', '15'], '13', 'near 11 at 3.5'],
    // Only the other side has houses before and behind it.
    [['10', '14', '11'], '13', 'near 14 at 1.3'],
    [['10', '14'], '16', 'nothing'],
    [['10', '14'], '8', 'nothing'],
    [['10'], '10 bis', 'near 10 at 0.0'],
    [['10a', '10b'], '10', 'near 10a at 0.0'],
    [['52-58'], '54a', 'near 52-58 at 0.0'],
    [['52-58', '66'], '62', 'near 52-58 at 0.5'],
    [['S/N', '4'], '2', 'nothing'],
    [['10000', '10008'], '10004', 'nothing'],
    [[], '4', 'nothing'],
  ])('of %j, %s is %s', (numbers, typed, found) => {
    expect(inStreet(numbers)(typed)).toBe(found);
  });

  it.each([
    [29, 'near 10 at 14.5'],
    [31, 'nothing'],
  ])('between neighbours %d × ten metres apart is %s', (apart, found) => {
    expect(inStreet(['10', '14'], [0, apart])('12')).toBe(found);
  });
});

it('keeps the houses of one street from those of another', () => {
  const ofStreets = {
    streetOf: Int32Array.of(1, 0, 1),
    numberOf: (house: number) => ['4', '4', '6'][house]!,
  };
  const ways = numberedWaysOf(NO_INTERPOLATIONS, ofStreets);
  const houses = housesOf({ ...ofStreets, ways, positionOf: () => ({ lat: 0, lon: 0 }) }, 3);
  const find = (street: number, typed: string) => houses.find(street, typedNumber(typed));
  expect(find(0, '4')).toEqual({ accuracy: 'door', house: 1 });
  expect(find(1, '4')).toEqual({ accuracy: 'door', house: 0 });
  expect(find(0, '6')).toBeNull();
  expect(find(2, '4')).toBeNull();
});
