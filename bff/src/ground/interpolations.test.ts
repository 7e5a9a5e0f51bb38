import { createInterpolationCollector } from './interpolations.ts';

/** Nodes 10 to 15 are points 0 to 5, a degree of 1e-7 apart; those with a house are 10, 12 and 14. */
const LAT = Int32Array.of(0, 1, 2, 3, 4, 5);
const HOUSES = new Map([10, 12, 14].map((node, house) => [node, house]));

it.each<[string, readonly (readonly number[])[], readonly number[], readonly string[]]>([
  ['two houses', [[0, 1, 2]], [7, 7, 7], ['0 to 1 by 0 1 2']],
  ['each next house', [[0, 1, 2, 3, 4]], [7, 7, 7], ['0 to 1 by 0 1 2', '1 to 2 by 2 3 4']],
  [
    'two ways',
    [
      [0, 2],
      [4, 2],
    ],
    [7, 7, 7],
    ['0 to 1 by 0 2', '2 to 1 by 4 2'],
  ],
  ['two streets', [[0, 1, 2, 3, 4]], [7, 8, 8], ['1 to 2 by 2 3 4']],
  ['no street', [[0, 2]], [0, 0, 0], []],
  ['one house twice', [[0, 1, 0]], [7, 7, 7], []],
  ['a point that is not kept', [[0, -1, 2, 4]], [7, 7, 7], ['1 to 2 by 2 4']],
  ['no house', [[1, 3]], [7, 7, 7], []],
])('%s', (_, ways, streetOf, expected) => {
  const collector = createInterpolationCollector();
  for (const points of ways)
    collector.add(
      2,
      points.map((point) => point + 10),
      points,
    );
  expect(collector.points).toBe(ways.flat().length);
  const { from, to, step, first, lat, lon } = collector.interpolations(
    { lat: LAT, lon: LAT },
    (node) => HOUSES.get(node) ?? -1,
    streetOf,
  );
  const said = Array.from(from, (house, line) => {
    const points = lat.subarray(first[line]!, first[line + 1]!);
    return `${house} to ${to[line]} by ${points.join(' ')}`;
  });
  expect(said).toEqual(expected);
  expect(lon).toEqual(lat);
  expect([...step]).toEqual(expected.map(() => 2));
});
