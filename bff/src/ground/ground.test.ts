import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osmLimits } from '../osm/limits.ts';
import { type OsmObjects, osmFile } from '../osm/testing/writeOsm.ts';
import { areaAround } from './area.ts';
import { CYCLING_FLAGS } from './classify/cycling.ts';
import { ROAD_FLAGS } from './classify/roads.ts';
import { type Ground, groundOf } from './ground.ts';
import { textAt } from './texts.ts';

const STOPS = [
  { lat: 48.5, lon: 2 },
  { lat: 48.501, lon: 2 },
];
const LIMITS = osmLimits(10);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-ground-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function ground(files: readonly (readonly OsmObjects[])[], limits = LIMITS): Ground {
  const paths = files.map((parts, i) => {
    const path = join(folder, `town${i + 1}.osm.pbf`);
    writeFileSync(path, osmFile(parts));
    return path;
  });
  return groundOf(paths, { area: areaAround(STOPS, 3_000), stops: STOPS, limits });
}

/** The streets with their names and metres, and the addresses, as texts in any order. */
function said({ texts, streets, addresses }: Ground) {
  const roads = Array.from(streets.edges.from, (_, edge) => {
    const { name, metres, first } = streets.edges;
    return `${textAt(texts, name[edge]!)} ${Math.round(metres[edge]!)} m, ${first[edge + 1]! - first[edge]!} between`;
  });
  const houses = Array.from(addresses.number, (number, i) => {
    const said = [number, addresses.street[i]!, addresses.postCode[i]!, addresses.town[i]!];
    return `${said.map((text) => textAt(texts, text) || '-').join(' ')} at ${addresses.lat[i]} ${addresses.lon[i]}`;
  });
  return { roads: roads.sort(), houses: houses.sort() };
}

/** 111 m from each to the next, going north. */
const NODES = Array.from({ length: 6 }, (_, i) => ({ id: i + 1, lat: 48.5 + i / 1_000, lon: 2 }));
const HOUSE = { 'addr:housenumber': '12', 'addr:street': 'Rue Haute' };
const DOOR = { id: 20, lat: 48.5004, lon: 2.0001, tags: { ...HOUSE, 'addr:housenumber': '8-9', 'addr:city': 'Ville' } };
const CORNERS = [
  { id: 30, lat: 48.5, lon: 2.001 },
  { id: 31, lat: 48.5002, lon: 2.001 },
  { id: 32, lat: 48.5002, lon: 2.0014 },
];
/** 10 m from the street, and 100 m from any. */
const UNTAGGED = [
  { id: 21, lat: 48.5015, lon: 1.99987, tags: { 'addr:housenumber': '3' } },
  { id: 22, lat: 48.5015, lon: 1.9986, tags: { 'addr:housenumber': '5', 'addr:place': 'Le Moulin' } },
  { id: 23, lat: 48.5015, lon: 1.9986, tags: { 'addr:housenumber': '7' } },
];
const FAR = { id: 40, lat: 48.6, lon: 2 };
const ROADS = [
  { id: 1, nodes: [1, 2, 3, 4], tags: { highway: 'residential', name: 'Rue Haute' } },
  { id: 2, nodes: [3, 5, 40, 6, 4], tags: { highway: 'footway' } },
  { id: 3, nodes: [30, 31, 32, 30], tags: { building: 'yes', ...HOUSE, 'addr:postcode': '35999' } },
  { id: 4, nodes: [40, 41], tags: { highway: 'footway', name: 'Far away' } },
];
const TOWN = {
  roads: [' 222 m, 0 between', ' 222 m, 0 between', 'Rue Haute 111 m, 0 between', 'Rue Haute 222 m, 1 between'],
  houses: ['12 Rue Haute 35999 - at 485001000 20012000', '8-9 Rue Haute - Ville at 485004000 20001000'],
};

const nodes = [...NODES, DOOR, ...CORNERS, FAR];

describe('files of the same town say the same', () => {
  it.each<[string, readonly (readonly OsmObjects[])[]]>([
    ['in order', [[{ nodes }, { ways: ROADS }]]],
    ['ways first', [[{ ways: ROADS }, { nodes }]]],
    ['ways among the nodes', [[{ nodes: nodes.slice(0, 4) }, { ways: ROADS }, { nodes: nodes.slice(4) }]]],
    ['nodes out of order', [[{ nodes: nodes.toReversed() }, { ways: ROADS.toReversed() }]]],
    [
      'two files that have a part in common',
      [
        [{ nodes: nodes.slice(0, 8) }, { ways: ROADS.slice(0, 2) }],
        [{ nodes: nodes.slice(3) }, { ways: ROADS.slice(1) }],
      ],
    ],
    ['a file behind itself', [[{ nodes }, { ways: ROADS }, { nodes }, { ways: ROADS }]]],
    [
      'the same file twice',
      [
        [{ nodes }, { ways: ROADS }],
        [{ nodes }, { ways: ROADS }],
      ],
    ],
  ])('%s', (_, files) => {
    expect(said(ground(files))).toEqual(TOWN);
  });
});

it.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['that a relation names', { type: 'associatedStreet', name: 'Rue Basse' }, 'house', 'Rue Basse'],
  ['that a relation of the newer type names', { type: 'street', name: 'Rue Basse' }, 'address', 'Rue Basse'],
  ['nearby, where the relation is of something else', { type: 'site', name: 'Rue Basse' }, 'house', 'Rue Haute'],
  ['nearby, where the relation has no name', { type: 'associatedStreet' }, 'house', 'Rue Haute'],
  [
    'nearby, where the house is in another role',
    { type: 'associatedStreet', name: 'Rue Basse' },
    'street',
    'Rue Haute',
  ],
])('a house without a street is in the one %s', (_, tags, role, expected) => {
  const way = { id: 9, nodes: [30, 31, 32, 30], tags: { 'addr:housenumber': '9' } };
  const tagged = { id: 3, nodes: [30, 31, 32, 30], tags: HOUSE };
  const members = [
    { kind: 0 as const, id: 21, role },
    { kind: 1 as const, id: 3, role },
    { kind: 0 as const, id: 999, role },
    { kind: 1 as const, id: 9, role: 'house' },
  ];
  const parts = [{ nodes: [...NODES, UNTAGGED[0]!, ...CORNERS] }, { ways: [...ROADS.slice(0, 1), way, tagged] }];
  for (const relations of [
    [...parts, { relations: [{ id: 1, members, tags }] }],
    [{ relations: [{ id: 1, members, tags }] }, ...parts],
  ]) {
    const { texts, addresses } = ground([relations]);
    const streetOf = (number: string) => {
      const house = addresses.number.findIndex((text) => textAt(texts, text) === number);
      return textAt(texts, addresses.street[house]!);
    };
    expect([streetOf('3'), streetOf('12')]).toEqual([expected, 'Rue Haute']);
    expect(streetOf('9')).toBe(tags['name'] && tags['type'] !== 'site' ? 'Rue Basse' : '');
  }
});

/** A square of 0.02 degrees around the town, as two ways, the second with its nodes far from the stops. */
const SQUARE = [
  { id: 100, lat: 48.49, lon: 1.99 },
  { id: 101, lat: 48.49, lon: 2.01 },
  { id: 102, lat: 48.6, lon: 2.01 },
  { id: 103, lat: 48.6, lon: 1.99 },
];
const BORDER = [
  { id: 50, nodes: [100, 101] },
  { id: 51, nodes: [100, 103, 102, 101] },
];
const town = (level: string, name: string, members: readonly { kind: 0 | 1 | 2; id: number; role?: string }[]) => ({
  id: 60 + Number(level),
  members,
  tags: { type: 'boundary', boundary: 'administrative', admin_level: level, name },
});

it('takes the nearest street for a house that has none, and says so', () => {
  const { texts, addresses } = ground([[{ nodes: [...NODES, ...UNTAGGED] }, { ways: ROADS }]]);
  const said = Array.from(addresses.number, (number, i) => [
    textAt(texts, number),
    textAt(texts, addresses.street[i]!),
    addresses.isGuessed[i],
  ]);
  expect(said).toEqual([
    ['3', 'Rue Haute', 1],
    ['5', 'Le Moulin', 0],
    ['7', '', 0],
  ]);
});

describe('the town and suburb of a house', () => {
  const whole = BORDER.map(({ id }) => ({ kind: 1 as const, id, role: 'outer' }));
  const place = (kind: string, name: string) => ({ id: 70, lat: 48.501, lon: 2, tags: { place: kind, name } });
  it.each<[string, OsmObjects[], string, string]>([
    ['not known', [], '', ''],
    [
      'by a ring around it',
      [{ relations: [town('8', 'Bourg', whole), town('10', 'Quartier', whole)] }],
      'Bourg',
      'Quartier',
    ],
    [
      'not by a ring of which the file lacks a way',
      [{ relations: [town('8', 'Cut', [...whole, { kind: 1, id: 99 }])] }],
      '',
      '',
    ],
    ['not by a ring that is not closed', [{ relations: [town('8', 'Open', [{ kind: 1, id: 51 }])] }], '', ''],
    [
      'not by a ring in circles, of another kind, or that is not there',
      [
        {
          relations: [
            town('6', 'Circle', [{ kind: 2, id: 66, role: 'outer' }]),
            town('7', 'Absent', [{ kind: 1, id: 98, role: 'outer' }]),
            town('8', 'Label', [{ kind: 1, id: 50, role: 'label' }]),
            town('2', 'Country', whole),
            town('9.5', 'Odd', whole),
          ],
        },
      ],
      '',
      '',
    ],
    ['by the point of a suburb', [{ nodes: [place('suburb', 'Faubourg')] }], '', 'Faubourg'],
    ['not by the point of something else', [{ nodes: [place('farm', 'Ferme')] }], '', ''],
  ])('%s', (_, more, untagged, suburb) => {
    const inOrder = [
      { nodes: [...nodes, ...SQUARE] },
      ...more.filter((one) => one.nodes),
      { ways: [...ROADS, ...BORDER] },
    ];
    const { texts, addresses } = ground([[...inOrder, ...more.filter((one) => one.relations)]]);
    const said = Array.from(addresses.number, (number, i) =>
      [number, addresses.town[i]!, addresses.suburb[i]!].map((text) => textAt(texts, text)),
    );
    // The town of one of the two houses is tagged, and stays.
    expect(said).toEqual([
      ['8-9', 'Ville', suburb],
      ['12', untagged, suburb],
    ]);
  });
});

describe('a square that is walked across', () => {
  /** About 111 m by 74 m, with a way to each of its corners. */
  const corners = [
    { id: 31, lat: 48.5, lon: 2 },
    { id: 32, lat: 48.501, lon: 2 },
    { id: 33, lat: 48.501, lon: 2.001 },
    { id: 34, lat: 48.5, lon: 2.001 },
  ];
  const outside = corners.map(({ id, lat, lon }) => ({ id: id + 10, lat: lat + 0.002, lon }));
  const streets = corners.map(({ id }) => ({ id, nodes: [id, id + 10], tags: { highway: 'path' } }));
  const tags = { highway: 'pedestrian', area: 'yes', name: 'Place Haute' };
  const far = { id: 98, lat: 48.6, lon: 2 };
  const count = (flag: number, ...objects: readonly OsmObjects[]) => {
    const { edges } = ground([[{ nodes: [...corners, ...outside, far] }, ...objects]]).streets;
    return [...edges.flags].filter((flags) => flags & flag).length;
  };
  const member = (id: number, role = 'outer') => ({ kind: 1 as const, id, role });
  const half = { id: 1, nodes: [31, 32, 33] };
  const other = { id: 2, nodes: [31, 34, 33] };
  const relation = (members: readonly number[], more = {}) => ({
    relations: [{ id: 9, members: members.map((id) => member(id)), tags: { ...tags, type: 'multipolygon', ...more } }],
  });

  it.each<[string, number, number, readonly OsmObjects[]]>([
    ['a closed way', 2, 6, [{ ways: [...streets, { id: 1, nodes: [31, 32, 33, 34, 31], tags }] }]],
    ['one that does not close', 0, 3, [{ ways: [...streets, { id: 1, nodes: [31, 32, 33, 34], tags }] }]],
    [
      'one with a node that is missing',
      0,
      3,
      [{ ways: [...streets, { id: 1, nodes: [31, 32, 99, 33, 34, 31], tags }] }],
    ],
    ['a relation', 2, 6, [{ ways: [...streets, half, other] }, relation([1, 2])]],
    ['one that does not close as a relation', 0, 0, [{ ways: [...streets, half, other] }, relation([1])]],
    ['one of which a way is missing', 0, 0, [{ ways: [...streets, half, other] }, relation([1, 2, 7])]],
    ['one that is no area', 0, 0, [{ ways: [...streets, half, other] }, relation([1, 2], { type: 'site' })]],
    [
      'one that is cut where the kept area ends',
      0,
      0,
      [{ ways: [...streets, half, { ...other, nodes: [31, 34, 98, 33] }] }, relation([1, 2])],
    ],
  ])('%s: %i lines, %i edges', (_, lines, edges, objects) => {
    expect([count(ROAD_FLAGS.across, ...objects), count(ROAD_FLAGS.area, ...objects)]).toEqual([lines, edges]);
  });

  it('is a street by its name, along its border too', () => {
    const made = ground([[{ nodes: [...corners, ...outside] }, { ways: [...streets, half, other] }, relation([1, 2])]]);
    // Two of its sides, and one to each of the others' corners; both diagonals.
    expect(said(made).roads.filter((road) => road.startsWith('Place Haute'))).toHaveLength(4 + 2);
  });

  it('is refused where its entries are too many', () => {
    const at = (i: number) => ({ id: 100 + i, lat: 48.5 + (i % 2) / 1_000, lon: 2 + (i >> 1) / 1_000 });
    const nodes = Array.from({ length: 8 }, (_, i) => at(i));
    const ring = { id: 1, nodes: [100, 102, 104, 106, 107, 105, 103, 101, 100], tags };
    const ways = nodes.map(({ id }) => ({ id, nodes: [id, 31], tags: { highway: 'path' } }));
    const parts = [{ nodes: [corners[0]!, ...nodes] }, { ways: [ring, ...ways] }];
    expect(() => ground([parts], { ...LIMITS, nodes: 270 })).toThrow('more than 27 pairs of entries of squares');
    expect(() => ground([parts], { ...LIMITS, nodes: 280 })).not.toThrow();
  });

  it('that is one point is nothing', () => {
    const point = { id: 1, nodes: [31, 31, 31, 31], tags };
    expect(count(ROAD_FLAGS.area, { ways: [...streets, point, { id: 2, nodes: [31, 32, 33, 34, 31], tags }] })).toBe(6);
  });

  it('is ridden across by what its tags say, as a way or as a relation', () => {
    const nodes = [...corners, ...outside];
    const ridden = { ...tags, bicycle: 'yes' };
    for (const objects of [
      [{ nodes }, { ways: [...streets, { id: 1, nodes: [31, 32, 33, 34, 31], tags: ridden }] }],
      [{ nodes }, { ways: [...streets, half, other] }, relation([1, 2], { bicycle: 'yes' })],
    ]) {
      const { edges } = ground([objects]).streets;
      const across = [...edges.cycling].filter((_, edge) => edges.flags[edge]! & ROAD_FLAGS.across);
      expect(across).toEqual([CYCLING_FLAGS.open, CYCLING_FLAGS.open]);
    }
  });

  it('is refused where its ways are too many', () => {
    const many = Array.from({ length: 60 }, () => 1);
    const one = { ways: [...streets, { id: 1, nodes: [31, 32, 33, 34, 31] }] };
    const parts = [{ nodes: [...corners, ...outside] }, one, relation(many)];
    expect(() => ground([parts], { ...LIMITS, nodes: 20 })).toThrow('more than 80 points of streets');
  });
});

it('leaves out of names what cannot be seen, or would turn what is around it, and what is beyond 200 letters', () => {
  const ways = ['Rue\u202e Basse\u0007', ` ${'é'.repeat(300)}`, '🚲'.repeat(300)].map((name, i) => ({
    id: i + 1,
    nodes: [i + 1, i + 2],
    tags: { highway: 'path', name },
  }));
  const { texts, streets } = ground([[{ nodes: NODES }, { ways }]]);
  expect([...streets.edges.name].map((name) => textAt(texts, name))).toEqual([
    'Rue Basse',
    'é'.repeat(200),
    '🚲'.repeat(200),
  ]);
});

describe('a map that cannot be used is refused with one sentence', () => {
  it.each<[string, readonly OsmObjects[], string]>([
    [
      'of another region',
      [{ nodes: [{ id: 1, lat: -30.04, lon: -51.2 }] }],
      'The map of town1.osm.pbf is around 30.0° S 51.2° W, the stops are around 48.5° N 2.0° E: give the map of their region.',
    ],
    [
      'without streets',
      [{ nodes: NODES }, { ways: [{ id: 1, nodes: [1, 2], tags: { building: 'yes' } }] }],
      'town1.osm.pbf has no streets around the stops: give a file with all of the map.',
    ],
    ['without anything', [], 'town1.osm.pbf has no streets around the stops: give a file with all of the map.'],
  ])('%s', (_, parts, message) => {
    expect(() => ground([parts])).toThrow(expect.objectContaining({ name: 'OsmError', message }));
  });

  it.each<[string, OsmObjects, number, string]>([
    ['nodes', { nodes: NODES }, 5, '5 nodes'],
    [
      'points of streets',
      { ways: [{ id: 1, nodes: [...'1212121212'].map(Number), tags: { highway: 'path' } }] },
      2,
      '8 points of streets',
    ],
    ['addresses', { ways: [1, 2, 3].map((id) => ({ id, nodes: [1, 2], tags: HOUSE })) }, 2, '2 addresses'],
  ])('with more %s than are kept', (_, objects, most, named) => {
    expect(() =>
      ground([[{ nodes: NODES.slice(0, 2) }, objects].slice(objects.nodes ? 1 : 0)], { ...LIMITS, nodes: most }),
    ).toThrow(`town1.osm.pbf has more than ${named} around the stops: cut it to less, or raise --osm-limit.`);
  });

  it('when those who read it say that it takes too much memory', () => {
    const path = join(folder, 'town1.osm.pbf');
    writeFileSync(path, osmFile([{ nodes }, { ways: ROADS }]));
    let blocks = 0;
    const checkMemory = () => {
      if (++blocks === 2) throw new Error('too much');
    };
    const options = { area: areaAround(STOPS, 3_000), stops: STOPS, limits: LIMITS, checkMemory };
    expect(() => groundOf([path], options)).toThrow(/^too much$/);
  });
});

describe('stations', () => {
  const objects = {
    nodes: [
      ...NODES,
      { id: 80, lat: 48.501, lon: 2.0001, tags: { railway: 'subway_entrance', ref: 'A', wheelchair: 'no' } },
      { id: 81, lat: 48.502, lon: 2.0001, tags: { railway: 'subway_entrance', ref: 'B' } },
      { id: 82, lat: 48.503, lon: 2.0001, tags: { railway: 'station', name: 'Gare' } },
      { id: 83, lat: 48.503, lon: 2.0002, tags: { highway: 'bus_stop', ref: '1234' } },
      // Far from every stop.
      { id: 84, lat: 48.6, lon: 2, tags: { railway: 'subway_entrance', ref: 'C' } },
    ],
    ways: [...ROADS, { id: 90, nodes: [2, 3], tags: { railway: 'platform', ref: '77', local_ref: '2' } }],
    relations: [
      {
        id: 95,
        members: [81, 82, 84].map((id) => ({ kind: 0 as const, id })),
        tags: { public_transport: 'stop_area', name: 'Gare' },
      },
      { id: 96, members: [{ kind: 0 as const, id: 82 }], tags: { public_transport: 'stop_area', name: 'Sans entrée' } },
      // Not the node of the same number.
      { id: 97, members: [{ kind: 1 as const, id: 80 }], tags: { public_transport: 'stop_area', name: 'Voie' } },
    ],
  };
  const { nodes, ways, relations } = objects;
  it.each<[string, readonly (readonly OsmObjects[])[]]>([
    ['of one file', [[{ nodes }, { ways }, { relations }]]],
    ['of one that is not in order', [[{ relations }, { ways }, { nodes }]]],
    [
      'of one that is there twice',
      [
        [{ nodes }, { ways }, { relations }],
        [{ nodes }, { ways }, { relations }],
      ],
    ],
  ])('%s', (_, files) => {
    const { stations, texts } = ground(files);
    const { platforms, entrances, areas } = stations;
    const text = (number: number) => textAt(texts, number);
    expect(Array.from(platforms.ref, text)).toEqual(['1234', '77']);
    expect(Array.from(platforms.localRef, text)).toEqual(['', '2']);
    expect([...platforms.first]).toEqual([0, 1, 3]);
    expect([...platforms.lat]).toEqual([485_030_000, 485_010_000, 485_020_000]);
    expect(Array.from(entrances.ref, (ref, i) => [text(ref), entrances.wheelchair[i], entrances.lat[i]])).toEqual([
      ['A', 2, 485_010_000],
      ['B', 0, 485_020_000],
    ]);
    expect(Array.from(areas.name, text)).toEqual(['Gare']);
    expect([[...areas.firstEntrance], [...areas.entrance]]).toEqual([[0, 1], [1]]);
    expect([[...areas.firstPoint], [...areas.lat]]).toEqual([
      [0, 2],
      [485_020_000, 485_030_000],
    ]);
  });
});
