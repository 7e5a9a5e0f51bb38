import { addPostCodesOfStreets } from './streetPostCodes.ts';

/** Street, town and postcode, each a number; 0: not known. */
type Row = readonly [street: number, town: number, postCode: number];

function columnsOf(rows: readonly Row[]) {
  const [street, town, postCode] = [0, 1, 2].map((at) => Int32Array.from(rows, (row) => row[at]!));
  return { street: street!, town: town!, postCode: postCode! };
}

it.each<[string, readonly Row[], readonly Row[], readonly number[], readonly number[]]>([
  [
    'the postcode of its street',
    [
      [1, 5, 9],
      [1, 5, 0],
    ],
    [[1, 5, 0]],
    [9, 9],
    [9],
  ],
  [
    'that of most houses',
    [
      [1, 5, 8],
      [1, 5, 9],
      [1, 5, 0],
      [1, 5, 9],
    ],
    [],
    [8, 9, 9, 9],
    [],
  ],
  [
    'not one of two that are as frequent',
    [
      [1, 5, 8],
      [1, 5, 9],
      [1, 5, 0],
    ],
    [[1, 5, 0]],
    [8, 9, 0],
    [0],
  ],
  [
    'not that of another street',
    [
      [2, 5, 9],
      [1, 5, 0],
    ],
    [[3, 5, 0]],
    [9, 0],
    [0],
  ],
  [
    'not that of another town',
    [
      [1, 6, 9],
      [1, 5, 0],
    ],
    [[1, 7, 0]],
    [9, 0],
    [0],
  ],
  [
    'not that of an unknown town',
    [
      [1, 0, 9],
      [1, 0, 0],
    ],
    [[1, 0, 0]],
    [9, 0],
    [0],
  ],
  [
    'not that of an unknown street',
    [
      [0, 5, 9],
      [0, 5, 0],
    ],
    [[0, 5, 0]],
    [9, 0],
    [0],
  ],
  [
    'what it has',
    [
      [1, 5, 9],
      [1, 5, 9],
      [1, 5, 8],
    ],
    [
      [1, 5, 7],
      [1, 5, 0],
    ],
    [9, 9, 8],
    [7, 9],
  ],
  ['not that of places', [[1, 5, 0]], [[1, 5, 9]], [0], [9]],
])('has %s', (_, houses, places, ofHouses, ofPlaces) => {
  const [made, named] = [columnsOf(houses), columnsOf(places)];
  addPostCodesOfStreets(made, named);
  expect([[...made.postCode], [...named.postCode]]).toEqual([ofHouses, ofPlaces]);
});
