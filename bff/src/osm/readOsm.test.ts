import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { randomNumbers } from '../timetable/testing/random.ts';
import { type OsmLimits, osmLimits } from './limits.ts';
import { OsmError } from './osmError.ts';
import { readOsm } from './readOsm.ts';
import {
  blobOf,
  block,
  contentOf,
  dataBlock,
  headerBlock,
  type OsmObjects,
  osmFile,
  type Packing,
  packed,
  written,
} from './testing/writeOsm.ts';

const KEYS = ['name', 'highway'];
const LIMITS = osmLimits(10);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halte-osm-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function read(bytes: Uint8Array, limits: OsmLimits = LIMITS): string[] {
  const path = join(folder, 'town.osm.pbf');
  writeFileSync(path, bytes);
  const lines: string[] = [];
  const tagsOf = (tags: { count: number; get(key: string): string | undefined }) =>
    `${tags.count} tags, ${tags.get('highway') ?? '-'} ${tags.get('name') ?? '-'}`;
  readOsm(path, limits, {
    keys: KEYS,
    node: (id, lat, lon, tags) => lines.push(`node ${id} at ${lat} ${lon}: ${tagsOf(tags)}`),
    way: (id, nodes, tags) => lines.push(`way ${id} ${nodes.join(' ')}: ${tagsOf(tags)}`),
    relation: (id, members, tags) => {
      const list = Array.from({ length: members.count }, (_, i) =>
        [members.kind(i), members.id(i), members.role(i)].join('/'),
      );
      lines.push(`relation ${id} ${list.join(' ')}: ${tagsOf(tags)}`);
    },
  });
  return lines;
}

/** The error, or how many objects were read. */
function result(bytes: Uint8Array, limits?: OsmLimits): OsmError | string {
  try {
    return `read ${read(bytes, limits).length}`;
  } catch (error) {
    if (!(error instanceof OsmError)) throw error;
    return error;
  }
}

/** The message of the refusal, or how many objects were read. */
function outcome(bytes: Uint8Array, limits?: OsmLimits): string {
  const found = result(bytes, limits);
  return typeof found === 'string' ? found : found.message;
}

const BIG = 2 ** 51;
const TOWN: OsmObjects = {
  nodes: [
    { id: 1, lat: -30.0277, lon: -51.2287 },
    { id: 3_000_000_000, lat: 48.5, lon: 2, tags: { name: 'Café ✓', other: 'x' } },
    { id: BIG, lat: 90, lon: 180 },
    { id: BIG - 2, lat: -90, lon: -180, tags: { highway: 'crossing' } },
  ],
  ways: [{ id: 7, nodes: [BIG, 1, 3_000_000_000, 1], tags: { highway: 'path', name: 'Rue des Lilas' } }],
  relations: [
    {
      id: 9,
      members: [
        { kind: 1, id: 7, role: 'outer' },
        { kind: 0, id: BIG },
        { kind: 2, id: 9, role: 'itself' },
      ],
      tags: { name: 'Town' },
    },
  ],
};
const READ = [
  'node 1 at -300277000 -512287000: 0 tags, - -',
  'node 3000000000 at 485000000 20000000: 2 tags, - Café ✓',
  'node 2251799813685248 at 900000000 1800000000: 0 tags, - -',
  'node 2251799813685246 at -900000000 -1800000000: 1 tags, crossing -',
  'way 7 2251799813685248 1 3000000000 1: 2 tags, path Rue des Lilas',
  'relation 9 way/7/outer node/2251799813685248/ relation/9/itself: 1 tags, - Town',
];

describe('a file', () => {
  it.each<Packing>(['none', 'zlib', 'zstd'])('is read as it was written, packing %s', (packing) => {
    expect(read(osmFile([TOWN], packing))).toEqual(READ);
  });

  it('is read from bytes that others have written', () => {
    // Header: required feature "OsmSchema-V0.6". Data: text table "", "highway", "path"; granularity 1000, offset 200 of the latitude;
    // a way 5 of the nodes 1 and 2 with highway=path, between two dense nodes 1 and 2.
    const header = '220e4f736d536368656d612d56302e36';
    const texts = '0a11' + '0a00' + '0a0768696768776179' + '0a0470617468';
    const dense = '120c' + '0a020202' + '42020204' + '4a020402';
    const way = '1a0c' + '0805' + '120101' + '1a0102' + '42020202';
    const group = `12${(dense.length / 2 + way.length / 2).toString(16).padStart(2, '0')}${dense}${way}`;
    const data = `${texts}${group}8801e8079801c801`;
    const bytes = [
      block('OSMHeader', packed(Buffer.from(header, 'hex'), 'none')),
      block('Something else', packed(Buffer.from('any'), 'none')),
      block('OSMData', packed(Buffer.from(data, 'hex'), 'zlib')),
    ];
    expect(read(Buffer.concat(bytes))).toEqual([
      'node 1 at 12 20: 0 tags, - -',
      'node 2 at 32 30: 0 tags, - -',
      'way 5 1 2: 1 tags, path -',
    ]);
  });

  it('may have no objects', () => {
    expect([outcome(headerBlock()), outcome(osmFile([{}]))]).toEqual(['read 0', 'read 0']);
  });

  it('may have objects with many tags, of which the first thousand count', () => {
    const tags = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`key${i}`, `${i}`]));
    const lines = read(osmFile([{ ways: [{ id: 1, nodes: [1], tags: { highway: 'path', ...tags, name: 'Late' } }] }]));
    expect(lines).toEqual(['way 1 1: 10002 tags, path -']);
  });
});

const data = (content: Buffer) => Buffer.concat([headerBlock(), block('OSMData', packed(content, 'zlib'))]);
const node = (id: number): OsmObjects => ({ nodes: [{ id, lat: 1, lon: 1 }] });
/** A block with one group, and with twenty texts that are empty. */
const group = (write: Parameters<typeof written>[0]) =>
  written((writer) => {
    writer.writeBytesField(1, Buffer.from('0a00'.repeat(20), 'hex'));
    writer.writeBytesField(2, written(write));
  });
const MEGABYTES_33 = 33 * 1_024 * 1_024;
const DAMAGED = 'town.osm.pbf is damaged in block 2: fetch it again.';

describe('what is no file of OpenStreetMap', () => {
  it.each<[string, Uint8Array, string]>([
    ['nothing', Buffer.alloc(0), 'town.osm.pbf is empty: give an .osm.pbf file.'],
    ['XML', Buffer.from('<?xml version="1.0"?><osm version="0.6">'), 'town.osm.pbf is XML: give an .osm.pbf file.'],
    ['gzip', gzipSync('<osm>'), 'town.osm.pbf is packed with gzip: give an .osm.pbf file.'],
    ['a page', Buffer.from('<!DOCTYPE html><html>404'), 'town.osm.pbf is a web page: give an .osm.pbf file.'],
    ['a text', Buffer.from('Not found'), 'town.osm.pbf is no PBF file of OpenStreetMap: give an .osm.pbf file.'],
    ['data without a header', dataBlock(TOWN), 'town.osm.pbf is no PBF file of OpenStreetMap: give an .osm.pbf file.'],
    [
      'a file with history',
      Buffer.concat([headerBlock(['HistoricalInformation']), dataBlock(TOWN)]),
      'town.osm.pbf needs a reader that knows "HistoricalInformation": give a file without it.',
    ],
    ...[
      [4, 'LZMA'],
      [5, 'bzip2'],
      [6, 'LZ4'],
    ].map(([field, name]): [string, Uint8Array, string] => [
      `packed with ${name}`,
      Buffer.concat([headerBlock(), block('OSMData', blobOf(Number(field), Buffer.from('x'), 10))]),
      `town.osm.pbf is packed with ${name}, which is not read: convert it to zlib or zstd.`,
    ]),
  ])('%s', (_name, bytes, message) => {
    expect(outcome(bytes)).toBe(message);
  });
});

describe('a hostile file is refused with one sentence', () => {
  it.each<[string, Uint8Array, RegExp]>([
    [
      'a bomb that says less than it unpacks to',
      Buffer.concat([headerBlock(), block('OSMData', packed(Buffer.alloc(MEGABYTES_33), 'zlib', 1_000))]),
      /Cannot create a Buffer larger than 1000 bytes/,
    ],
    [
      'a block of 33 MiB',
      Buffer.concat([headerBlock(), block('OSMData', packed(Buffer.alloc(MEGABYTES_33), 'zlib'))]),
      /size is missing or too large/,
    ],
    [
      'a bomb in zstd',
      Buffer.concat([headerBlock(), block('OSMData', packed(Buffer.alloc(MEGABYTES_33), 'zstd', 1_000))]),
      /Cannot create a Buffer larger than 1000 bytes/,
    ],
    [
      'a block that unpacks to less than it says',
      Buffer.concat([headerBlock(), block('OSMData', packed(contentOf(TOWN), 'zlib', 5_000))]),
      /unpacks to another size/,
    ],
    [
      'a block that is not what it is said to be packed with',
      Buffer.concat([headerBlock(), block('OSMData', blobOf(3, Buffer.from('no zlib'), 100))]),
      /incorrect header check/,
    ],
    ['a negative length', Buffer.concat([headerBlock(), block('OSMData', Buffer.from('x'), -1)]), /too long/],
    ['a length of 2 GB', Buffer.concat([headerBlock(), block('OSMData', Buffer.from('x'), 2 ** 31 - 1)]), /too long/],
    ['a header of 2 GB', Buffer.concat([headerBlock(), Buffer.from('7fffffff', 'hex')]), /header is too long/],
    ['an id above 2^51', osmFile([node(2 ** 51 + 1)]), /id is too large/],
    ['an id above 2^53', osmFile([node(2 ** 53 + 2)]), /id is too large/],
    [
      'a text that is not there',
      data(
        group((writer) =>
          writer.writeMessage(
            3,
            (_, way) => {
              way.writePackedVarint(2, [99]);
              way.writePackedVarint(3, [99]);
            },
            null,
          ),
        ),
      ),
      /A text is named/,
    ],
    [
      'keys without values',
      data(
        group((writer) =>
          writer.writeMessage(
            3,
            (_, way) => {
              way.writePackedVarint(2, [0]);
            },
            null,
          ),
        ),
      ),
      /A list does not end/,
    ],
    [
      'nodes without positions',
      data(
        group((writer) =>
          writer.writeMessage(
            2,
            (_, dense) => {
              dense.writePackedSVarint(1, [1, 2]);
            },
            null,
          ),
        ),
      ),
      /without positions/,
    ],
    [
      'more ids than positions',
      data(
        group((writer) =>
          writer.writeMessage(
            2,
            (_, dense) => {
              dense.writePackedSVarint(1, [1, 2, 3]);
              dense.writePackedSVarint(8, [1]);
              dense.writePackedSVarint(9, [1]);
            },
            null,
          ),
        ),
      ),
      /Expected varint|A list does not end/,
    ],
    [
      'more positions than ids',
      data(
        group((writer) =>
          writer.writeMessage(
            2,
            (_, dense) => {
              dense.writePackedSVarint(1, [1]);
              dense.writePackedSVarint(8, [1, 2]);
              dense.writePackedSVarint(9, [1]);
            },
            null,
          ),
        ),
      ),
      /A list does not end/,
    ],
    // A way of 2 bytes that has a text of 4, which the group still holds.
    [
      'a field that is longer than its message',
      data(Buffer.from('1209' + '1a02' + 'ea06' + '0401020304', 'hex')),
      /does not end where/,
    ],
    [
      'members without kinds',
      data(
        group((writer) =>
          writer.writeMessage(
            4,
            (_, relation) => {
              relation.writePackedSVarint(9, [1]);
            },
            null,
          ),
        ),
      ),
      /without a role or a kind/,
    ],
    [
      'members of a fourth kind',
      data(
        group((writer) =>
          writer.writeMessage(
            4,
            (_, relation) => {
              relation.writePackedVarint(8, [0]);
              relation.writePackedSVarint(9, [1]);
              relation.writePackedVarint(10, [3]);
            },
            null,
          ),
        ),
      ),
      /unknown kind/,
    ],
    [
      'a way of 70 000 nodes',
      osmFile([{ ways: [{ id: 1, nodes: Array.from({ length: 70_000 }, (_, i) => i) }] }]),
      /more than 65536 nodes/,
    ],
    ['positions without a size', data(written((writer) => writer.writeVarintField(17, -100))), /no size/],
    ['a group', data(Buffer.from('130b0c14', 'hex')), /A field is of another type/],
  ])('%s', (_name, bytes, cause) => {
    const error = result(bytes);
    expect(error).toMatchObject({ message: DAMAGED, cause: { message: expect.stringMatching(cause) } });
  });

  it('too large, packed or unpacked', () => {
    const zeros = Buffer.concat([headerBlock(), block('Zeros', packed(Buffer.alloc(3_000_000), 'zlib'))]);
    expect(outcome(zeros, { ...LIMITS, unpackedBytes: 2_000_000 })).toBe(
      'town.osm.pbf unpacks to more than 2 MB: cut it to the area of the stops, or raise --osm-limit.',
    );
    expect(outcome(Buffer.alloc(1_000_001), osmLimits(1))).toBe(
      'town.osm.pbf is larger than 1 MB: cut it to the area of the stops, or raise --osm-limit.',
    );
  });

  it('what is not there, and what is no file', () => {
    const readPath = (path: string) => () => readOsm(path, LIMITS, { keys: [] });
    expect(readPath(join(folder, 'none.osm.pbf'))).toThrow(
      `${join(folder, 'none.osm.pbf')} cannot be read: give the path of an .osm.pbf file that is there.`,
    );
    expect(readPath(folder)).toThrow(/is not a file: give an \.osm\.pbf file\.$/);
  });
});

describe('bytes', () => {
  it('cut anywhere end in the middle of a block that is named, or between two of them', () => {
    const parts = [headerBlock(), dataBlock({ nodes: TOWN.nodes! }), dataBlock({ ways: TOWN.ways! })];
    const whole = Buffer.concat(parts);
    const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0));
    for (let length = 1; length < whole.length; length++) {
      const number = ends.filter((end) => end <= length).length;
      const expected = ends.includes(length)
        ? `read ${number === 1 ? 0 : 4}`
        : `town.osm.pbf ends in the middle of block ${number + 1}: fetch it again.`;
      expect([length, outcome(whole.subarray(0, length))]).toEqual([length, expected]);
    }
  });

  it('cut inside a block are damaged, or read as what comes before', () => {
    const content = contentOf(TOWN);
    const outcomes = Array.from({ length: content.length }, (_, length) => outcome(data(content.subarray(0, length))));
    expect(new Set(outcomes)).toEqual(new Set([DAMAGED, 'read 0']));
  });

  it('changed at random are read or refused, and nothing else', () => {
    const random = randomNumbers(11);
    const content = contentOf(TOWN);
    let refused = 0;
    for (let round = 0; round < 500; round++) {
      const bytes = Buffer.from(content.map((byte) => (random() < 0.02 ? Math.floor(random() * 256) : byte)));
      if (outcome(data(bytes)) === DAMAGED) refused++;
    }
    expect(refused).toBeGreaterThan(250);
  });
});
