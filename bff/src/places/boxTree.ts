/** R-trees of boxes as columns in shared memory, which other threads and kept files share as they are. */
import Flatbush from 'flatbush';

/** Adds a box; coordinates are degrees of 1e-7, those of longitude in the scale that they are searched in. */
type AddBox = (west: number, south: number, east: number, north: number) => void;

/** @param fill adds `count` boxes. @returns an empty column where there is none. */
export function boxTreeOf(count: number, fill: (add: AddBox) => void): Uint8Array {
  if (count === 0) return new Uint8Array();
  const tree = new Flatbush(count, 16, Int32Array, SharedArrayBuffer);
  fill((west, south, east, north) => tree.add(west, south, east, north));
  tree.finish();
  return new Uint8Array(tree.data);
}

/** Begins with the version of the tree's format. */
export const TREE_FORMAT = Buffer.from(boxTreeOf(1, (add) => add(0, 0, 0, 0))).toString('hex');

/** @param tree as from {@link boxTreeOf}, and not empty. */
export function treeOf({ buffer, byteOffset }: Uint8Array): Flatbush {
  return Flatbush.from(buffer, byteOffset);
}
