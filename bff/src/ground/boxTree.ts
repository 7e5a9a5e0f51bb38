/** R-trees of boxes as columns in shared memory, which other threads and kept files share as they are. */
import Flatbush from 'flatbush';

/** Adds a box, in the whole numbers that it is searched in. */
type AddBox = (minX: number, minY: number, maxX: number, maxY: number) => void;

/** @param fill adds `count` boxes. @returns an empty column where there is none. */
export function boxTreeOf(count: number, fill: (add: AddBox) => void): Uint8Array {
  if (count < 1) return new Uint8Array();
  const tree = new Flatbush(count, 16, Int32Array, SharedArrayBuffer);
  fill((minX, minY, maxX, maxY) => tree.add(minX, minY, maxX, maxY));
  tree.finish();
  return new Uint8Array(tree.data);
}

/** Begins with the version of the tree's format. */
export const TREE_FORMAT = Buffer.from(boxTreeOf(1, (add) => add(0, 0, 0, 0))).toString('hex');

/** @param tree as from {@link boxTreeOf}, and not empty. */
export function treeOf({ buffer, byteOffset }: Uint8Array): Flatbush {
  return Flatbush.from(buffer, byteOffset);
}
