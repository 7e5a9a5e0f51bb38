import { areaAround, contains, insideOf } from './area.ts';

const at = (lat: number, lon: number) => ({ lat, lon });
const isIn = (places: readonly { lat: number; lon: number }[], metres: number, lat: number, lon: number) =>
  insideOf(areaAround(places, metres))(Math.round(lat * 1e7), Math.round(lon * 1e7));

// A degree of latitude has 111 195 m; one of longitude at 60 degrees half of that.
describe('the area around a stop at 60° N 10° E, 3 km', () => {
  it.each([
    ['the stop', 60, 10, true],
    ['2.9 km north', 60 + 2_900 / 111_195, 10, true],
    ['5.1 km north', 60 + 5_100 / 111_195, 10, false],
    ['2.9 km south', 60 - 2_900 / 111_195, 10, true],
    ['5.1 km south', 60 - 5_100 / 111_195, 10, false],
    ['2.9 km east', 60, 10 + (2 * 2_900) / 111_195, true],
    ['5.1 km east', 60, 10 + (2 * 5_100) / 111_195, false],
    ['2.9 km west', 60, 10 - (2 * 2_900) / 111_195, true],
    ['5.1 km west', 60, 10 - (2 * 5_100) / 111_195, false],
    ['4 km north and 4 km east', 60 + 4_000 / 111_195, 10 + (2 * 4_000) / 111_195, false],
    ['the other side of the earth', -60, -170, false],
  ])('%s', (_, lat, lon, expected) => {
    expect(isIn([at(60, 10)], 3_000, lat, lon)).toBe(expected);
  });
});

it('of two stops far apart leaves out what is between them', () => {
  const places = [at(48, 2), at(48, 3)];
  expect([2, 2.5, 3].map((lon) => isIn(places, 3_000, 48, lon))).toEqual([true, false, true]);
});

it('goes on beyond the date line', () => {
  const fiji = [at(-17, 179.99)];
  expect([179.99, -179.98, -179.9, 0].map((lon) => isIn(fiji, 5_000, -17, lon))).toEqual([true, true, false, false]);
  expect([-179.99, 179.98].map((lon) => isIn([at(-17, -179.99)], 5_000, -17, lon))).toEqual([true, true]);
});

it('has nothing where there are no stops', () => {
  expect(isIn([], 3_000, 48, 2)).toBe(false);
});

it('has nothing that is no place on earth', () => {
  const isInside = insideOf(areaAround([at(48, 2)], 3_000));
  expect([isInside(Number.NaN, 0), isInside(4.8e8, Number.NaN), isInside(1e12, 2e7), isInside(-1e12, 2e7)]).toEqual([
    ...[false, false, false, false],
  ]);
});

describe('an area contains', () => {
  const town = areaAround([at(48, 2), at(48.02, 2.01)], 3_000);
  it.each([
    ['itself', [at(48, 2), at(48.02, 2.01)], 3_000, true],
    ['that of some of its stops', [at(48, 2)], 3_000, true],
    ['that of a stop that has moved by 20 m', [at(48.0002, 2.0001)], 3_000, true],
    ['a smaller one', [at(48, 2)], 2_000, true],
    ['none of a larger one', [at(48, 2)], 6_000, false],
    ['none farther north', [at(48.2, 2)], 3_000, false],
    ['none farther south', [at(47.8, 2)], 3_000, false],
    ['none farther east', [at(48, 2.2)], 3_000, false],
    ['the empty one', [], 3_000, true],
  ])('%s', (_, places, metres, expected) => {
    expect(contains(town, areaAround(places, metres))).toBe(expected);
  });
});
