import { separateStreets } from './streetParts.ts';

/** Metres to the north of 48°, on the meridian of 2°. */
const units = (metres: number) => 480_000_000 + Math.round((metres / 111_195) * 1e7);
const LON = 20_000_000;

type Line = readonly number[];
interface City {
  /** Houses of Rue Neuve, and the lines of its ways. */
  readonly houses?: Line;
  readonly ways?: readonly Line[];
}

/** Numbers of suburbs; 0: not known. */
const SUBURBS = ['', 'Sud', 'Nord', 'Loin'];
/** In the suburb Nord from 1 000 m on, in Loin from 5 000 m on, and between 2 000 and 3 000 m in one that is not known. */
const suburbOf = (metres: number) =>
  metres >= 5_000 ? 3 : metres >= 3_000 ? 2 : metres >= 2_000 ? 0 : metres >= 1_000 ? 2 : 1;

function separated({ houses = [], ways = [] }: City) {
  const street = 0;
  const pieces = ways.flatMap((line) => line.slice(1).map((to, i) => [line[i]!, to] as const));
  const columns = {
    houses: {
      streetOf: new Int32Array(houses.length).fill(street),
      lat: Int32Array.from(houses, units),
      lon: new Int32Array(houses.length).fill(LON),
    },
    pieces: {
      streetOf: new Int32Array(pieces.length).fill(street),
      ends: Int32Array.from(pieces.flatMap(([from, to]) => [units(from), LON, units(to), LON])),
    },
  };
  const suburbs = separateStreets({
    ...columns,
    count: 1,
    suburbAt: ({ lat }) => suburbOf(Math.round((lat - 48) * 111_195)),
    numberOf: (of, suburb) => 10 * (of + 1) + suburb,
  });
  const said = (streetOf: Int32Array) =>
    Array.from(streetOf, (one) => SUBURBS[suburbs.get(one) ?? -1] ?? '-').join(' ');
  return { houses: said(columns.houses.streetOf), ways: said(columns.pieces.streetOf), suburbs };
}

it.each<[string, City, string, string]>([
  ['one is alone', { houses: [0, 100], ways: [[0, 200]] }, '- -', '-'],
  [
    'in two suburbs',
    {
      houses: [0, 1_500, 20],
      ways: [
        [0, 100],
        [1_400, 1_500],
      ],
    },
    'Sud Nord Sud',
    'Sud Nord',
  ],
  [
    'without houses',
    {
      ways: [
        [0, 100],
        [1_400, 1_500],
      ],
    },
    '',
    'Sud Nord',
  ],
  ['in three', { houses: [0, 1_500, 5_500] }, 'Sud Nord Loin', ''],
  ['linked across a border', { houses: [0, 250, 500, 750, 1_000] }, '- - - - -', ''],
  ['linked by a way', { houses: [0, 1_500], ways: [[0, 1_500]] }, '- -', '-'],
  ['apart by less than 300 m', { houses: [800, 1_080] }, '- -', ''],
  ['apart by more than 300 m', { houses: [800, 1_120] }, 'Sud Nord', ''],
  ['apart in one suburb', { houses: [0, 700] }, '- -', ''],
  ['apart in one of two suburbs', { houses: [0, 500, 1_500] }, 'Sud Sud Nord', ''],
  ['in a suburb that is not known', { houses: [0, 2_500] }, '- -', ''],
  ['in three, one not known', { houses: [0, 1_500, 2_500, 10] }, 'Sud Nord Sud Sud', ''],
])('streets of one name: %s', (_, city, houses, ways) => {
  expect(separated(city)).toMatchObject({ houses, ways });
});

it('leaves the number to the largest', () => {
  expect([...separated({ houses: [0, 1_500, 1_510] }).suburbs]).toEqual([
    [0, 2],
    [11, 1],
  ]);
});
