import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { nodesAt, STOP } from '../ground/testing/metres.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { addressesOf } from './layer.ts';
import { mapIndexOf } from './makeMapIndex.ts';
import { typedNumber } from './typedNumber.ts';

/** A house by its number and its metres to the east and north; without a number a corner of the way. */
type Point = readonly [number: string, east: number, north: number];

interface Street {
  readonly points: readonly Point[];
  /** Of the way through these points. */
  readonly tags: Readonly<Record<string, string>>;
  /** Further houses, which are on no way. */
  readonly houses?: readonly Point[];
  /** Whether the street is a tag of each house. */
  readonly isTagged?: false;
  /** Nodes of the way that the file does not have, by their position. */
  readonly missing?: readonly number[];
}

/** A house in no street, which counts among all houses of the map. */
const NOWHERE = { ...nodesAt(99, [[1_000, 1_000]])[0]!, tags: { 'addr:housenumber': '99' } };

function streetsIn({ points, tags, houses = [], isTagged, missing = [] }: Street) {
  const street = isTagged === false ? {} : { 'addr:street': 'Rue Neuve' };
  const all = [...points, ...houses];
  const nodes = nodesAt(
    1,
    all.map(([, east, north]) => [east, north]),
  ).map((node, i) => ({
    ...node,
    tags: all[i]![0] === '' ? {} : { ...street, 'addr:housenumber': all[i]![0], 'addr:postcode': `3500${i + 1}` },
  }));
  const corners = nodesAt(100, [
    [-500, 0],
    [-500, 100],
  ]);
  const ground = groundOfObjects(
    [
      { nodes: [NOWHERE, ...nodes.filter((_, i) => !missing.includes(i)), ...corners] },
      {
        ways: [
          { id: 1, nodes: [100, 101], tags: { highway: 'residential', name: 'Rue Basse' } },
          { id: 2, nodes: points.map((_, i) => i + 1), tags },
        ],
      },
    ],
    [STOP],
  );
  return addressesOf(addressTableOfGround(ground, mapIndexOf(ground))).streets;
}

/** What is found for a number, and its metres to the east and north. */
function findIn(street: Street) {
  const streets = streetsIn(street);
  const neuve = Array.from({ length: streets.count }, (_, one) => streets.placeOf(one).title).indexOf('Rue Neuve');
  return (typed: string): string => {
    const found = neuve >= 0 && streets.houseIn(neuve, typedNumber(typed));
    if (!found) return 'nothing';
    const [east, north] = [
      (found.lon - STOP.lon) * 111_195 * Math.cos((STOP.lat * Math.PI) / 180),
      (found.lat - STOP.lat) * 111_195,
    ];
    expect(streets.byId(found.id)).toEqual(found);
    return `${found.accuracy} ${found.title} ${Math.round(east)} ${Math.round(north)}`;
  };
}

const way = (kind: string) => ({ 'addr:interpolation': kind });
const beside = (last: number): readonly Point[] => [
  ['3', 100, 50],
  ['7', last, 50],
];
const along = (points: readonly Point[], kind: string): Street => ({ points, tags: way(kind) });
const ends = (first: string, last: string, metres: number): readonly Point[] => [
  [first, 0, 0],
  [last, metres, 0],
];
const STRAIGHT = ends('1', '9', 800);
const ROUND_THE_CORNER: readonly Point[] = [
  ['2', 0, 0],
  ['', 300, 0],
  ['10', 300, 500],
];
const DOWNWARD: readonly Point[] = [
  ['12', 0, 0],
  ['2', 500, 0],
];
const LETTERS: readonly Point[] = [
  ['7', 0, 0],
  ['7d', 400, 0],
];
const CHAIN: readonly Point[] = [
  ['1', 0, 0],
  ['5', 400, 0],
  ['', 800, 0],
  ['9', 800, 400],
];

describe('a number on a way between two houses is near its place on the way', () => {
  it.each<[string, Street, string, string]>([
    ['odd', along(STRAIGHT, 'odd'), '3', 'near 3 Rue Neuve 200 0'],
    ['of the other side', along(STRAIGHT, 'odd'), '4', 'nothing'],
    ['even', along(ROUND_THE_CORNER, 'even'), '4', 'near 4 Rue Neuve 200 0'],
    ['round the corner', along(ROUND_THE_CORNER, 'even'), '8', 'near 8 Rue Neuve 300 300'],
    ['all', along(STRAIGHT, 'all'), '4', 'near 4 Rue Neuve 300 0'],
    ['a step', along(STRAIGHT, '4'), '5', 'near 5 Rue Neuve 400 0'],
    ['beside a step', along(STRAIGHT, '4'), '3', 'nothing'],
    ['drawn downward', along(DOWNWARD, 'even'), '4', 'near 4 Rue Neuve 400 0'],
    ['letters', along(LETTERS, 'alphabetic'), '7c', 'near 7c Rue Neuve 300 0'],
    ['capital letters', along(ends('7A', '7C', 400), 'alphabetic'), '7 b', 'near 7b Rue Neuve 200 0'],
    ['beyond the letters', along(LETTERS, 'alphabetic'), '7e', 'near 7e Rue Neuve 0 0'],
    ['in the first part of a chain', along(CHAIN, 'odd'), '3', 'near 3 Rue Neuve 200 0'],
    ['in the second part', along(CHAIN, 'odd'), '7', 'near 7 Rue Neuve 800 0'],
    ['that a house has', along(CHAIN, 'odd'), '5', 'door 5 Rue Neuve 400 0'],
    ['with a letter', along(STRAIGHT, 'odd'), '3b', 'near 3b Rue Neuve 200 0'],
    ['of five digits', along(ends('10002', '10010', 400), 'even'), '10004', 'near 10004 Rue Neuve 100 0'],
    ['from a range', along(ends('2-6', '10', 400), 'even'), '8', 'near 8 Rue Neuve 200 0'],
    ['whose letters are of two numbers', along(ends('6a', '7d', 800), 'alphabetic'), '6c', 'near 6c Rue Neuve 0 0'],
    // The street is a tag of the way alone.
    [
      'whose houses have no street',
      { points: STRAIGHT, tags: { ...way('odd'), 'addr:street': 'Rue Neuve' }, isTagged: false },
      '3',
      'near 3 Rue Neuve 200 0',
    ],
    // Two houses beside the way say more.
    ['between nearer neighbours', { ...along(STRAIGHT, 'odd'), houses: beside(300) }, '5', 'near 5 Rue Neuve 200 50'],
    [
      'between neighbours that are too far apart',
      { ...along(STRAIGHT, 'odd'), houses: beside(700) },
      '5',
      'near 5 Rue Neuve 400 0',
    ],
  ])('%s', (_, street, typed, expected) => {
    expect(findIn(street)(typed)).toBe(expected);
  });
});

describe('nothing is said by a way', () => {
  it.each<[string, Street, string]>([
    ['of an unknown kind', along(STRAIGHT, 'toString'), '3'],
    ['with a step of nothing', along(STRAIGHT, '0'), '3'],
    ['whose ends do not fit the step', along(STRAIGHT, '3'), '4'],
    ['whose ends are too far apart', along(ends('1', '2001', 800), 'odd'), '3'],
    ['with one house', along(ends('1', '', 800), 'odd'), '3'],
    ['without a number at an end', along(ends('S/N', '9', 800), 'all'), '3'],
    ['that the file cuts', { ...along(ROUND_THE_CORNER, 'even'), missing: [1] }, '4'],
    ['of houses in no street', { ...along(STRAIGHT, 'odd'), isTagged: false }, '3'],
  ])('%s', (_, street, typed) => {
    expect(findIn(street)(typed)).toBe('nothing');
  });
});

it.each([
  ['the nearer end', '3', '35001'],
  ['the first of two that are as near', '5', '35001'],
  ['the other end', '7', '35002'],
])('has the postcode of %s', (_, typed, expected) => {
  const streets = streetsIn(along(STRAIGHT, 'odd'));
  expect(streets.houseIn(0, typedNumber(typed))?.postCode).toBe(expected);
});
