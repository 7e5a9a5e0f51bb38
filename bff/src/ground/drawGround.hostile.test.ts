/** Files that somebody made to do harm, or that were damaged: each has an answer or a sentence. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { osmLimits } from '../osm/limits.ts';
import { type OsmNode, type OsmObjects, osmFile } from '../osm/testing/writeOsm.ts';
import { areaAround } from './area.ts';
import { AREA_KINDS } from './classify/drawnAreas.ts';
import { drawnGround } from './drawGround.ts';
import { bandAt } from './drawing.ts';
import { nodesAt, ringOf, STOP, square } from './testing/metres.ts';
import { createTextsMaker, textAt } from './texts.ts';

const LIMITS = osmLimits(10);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-hostile-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function drawn(parts: readonly OsmObjects[], limits = LIMITS) {
  const path = join(folder, 'town.osm.pbf');
  writeFileSync(path, osmFile(parts));
  const texts = createTextsMaker();
  const made = drawnGround([path], { near: areaAround([STOP], 3_000), texts, limits });
  return { drawing: made, texts: texts.texts() };
}

/** The kinds of all areas, the number of ways, and of rings that are not closed. */
function said(parts: readonly OsmObjects[]) {
  const { drawing } = drawn(parts);
  const { openRings } = drawing;
  const { areas, ways } = bandAt(drawing, 21);
  return { areas: Array.from(areas.kind, (kind) => AREA_KINDS[kind]), ways: ways.kind.length, openRings };
}

const WATER = { type: 'multipolygon', natural: 'water' };
const LAKE = square(1, 0, 0, 100);
const outer = (...ids: readonly number[]) => ids.map((id) => ({ kind: 1 as const, id, role: 'outer' }));

describe('what can not be drawn is left out', () => {
  it.each<[string, OsmObjects, ReturnType<typeof said>]>([
    [
      'a relation that is a member of itself, and two of each other',
      {
        ways: [{ id: 1, nodes: ringOf(LAKE) }],
        relations: [
          { id: 1, members: [{ kind: 2, id: 1, role: 'outer' }, ...outer(1)], tags: WATER },
          { id: 2, members: [{ kind: 2, id: 3, role: 'outer' }], tags: WATER },
          { id: 3, members: [{ kind: 2, id: 2, role: 'outer' }], tags: WATER },
        ],
      },
      { areas: ['water'], ways: 0, openRings: 0 },
    ],
    [
      'rings of one node, and of none',
      {
        ways: [
          { id: 1, nodes: [1, 1, 1, 1, 1], tags: { building: 'yes' } },
          { id: 2, nodes: [1], tags: { building: 'yes' } },
          { id: 3, nodes: [], tags: { building: 'yes' } },
          { id: 4, nodes: [1, 2, 1, 2, 1], tags: { natural: 'water' } },
          { id: 5, nodes: [1, 1], tags: { highway: 'path' } },
        ],
        relations: [{ id: 1, members: outer(1, 2, 3), tags: WATER }],
      },
      { areas: [], ways: 0, openRings: 0 },
    ],
    [
      'rings that are not closed, beside one that is',
      {
        ways: [
          { id: 1, nodes: ringOf(LAKE) },
          { id: 2, nodes: [1, 2] },
        ],
        relations: [{ id: 1, members: outer(1, 2, 99), tags: WATER }],
      },
      { areas: ['water'], ways: 0, openRings: 1 },
    ],
    [
      'holes that are larger than what they are in',
      {
        nodes: square(11, -100, -100, 400),
        ways: [
          { id: 1, nodes: ringOf(LAKE) },
          { id: 2, nodes: [11, 12, 13, 14, 11] },
        ],
        relations: [{ id: 1, members: [...outer(1), { kind: 1, id: 2, role: 'inner' }], tags: WATER }],
      },
      { areas: [], ways: 0, openRings: 0 },
    ],
    [
      'ways whose nodes the file does not have',
      {
        ways: [
          { id: 1, nodes: [1, 900, 901, 1], tags: { natural: 'water' } },
          { id: 2, nodes: [1, 900, 2], tags: { highway: 'path' } },
          { id: 3, nodes: [1, 900, 2], tags: { natural: 'coastline' } },
        ],
      },
      { areas: [], ways: 0, openRings: 0 },
    ],
  ])('%s', (_, { nodes = [], ways = [], relations = [] }, expected) => {
    expect(said([{ nodes: [...LAKE, ...nodes] }, { ways }, { relations }])).toEqual(expected);
  });
});

it('reads an object with 10 000 tags, and cuts its name', () => {
  const tags = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`key${i}`, 'value']));
  const name = `\u202e<b>${'x'.repeat(10_000)}`;
  const named = { leisure: 'park', name, ...tags };
  const { drawing, texts } = drawn([{ nodes: LAKE }, { ways: [{ id: 1, nodes: ringOf(LAKE), tags: named }] }]);
  expect(textAt(texts, drawing.names.local[drawing.points.name[0]!]!)).toBe(`<b>${'x'.repeat(197)}`);
});

describe('what takes the time of many is done in little', () => {
  /** Points on a circle, by turns near and far from its middle. */
  const star = (count: number): OsmNode[] =>
    nodesAt(
      1_000,
      Array.from({ length: count }, (_, i) => {
        const [turn, radius] = [(i * 2 * Math.PI) / count, i % 2 ? 2_000 : 1_000];
        return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
      }),
    );

  it('a lake of 30 000 corners, none of which can be spared', () => {
    const corners = star(30_000);
    expect(
      said([{ nodes: corners }, { ways: [{ id: 1, nodes: ringOf(corners), tags: { natural: 'water' } }] }]),
    ).toEqual({
      areas: ['water'],
      ways: 0,
      openRings: 0,
    });
  }, 20_000);

  it('20 000 ways of a relation that meet in one node', () => {
    const corners = star(20_000);
    const ways = corners.map(({ id }) => ({ id, nodes: [1, id] }));
    const relation = { id: 1, members: outer(...ways.map(({ id }) => id)), tags: WATER };
    const { areas, openRings } = said([{ nodes: [...LAKE, ...corners] }, { ways }, { relations: [relation] }]);
    expect([areas, openRings]).toEqual([[], 20_000]);
  }, 20_000);

  it('a coast that crosses itself and the edge 2 000 times', () => {
    const coast = nodesAt(
      1_000,
      Array.from(
        { length: 4_000 },
        (_, i) => [((i * 7_919) % 30_000) - 15_000, ((i * 104_729) % 30_000) - 15_000] as const,
      ),
    );
    const way = { id: 1, nodes: coast.map(({ id }) => id), tags: { natural: 'coastline' } };
    expect(said([{ nodes: coast }, { ways: [way] }]).areas).toEqual(['sea']);
  }, 20_000);
});

describe('what is too much is refused with one sentence', () => {
  const ring = (id: number) => ({ id, nodes: ringOf(LAKE), tags: { building: 'yes' } });
  it.each<[string, readonly OsmObjects[], number, string]>([
    ['nodes', [{ nodes: LAKE }], 3, '3 nodes'],
    ['points', [{ nodes: LAKE }, { ways: [ring(1), ring(2)] }], 4, '8 points of lines and areas'],
    [
      'points of a way that many relations have',
      [
        { nodes: LAKE },
        { ways: [{ id: 1, nodes: ringOf(LAKE) }] },
        { relations: [1, 2, 3].map((id) => ({ id, members: outer(1), tags: WATER })) },
      ],
      4,
      '8 points of lines and areas',
    ],
  ])('%s', (_, parts, most, named) => {
    expect(() => drawn(parts, { ...LIMITS, nodes: most })).toThrow(
      `town.osm.pbf has more than ${named} around the stops: cut it to less, or raise --osm-limit.`,
    );
  });

  it('a way of a million nodes', () => {
    const nodes = Array.from({ length: 1_000_000 }, () => 1);
    expect(() => drawn([{ nodes: LAKE }, { ways: [{ id: 1, nodes, tags: { natural: 'coastline' } }] }])).toThrow(
      'town.osm.pbf is damaged in block 3: fetch it again.',
    );
  });

  it('when those who read it say that it takes too much memory', () => {
    const path = join(folder, 'town.osm.pbf');
    writeFileSync(path, osmFile([{ nodes: LAKE }, { ways: [ring(1)] }]));
    const checkMemory = () => {
      throw new Error('too much');
    };
    const options = { near: areaAround([STOP], 3_000), texts: createTextsMaker(), limits: LIMITS, checkMemory };
    expect(() => drawnGround([path], options)).toThrow(/^too much$/);
  });
});
