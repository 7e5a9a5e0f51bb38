import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBlockContents } from './blockContents.ts';
import { osmLimits } from './limits.ts';
import { type OsmReader, readOsm } from './readOsm.ts';
import { osmFile } from './testing/writeOsm.ts';

const LIMITS = osmLimits(10);
const FILE = osmFile([
  { nodes: [1, 2].map((id) => ({ id, lat: 1, lon: 2 })) },
  { nodes: [{ id: 3, lat: 1, lon: 2 }], ways: [{ id: 4, nodes: [1, 2] }] },
  { relations: [{ id: 5, members: [{ kind: 1, id: 4 }] }] },
]);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-contents-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const isNothing = () => undefined;

/** The blocks that each reading looks into; the first is the header. */
function blocksOf(readers: readonly Omit<OsmReader, 'keys'>[]): number[] {
  const path = join(folder, 'town.osm.pbf');
  writeFileSync(path, FILE);
  const contents = createBlockContents();
  return readers.map((reader) => {
    let blocks = 0;
    readOsm(path, LIMITS, { keys: [], ...reader, afterBlock: () => blocks++ }, contents);
    return blocks;
  });
}

it('looks only into blocks with what is wanted, once they were read', () => {
  const [node, way, relation] = [isNothing, isNothing, isNothing];
  expect(blocksOf([{ node }, { node }, { way }, { relation }, { node, relation }, {}])).toEqual([4, 3, 2, 2, 4, 1]);
});

it('reads the same objects again', () => {
  const ids: number[] = [];
  blocksOf([{}, { way: (id) => ids.push(id) }, { node: (id) => ids.push(id) }, { relation: (id) => ids.push(id) }]);
  expect(ids).toEqual([4, 1, 2, 3, 5]);
});

it('reads only the ways that are wanted', () => {
  const path = join(folder, 'ways.osm.pbf');
  writeFileSync(path, osmFile([{ ways: [4, 6, 9].map((id) => ({ id, nodes: [id, id + 1], tags: { name: 'Rue' } })) }]));
  const ways: string[] = [];
  readOsm(path, LIMITS, {
    keys: ['name'],
    wantsWay: (id) => id !== 6,
    way: (id, nodes, tags) => ways.push(`${id}: ${nodes.join()} ${tags.get('name')}`),
  });
  expect(ways).toEqual(['4: 4,5 Rue', '9: 9,10 Rue']);
});
