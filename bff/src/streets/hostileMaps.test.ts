/** Maps that are made to break a reader, or that somebody has drawn wrongly: each is refused by a sentence, or read and walked along. */

import type { Position } from '@halte/engine/timetable/geo/position';
import { groundOfObjects } from '../ground/testing/groundOfObjects.ts';
import { osmLimits } from '../osm/limits.ts';
import { OsmError } from '../osm/osmError.ts';
import type { OsmObjects, OsmRelation, OsmWay } from '../osm/testing/writeOsm.ts';
import { streetWalks } from './streetWalks.ts';
import { walkTables } from './walkTables.ts';

/** Going north, 111.2 m from each to the next; stops stand at the first and at the third. */
const NODES = Array.from({ length: 6 }, (_, i) => ({ id: i + 1, lat: 48.5 + i / 1_000, lon: 2 }));
const STOPS = [NODES[0]!, NODES[2]!];
const STREET: OsmWay = { id: 1, nodes: [1, 2, 3], tags: { highway: 'residential', name: 'Rue Haute' } };
const path = (id: number, nodes: readonly number[], tags: Readonly<Record<string, string>> = {}): OsmWay => ({
  id,
  nodes,
  tags: { highway: 'path', ...tags },
});
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const town = (id: number, members: OsmRelation['members'], more = {}): OsmRelation => ({
  id,
  members,
  tags: { type: 'boundary', boundary: 'administrative', admin_level: '8', name: `Town ${id}`, ...more },
});
const ways = (...list: readonly OsmWay[]): OsmObjects[] => [{ nodes: NODES }, { ways: [STREET, ...list] }];
const relations = (list: readonly OsmRelation[], more: readonly OsmWay[] = []): OsmObjects[] => [
  ...ways(...more),
  { relations: list },
];

/** The sentence of the refusal, or how many edges there are, and how far it is from the first stop to the second. */
function outcome(parts: readonly OsmObjects[], places: readonly Position[], megabytes: number): string {
  try {
    const ground = groundOfObjects(parts, places, osmLimits(megabytes));
    const stops = places.map(({ lat, lon }, i) => ({
      ...{ id: `${i}`, code: '', platform: '', name: 'Rue Haute', lat, lon, isOfRail: true, entrances: null },
    }));
    const tables = walkTables(ground, { stops, stationNodes: [] });
    const feed = { stops, areas: [], stationNodes: [] } as unknown as Parameters<typeof streetWalks>[0];
    const walk = streetWalks(feed, tables).ruledChange({ from: 0, to: 1, straight: 200 }, 'foot');
    return `${ground.streets.edges.from.length} edges, ${walk?.metres} m`;
  } catch (error) {
    if (error instanceof OsmError) return error.message;
    throw error;
  }
}

/** 1.3 times 200 m: the stops are not beside the main network, which is the piece with the most edges. */
const STRAIGHT = '260 m';
const LONGEST = 10_000;

it.each<[string, OsmObjects[], string]>([
  ['a way without nodes', ways(path(2, [])), '1 edges, 222 m'],
  ['a way of one node', ways(path(2, [2])), '1 edges, 222 m'],
  ['a ring of one node', ways(path(2, [4, 4, 4, 4])), '1 edges, 222 m'],
  ['a way of nodes that are not there', ways(path(2, [90, 91, 92])), '1 edges, 222 m'],
  [
    'a way back and forth over two nodes',
    ways(
      path(
        2,
        many(2_000, (i) => 4 + (i % 2)),
      ),
    ),
    `2000 edges, ${STRAIGHT}`,
  ],
  ['a way that crosses itself at each node', ways(path(2, [1, 2, 3, 1, 2, 3])), '7 edges, 222 m'],
  ['another way with the same id', ways({ ...path(1, [4, 5]) }), '2 edges, 222 m'],
  [
    'a node that comes again somewhere else',
    [{ nodes: NODES }, { nodes: [{ id: 2, lat: 48.5, lon: 2.01 }] }, { ways: [STREET] }],
    '1 edges, 222 m',
  ],
  [
    'nodes beyond the pole and the date line',
    [
      { nodes: [...NODES, { id: 7, lat: 200, lon: 2 }, { id: 8, lat: 48.5, lon: 400 }] },
      { ways: [STREET, path(2, [3, 7, 8])] },
    ],
    '1 edges, 222 m',
  ],
  [
    'nodes that are all at one place',
    [
      { nodes: many(300, (i) => ({ id: i + 1, lat: 48.5, lon: 2 })) },
      { ways: many(299, (i) => path(i + 1, [i + 1, i + 2])) },
    ],
    `299 edges, ${STRAIGHT}`,
  ],
  ['thousands of ways between two nodes', ways(...many(3_000, (i) => path(i + 2, [1, 3]))), '3001 edges, 222 m'],
  [
    'thousands of ways that meet in one node',
    [
      { nodes: [...NODES, ...many(3_000, (i) => ({ id: i + 10, lat: 48.51, lon: 2 + i / 1e6 }))] },
      { ways: [STREET, ...many(3_000, (i) => path(i + 2, [3, i + 10]))] },
    ],
    '3001 edges, 222 m',
  ],
  [
    'a wall on each node',
    [{ nodes: NODES.map((node) => ({ ...node, tags: { barrier: 'wall' } })) }, { ways: [STREET] }],
    `2 edges, ${STRAIGHT}`,
  ],
  [
    'numbers that are none',
    ways(
      path(2, [3, 4], { highway: 'steps', step_count: '1e308', layer: '-9e99', width: 'NaN', incline: 'Infinity%' }),
    ),
    '2 edges, 222 m',
  ],
  [
    'a relation that is a member of itself, and two that are of each other',
    relations([5, 6, 7].map((id) => town(id, [{ kind: 2, id: id === 5 ? 5 : 13 - id, role: 'outer' }]))),
    '1 edges, 222 m',
  ],
  [
    'rings of one node, of two, and of a way twice',
    relations(
      [2, 3].flatMap((way) => [
        town(way, [{ kind: 1, id: way, role: 'outer' }]),
        town(
          way + 10,
          many(2, () => ({ kind: 1 as const, id: way, role: 'outer' })),
          { type: 'multipolygon', natural: 'water' },
        ),
      ]),
      [
        { id: 2, nodes: [4, 4, 4] },
        { id: 3, nodes: [4, 5, 4] },
      ],
    ),
    '1 edges, 222 m',
  ],
  [
    'a ring of thousands of ways that all meet in one node',
    relations(
      [
        town(
          2,
          many(4_000, (i) => ({ kind: 1, id: i + 2, role: 'outer' })),
        ),
      ],
      many(4_000, (i) => ({ id: i + 2, nodes: i % 2 === 0 ? [4, 5] : [5, 4] })),
    ),
    '1 edges, 222 m',
  ],
  [
    'a stop area with thousands of entrances, each twice',
    [
      {
        nodes: [
          ...NODES,
          ...many(3_000, (i) => ({ id: i + 10, lat: 48.5, lon: 2 + i / 1e9, tags: { railway: 'subway_entrance' } })),
        ],
      },
      { ways: [STREET] },
      {
        relations: [
          {
            id: 1,
            members: many(6_000, (i) => ({ kind: 0, id: 10 + (i % 3_000), role: '' })),
            tags: { public_transport: 'stop_area', name: 'Elsewhere' },
          },
        ],
      },
    ],
    '1 edges, 222 m',
  ],
  [
    'a platform of thousands of points with the name of each stop',
    ways({
      id: 2,
      nodes: many(20_000, (i) => 4 + (i % 2)),
      tags: { public_transport: 'platform', highway: 'platform', ref: many(5_000, (i) => `r${i}`).join(';') },
    }),
    `20000 edges, ${STRAIGHT}`,
  ],
])('%s', (_, parts, expected) => {
  const started = performance.now();
  expect(outcome(parts, STOPS, 10)).toBe(expected);
  expect(performance.now() - started).toBeLessThan(LONGEST);
});
