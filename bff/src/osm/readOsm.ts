/** Reads the objects of a PBF file of OpenStreetMap in the order in which they are in it. */
import { PbfReader } from 'pbf';
import { type Block, blocksOf, inBlock, noPbf } from './blobs.ts';
import { createBlockContents } from './blockContents.ts';
import { bytesOf, DamageError, eachField, endOfBytes } from './fields.ts';
import type { OsmLimits } from './limits.ts';
import { type Grain, type ReadNode, readDenseNodes, readPlainNode } from './nodes.ts';
import { createObjectTags } from './objectTags.ts';
import { OsmError } from './osmError.ts';
import { type BlockTexts, createBlockTexts } from './tags.ts';
import { type ReadRelation, type ReadWay, readRelation, readWay } from './waysAndRelations.ts';

/** Degrees of 1e-7. */
export interface OsmBox {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** What is wanted of a file. What it does not want is not decoded. */
export interface OsmReader {
  /** The keys whose values are asked for. */
  readonly keys: readonly string[];
  readonly node?: ReadNode;
  readonly way?: ReadWay;
  /** Which ways are read at all, by their ids; all where it is absent. */
  readonly wantsWay?: (id: number) => boolean;
  readonly relation?: ReadRelation;
  /** Called with the box of which the file says that it has all of the map. */
  readonly box?: (box: OsmBox) => void;
  /** Called after each block; may throw, to end the reading. */
  readonly afterBlock?: (() => void) | undefined;
}

/** Files with history have deleted objects among the others, so that they cannot be read without knowing of it. */
const KNOWN_FEATURES: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/** Fields of a group of objects, by what is in it. */
const GROUP = { plainNode: 1, denseNodes: 2, way: 3, relation: 4 } as const;

/**
 * @param contents of files that were read before, which this reading adds to.
 * @throws OsmError
 */
export function readOsm(path: string, limits: OsmLimits, reader: OsmReader, contents = createBlockContents()): void {
  const texts = createBlockTexts(reader.keys);
  const wanted = wantedBy(reader);
  const isWanted = (number: number) => number === 1 || contents.mayHave(path, number, wanted);
  for (const block of blocksOf(path, limits, isWanted)) {
    inBlock(block, () => {
      if (block.number === 1) readHeader(block, reader);
      else if (block.kind === 'OSMData')
        readBlock(block.bytes, texts, reader, (fields) => contents.note(path, block.number, fields));
    });
    reader.afterBlock?.();
  }
}

const wantedBy = ({ node, way, relation }: OsmReader): number =>
  (node ? (1 << GROUP.plainNode) | (1 << GROUP.denseNodes) : 0) |
  (way ? 1 << GROUP.way : 0) |
  (relation ? 1 << GROUP.relation : 0);

function readHeader({ kind, bytes, file }: Block, { box }: OsmReader): void {
  if (kind !== 'OSMHeader') throw noPbf(file);
  const reader = new PbfReader(bytes);
  eachField(reader, reader.length, (field) => {
    if (field === 1 && box) box(readBox(reader));
    if (field !== 4) return;
    const feature = Buffer.from(bytesOf(reader)).toString('utf8').slice(0, 100);
    if (!KNOWN_FEATURES.has(feature))
      throw new OsmError(`${file} needs a reader that knows "${feature}": give a file without it.`);
  });
}

const NANO_PER_UNIT = 100;

function readBox(reader: PbfReader): OsmBox {
  const sides = [0, 0, 0, 0, 0];
  eachField(reader, endOfBytes(reader), (field) => {
    if (field < sides.length) sides[field] = Math.round(reader.readSVarint() / NANO_PER_UNIT);
  });
  const [, west = 0, east = 0, north = 0, south = 0] = sides;
  return { west, east, south, north };
}

/** Groups of objects come before how their positions are written, or after it, so that the block is looked through first. */
function readBlock(bytes: Uint8Array, texts: BlockTexts, reader: OsmReader, note: (fields: number) => void): void {
  const block = new PbfReader(bytes);
  const grain = { granularity: 100, latOffset: 0, lonOffset: 0 };
  texts.clear();
  const groups: { readonly pos: number; readonly end: number }[] = [];
  eachField(block, block.length, (field) => {
    if (field === 1) texts.readTexts(block);
    else if (field === 2) {
      const end = endOfBytes(block);
      groups.push({ pos: block.pos, end });
      block.pos = end;
    } else if (field === 17) grain.granularity = block.readVarint(true);
    else if (field === 19) grain.latOffset = block.readVarint(true);
    else if (field === 20) grain.lonOffset = block.readVarint(true);
  });
  if (grain.granularity <= 0) throw new DamageError('Its positions have no size.');
  for (const { pos, end } of groups) note(readGroup(groupReader(bytes, pos), end, grain, texts, reader));
}

function groupReader(bytes: Uint8Array, pos: number): PbfReader {
  const reader = new PbfReader(bytes);
  reader.pos = pos;
  return reader;
}

/** @returns bits of the fields that it has. */
function readGroup(group: PbfReader, end: number, grain: Grain, texts: BlockTexts, reader: OsmReader): number {
  const tags = createObjectTags(group.buf, texts);
  const { node, way, relation } = reader;
  let fields = 0;
  eachField(group, end, (field) => {
    fields |= 1 << field;
    if (field === GROUP.plainNode && node) readPlainNode(group, grain, tags, node);
    else if (field === GROUP.denseNodes && node) readDenseNodes(group, grain, texts, node);
    else if (field === GROUP.way && way) readWay(group, tags, way, reader.wantsWay);
    else if (field === GROUP.relation && relation) readRelation(group, texts, tags, relation);
  });
  return fields;
}
