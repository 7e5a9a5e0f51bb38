/** Tile of an archive, with its bytes as they are. */
export interface ArchiveTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

const KINDS = { mvt: 1, png: 2, jpeg: 3, webp: 4, avif: 5 } as const;

const HEADER_BYTES = 127;
const NO_COMPRESSION = 1;

/** Number of a tile: all those of lower zooms first, then along a Hilbert curve. */
function tileNumber({ z, x, y }: ArchiveTile): number {
  let number = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const right = column >= side ? 1 : 0;
    const below = row >= side ? 1 : 0;
    number += side * side * ((3 * right) ^ below);
    column -= right * side;
    row -= below * side;
    if (below === 1) continue;
    if (right === 1) [column, row] = [side - 1 - column, side - 1 - row];
    [column, row] = [row, column];
  }
  return number;
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

/** A small archive (PMTiles, version 3), written from the specification: one directory, nothing compressed. */
export function writeArchive(kind: keyof typeof KINDS, tiles: readonly ArchiveTile[]): Uint8Array {
  const sorted = [...tiles].sort((a, b) => tileNumber(a) - tileNumber(b));
  const numbers = sorted.map(tileNumber);
  const directory = [
    sorted.length,
    ...numbers.map((number, index) => number - (numbers[index - 1] ?? 0)),
    ...sorted.map(() => 1),
    ...sorted.map(({ bytes }) => bytes.length),
    // 0: right behind the one before.
    ...sorted.map((_, index) => (index === 0 ? 1 : 0)),
  ].flatMap(varint);
  const metadata = new TextEncoder().encode('{}');
  const dataAt = HEADER_BYTES + directory.length + metadata.length;
  const dataLength = sorted.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const archive = new Uint8Array(dataAt + dataLength);
  const view = new DataView(archive.buffer);
  archive.set(new TextEncoder().encode('PMTiles'));
  view.setUint8(7, 3);
  const places = [
    ...[HEADER_BYTES, directory.length],
    ...[HEADER_BYTES + directory.length, metadata.length],
    ...[dataAt, 0],
    ...[dataAt, dataLength],
    ...[sorted.length, sorted.length, sorted.length],
  ];
  for (const [index, place] of places.entries()) view.setBigUint64(8 + 8 * index, BigInt(place), true);
  const zooms = sorted.map(({ z }) => z);
  archive.set([1, NO_COMPRESSION, NO_COMPRESSION, KINDS[kind], Math.min(...zooms), Math.max(...zooms)], 96);
  archive.set(directory, HEADER_BYTES);
  archive.set(metadata, HEADER_BYTES + directory.length);
  let at = dataAt;
  for (const { bytes } of sorted) {
    archive.set(bytes, at);
    at += bytes.length;
  }
  return archive;
}
