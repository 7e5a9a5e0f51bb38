import type { Line } from './rules.ts';
import { type Alert, alertsByLine, foundLines, isStopSearch, nextPlate, wallEnds } from './wall.ts';

const line = (id: string, change: Partial<Line> = {}): Line => ({
  id,
  shortName: id,
  longName: '',
  mode: 'bus',
  color: '#123456',
  textColor: '#ffffff',
  agency: 'Town',
  headsigns: ['Harbour', 'Hospital'],
  ...change,
});

const alert = (id: string, severity: Alert['severity'], lineIds: readonly string[]): Alert => ({
  id,
  severity,
  effect: 'detour',
  header: id,
  description: '',
  url: '',
  periods: [],
  lineIds: [...lineIds],
  stopIds: [],
});

it('knows the gravest alert of each line', () => {
  const alerts = [
    alert('i', 'info', ['A', 'B']),
    alert('s', 'severe', ['A']),
    alert('w', 'warning', ['A']),
    alert('stop', 'severe', []),
  ];
  expect([...alertsByLine(alerts)].map(([id, { id: alertId }]) => [id, alertId])).toEqual([
    ['A', 's'],
    ['B', 'i'],
  ]);
});

it.each<[string, Partial<Line>, readonly string[]]>([
  ['its two most frequent destinations', { headsigns: ['Harbour', 'Hospital', 'Depot'] }, ['Harbour', 'Hospital']],
  ['each destination once', { headsigns: ['Harbour', 'HARBOUR', ' ', 'Hospital'] }, ['Harbour', 'Hospital']],
  [
    'the ends in its name where it has one destination',
    { headsigns: ['Harbour'], longName: 'Station – Harbour' },
    ['Station', 'Harbour'],
  ],
  ['the ends in its name before its destinations', { longName: 'Hospital ↔ Harbour' }, ['Hospital', 'Harbour']],
  [
    'its name where its destinations only repeat it',
    { headsigns: ['Ring (left)', 'Ring (right)'], longName: 'Ring' },
    ['Ring'],
  ],
  ['its destinations where its name is neither', { longName: 'Market' }, ['Harbour', 'Hospital']],
  ['its name where that names no ends', { headsigns: ['Harbour'], longName: 'Centre loop' }, ['Centre loop']],
  ['its destination where its name is its number', { headsigns: ['Harbour'], longName: 'A' }, ['Harbour']],
])('a plate has %s', (_, change, ends) => {
  expect(wallEnds(line('A', change))).toEqual(ends);
});

it('finds lines by their own words first, then by their stops, each once', () => {
  const [a, b, c] = [line('A'), line('B', { headsigns: ['Market'] }), line('C', { headsigns: ['Park'] })];
  expect(foundLines([a, b, c], 'mark', [c, b]).map(({ id }) => id)).toEqual(['B', 'C']);
});

it.each([
  ['ma', true],
  ['  m ', false],
  ['12', false],
  ['8 mai', true],
])('"%s" is searched among stops: %s', (typed, isSearched) => {
  expect(isStopSearch(typed)).toBe(isSearched);
});

describe('keys', () => {
  /** Two rows of three, then a row of one that is wider. */
  const boxes = [0, 1, 2, 3, 4, 5].map((at) => {
    const [left, top] = [(at % 3) * 100, Math.floor(at / 3) * 60];
    return { left, top, right: left + 90, bottom: top + 50 };
  });
  const wall = [...boxes, { left: 0, top: 150, right: 290, bottom: 200 }];

  it.each([
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', 3],
    [0, 'ArrowLeft', 0],
    [6, 'ArrowRight', 6],
    [1, 'ArrowDown', 4],
    [5, 'ArrowDown', 6],
    [6, 'ArrowDown', 6],
    [6, 'ArrowUp', 4],
    [1, 'ArrowUp', 1],
    [4, 'Home', 0],
    [4, 'End', 6],
  ] as const)('from plate %i %s leads to plate %i', (at, key, expected) => {
    expect(nextPlate(wall, at, key)).toBe(expected);
  });
});
