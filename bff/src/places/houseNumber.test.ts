/** Numbers as they are written in `addr:housenumber`, by the wiki of OpenStreetMap and by the customs of each country. */
import { doorsOf, houseKey, includesNumber } from './houseNumber.ts';

describe('houseKey', () => {
  it.each([
    ['12', '12'],
    ['012', '12'],
    ['12bis', '12bis'],
    ['12 bis', '12bis'],
    ['12 BIS', '12bis'],
    ['12-bis', '12bis'],
    ['107 A', '107a'],
    ['107A', '107a'],
    ['25-H', '25h'],
    ['35e', '35e'],
    ['12/A', '12a'],
    ['8-9', '8-9'],
    ['8 – 9', '8-9'],
    ['8/9', '8-9'],
    ['8 9', '8-9'],
    ['98/106', '98-106'],
    ['12;14', '12-14'],
    ['12, 14', '12-14'],
    ['12a-c', '12a-c'],
    ['12 A – 12 C', '12a12c'],
    ['16/16 с1', '16-16s1'],
    ['16к2с1', '16k2s1'],
    ['16 К2 С1', '16k2s1'],
    ['12½', '12-1-2'],
    ['12 1/2', '12-1-2'],
    ['10042', '10042'],
    ['S/N', 'sn'],
    ['s/n', 'sn'],
    ['SN', 'sn'],
    ['s.n.', 'sn'],
    ['SNC', 'sn'],
    ['s.n.c.', 'sn'],
    ['', ''],
    ['?', ''],
  ])('%j → %j', (text, key) => {
    expect(houseKey(text)).toBe(key);
  });
});

describe('doorsOf', () => {
  it.each([
    ['12', ['12: 12–12']],
    ['12 bis', ['12bis: 12–12']],
    ['8-9', ['8-9: 8–9']],
    ['52-58', ['52-58: 52–58']],
    ['52–58', ['52-58: 52–58']],
    ['98/106', ['98-106: 98–106']],
    ['3a-5c', ['3a5c: 3–5']],
    ['12;14', ['12-14: 12–12', '12: 12–12', '14: 14–14']],
    ['12, 14-18', ['12-14-18: 12–12', '12: 12–12', '14-18: 14–18']],
    ['12;12a', ['12-12a: 12–12', '12: 12–12', '12a: 12–12']],
    ['12a-c', ['12a-c: 12–12', '12a: 12–12', '12b: 12–12', '12c: 12–12']],
    ['12A-12C', ['12a12c: 12–12', '12a: 12–12', '12b: 12–12', '12c: 12–12']],
    // The second number belongs to another street, or is a flat: the door is in front.
    ['16/16 с1', ['16-16s1: 16–16']],
    ['37-18', ['37-18: 37–37']],
    ['12/3', ['12-3: 12–12']],
    // Too many for one house: parts of one number.
    ['37-182', ['37-182: 37–37']],
    ['S/N', ['sn: 0–0']],
    ['', []],
    [';,', []],
  ])('%j is %j', (text, doors) => {
    expect(doorsOf(text).map(({ key, first, last }) => `${key}: ${first}–${last}`)).toEqual(doors);
  });

  it('reads a text of a hundred thousand signs at once', () => {
    expect(doorsOf('1-'.repeat(50_000))).toHaveLength(1);
    expect(doorsOf('a '.repeat(50_000))).toHaveLength(1);
  });
});

describe('includesNumber', () => {
  it.each([
    [52, 58, 54, true],
    [52, 58, 52, true],
    [52, 58, 58, true],
    [52, 58, 55, false],
    [52, 58, 60, false],
    [51, 57, 54, false],
    [8, 11, 10, true],
    [8, 11, 12, false],
    [12, 12, 12, true],
  ])('%d to %d: %d', (first, last, number, isIncluded) => {
    expect(includesNumber({ first, last }, number)).toBe(isIncluded);
  });
});
