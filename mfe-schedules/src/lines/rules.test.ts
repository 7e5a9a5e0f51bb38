import { groupLines, type Line, matchesLine, plain } from './rules.ts';

const line = (change: Partial<Line> = {}): Line => ({
  id: 'l',
  shortName: '12',
  longName: 'Gare ↔ Hôpital Sud',
  mode: 'bus',
  color: '#123456',
  textColor: '#ffffff',
  agency: 'Town',
  headsigns: ['Gare centrale', 'Hôpital Sud'],
  ...change,
});

describe('plain text', () => {
  it.each([
    ['Hôpital-Sud', 'hopital sud'],
    ['  L’ÎLE  ', 'l ile'],
    ['Straße', 'straße'],
    ['—', ''],
  ])('of %s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });
});

describe('what was typed', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['12', true],
    ['1', true],
    ['2', false],
    ['hopital', true],
    ['HÔP', true],
    ['sud gare', true],
    ['pital', false],
    ['gare nord', false],
  ])('"%s" finds the line: %s', (typed, expected) => {
    expect(matchesLine(line(), typed)).toBe(expected);
  });

  it('takes digits for a number of a line, not for a part of a name', () => {
    expect(matchesLine(line({ shortName: 'A', longName: 'Place du 8 Mai' }), '8')).toBe(false);
    expect(matchesLine(line({ shortName: 'A', longName: 'Place du 8 Mai' }), '8 mai')).toBe(true);
  });
});

describe('groups', () => {
  it('are in the order of the network’s structure, without empty ones, each in the order given', () => {
    const lines = [
      line({ id: '1', mode: 'bus' }),
      line({ id: '2', mode: 'metro' }),
      line({ id: '3', mode: 'bus' }),
      line({ id: '4', mode: 'tram' }),
    ];
    expect(groupLines(lines).map((group) => [group.mode, group.lines.map(({ id }) => id)])).toEqual([
      ['metro', ['2']],
      ['tram', ['4']],
      ['bus', ['1', '3']],
    ]);
  });
});
