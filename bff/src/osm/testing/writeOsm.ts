/** For tests: writes small PBF files, right ones and wrong ones. */
import { deflateSync, zstdCompressSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

type TagValues = Readonly<Record<string, string>>;

/** Degrees. */
export interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: TagValues;
}

export interface OsmWay {
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags?: TagValues;
}

export interface OsmRelation {
  readonly id: number;
  readonly members: readonly { readonly kind: 0 | 1 | 2; readonly id: number; readonly role?: string }[];
  readonly tags?: TagValues;
}

export interface OsmObjects {
  readonly nodes?: readonly OsmNode[];
  readonly ways?: readonly OsmWay[];
  readonly relations?: readonly OsmRelation[];
}

export type Packing = 'none' | 'zlib' | 'zstd';

const FIELD: Readonly<Record<Packing, number>> = { none: 1, zlib: 3, zstd: 7 };
const pack = { none: (bytes: Buffer) => bytes, zlib: deflateSync, zstd: zstdCompressSync };

/** A whole file: the header, and a block for each of `parts`. */
export function osmFile(parts: readonly OsmObjects[], packing: Packing = 'zlib'): Buffer {
  return Buffer.concat([headerBlock(), ...parts.map((part) => dataBlock(part, packing))]);
}

export function headerBlock(features: readonly string[] = ['OsmSchema-V0.6', 'DenseNodes']): Buffer {
  const header = written((writer) => {
    for (const feature of features) writer.writeStringField(4, feature);
  });
  return block('OSMHeader', packed(header, 'none'));
}

/** @param denseShare as for {@link contentOf}. */
export const dataBlock = (objects: OsmObjects, packing: Packing = 'zlib', denseShare?: number) =>
  block('OSMData', packed(contentOf(objects, denseShare), packing));

/** @param size the length that the block says it has. */
export function block(kind: string, blob: Buffer, size = blob.length): Buffer {
  const header = written((writer) => {
    writer.writeStringField(1, kind);
    writer.writeVarintField(3, size);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

/** @param size the length of `content` that the blob says it has. */
export function packed(content: Buffer, packing: Packing, size = content.length): Buffer {
  return blobOf(FIELD[packing], pack[packing](content), size);
}

/** A blob with its content in the field of any packing. */
export function blobOf(field: number, content: Buffer, size: number): Buffer {
  return written((writer) => {
    writer.writeVarintField(2, size);
    writer.writeBytesField(field, content);
  });
}

export function written(write: (writer: PbfWriter) => void): Buffer {
  const writer = new PbfWriter();
  write(writer);
  return Buffer.from(writer.finish());
}

/** @param denseShare of the nodes is written as columns, the others one by one: files have either. */
export function contentOf({ nodes = [], ways = [], relations = [] }: OsmObjects, denseShare = 0.5): Buffer {
  const texts = new Map([['', 0]]);
  const text = (one: string) => {
    const number = texts.get(one) ?? texts.size;
    texts.set(one, number);
    return number;
  };
  const writeTags = (tags: TagValues = {}, writer: PbfWriter) => {
    writer.writePackedVarint(2, Object.keys(tags).map(text));
    writer.writePackedVarint(3, Object.values(tags).map(text));
  };
  const dense = Math.ceil(nodes.length * denseShare);
  const group = written((writer) => {
    if (dense > 0) writer.writeMessage(2, () => writeDense(nodes.slice(0, dense), text, writer), null);
    for (const { id, lat, lon, tags } of nodes.slice(dense))
      writer.writeMessage(
        1,
        () => {
          writer.writeSVarintField(1, id);
          writeTags(tags, writer);
          writer.writeSVarintField(8, Math.round(lat * 1e7));
          writer.writeSVarintField(9, Math.round(lon * 1e7));
        },
        null,
      );
    for (const { id, nodes: refs, tags } of ways)
      writer.writeMessage(
        3,
        () => {
          writer.writeVarintField(1, id);
          writeTags(tags, writer);
          writer.writePackedSVarint(8, differences(refs));
        },
        null,
      );
    for (const { id, members, tags } of relations)
      writer.writeMessage(
        4,
        () => {
          writer.writeVarintField(1, id);
          writeTags(tags, writer);
          writer.writePackedVarint(
            8,
            members.map(({ role = '' }) => text(role)),
          );
          writer.writePackedSVarint(9, differences(members.map((member) => member.id)));
          writer.writePackedVarint(
            10,
            members.map(({ kind }) => kind),
          );
        },
        null,
      );
  });
  return written((writer) => {
    writer.writeMessage(
      1,
      () => {
        for (const one of texts.keys()) writer.writeBytesField(1, Buffer.from(one));
      },
      null,
    );
    writer.writeBytesField(2, group);
  });
}

function writeDense(nodes: readonly OsmNode[], text: (one: string) => number, writer: PbfWriter): void {
  writer.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
  writer.writePackedSVarint(8, differences(nodes.map(({ lat }) => Math.round(lat * 1e7))));
  writer.writePackedSVarint(9, differences(nodes.map(({ lon }) => Math.round(lon * 1e7))));
  if (nodes.every(({ tags }) => tags === undefined)) return;
  const pairs = nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flatMap((tag) => tag.map(text)), 0]);
  writer.writePackedVarint(10, pairs);
}

const differences = (numbers: readonly number[]) => numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
