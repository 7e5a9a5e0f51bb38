import type { GroundMap } from '@halte/demo-city/ground';
import { AREA_KINDS } from '../ground/classify/drawnAreas.ts';
import { POINT_KINDS } from '../ground/classify/drawnPoints.ts';
import { WAY_KINDS } from '../ground/classify/drawnWays.ts';
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
  const map = { centre: [2, 48], streets, railways: [], areas: [], labels: [] } as const;
  const { streets: made, addresses, texts } = demoGround(map, { addresses: [house] });
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

it('draws streets, railways, areas and names; an island is a hole of the river', () => {
  const square = (least: number, most: number) =>
    [
      [least, least],
      [most, least],
      [most, most],
      [least, most],
      [least, least],
    ].map(([x, y]) => [2 + x! / 100, 48 + y! / 100] as const);
  const map: GroundMap = {
    centre: [2, 48],
    streets: [{ class: 'secondary', name: 'Rue', built: false, path: square(0, 1).slice(0, 2) }],
    railways: [square(0, 1).slice(1, 3)],
    areas: [
      { kind: 'wood', ring: square(5, 6) },
      { kind: 'river', ring: square(0, 4) },
      { kind: 'lake', ring: square(6, 7) },
      { kind: 'island', ring: square(1, 2) },
    ],
    labels: [
      { kind: 'lake', text: 'Lac', at: [2.065, 48.065] },
      { kind: 'city', text: 'Ville', at: [2, 48] },
      { kind: 'houseNumber', text: '12', at: [2, 48] },
    ],
  };
  const { drawing, texts } = demoGround(map, { addresses: [] });
  const { ways, areas } = drawing.bands.zoom21;
  const nameOf = (row: number) => textAt(texts, drawing.names.local[row]!);
  expect(Array.from(ways.kind, (kind, way) => `${WAY_KINDS[kind]} ${nameOf(ways.name[way]!)}`)).toEqual([
    ...['secondary Rue', 'rail '],
  ]);
  const ringsOf = (area: number) => {
    const rings = [areas.firstRing[area]!, areas.firstRing[area + 1]!] as const;
    return `${rings[1] - rings[0]} ${areas.first[rings[1]]! - areas.first[rings[0]]!}`;
  };
  expect(Array.from(areas.kind, (kind, area) => `${AREA_KINDS[kind]} ${ringsOf(area)}`).sort()).toEqual([
    ...['park 1 4', 'water 1 4', 'water 2 8', 'wood 1 4'],
  ]);
  expect(
    Array.from(drawing.points.kind, (kind, i) => `${POINT_KINDS[kind]} ${nameOf(drawing.points.name[i]!)}`),
  ).toEqual(['city Ville', 'water Lac']);
});
