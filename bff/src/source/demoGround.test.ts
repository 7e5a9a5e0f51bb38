import { ROAD_CLASSES } from '../ground/classify/roads.ts';
import { textAt } from '../ground/texts.ts';
import { demoGround } from './demoGround.ts';

it('makes streets that meet at a point one network, without the motorways, and has the houses', () => {
  const street = (
    kind: 'motorway' | 'primary' | 'minor',
    name: string,
    path: readonly (readonly [number, number])[],
  ) => ({
    class: kind,
    name,
    built: true,
    path,
  });
  const streets = [
    street('primary', 'Avenue', [
      [2, 48],
      [2, 48.001],
      [2, 48.002],
    ]),
    street('minor', 'Rue', [
      [2.001, 48.001],
      [2, 48.001],
    ]),
    street('motorway', 'A1', [
      [2, 48],
      [2, 48.002],
    ]),
  ];
  const house = {
    id: 'h',
    number: '12 bis',
    street: 'Rue',
    city: 'Ville',
    postCode: '35999',
    lat: 48.0011,
    lon: 2.0005,
  };
  const { streets: made, addresses, texts } = demoGround({ streets }, { addresses: [house] });
  const edges = Array.from(made.edges.name, (name, edge) => {
    const kind = ROAD_CLASSES[made.edges.class[edge]!];
    return `${textAt(texts, name)} ${kind} ${Math.round(made.edges.metres[edge]!)}`;
  });
  expect(edges).toEqual(['Avenue primary 111', 'Avenue primary 111', 'Rue residential 74']);
  expect(made.nodes.lon).toHaveLength(4);
  const { number, street: of, town, postCode, lat, lon } = addresses;
  expect([number, of, town, postCode].map((column) => textAt(texts, column[0]!))).toEqual([
    ...['12 bis', 'Rue', 'Ville', '35999'],
  ]);
  expect([[...lat], [...lon]]).toEqual([[480_011_000], [20_005_000]]);
});
