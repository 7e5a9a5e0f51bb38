import type { GroundTable } from './groundTable.ts';
import type { DoorColumns } from './houses.ts';
import type { PackedNames } from './packedNames.ts';

/** What the places of a map are found by. Columns in shared memory: another thread receives them without a copy, and a file keeps them. */
export interface MapIndex {
  readonly table: GroundTable;
  readonly doors: DoorColumns;
  /** Of the pieces of streets; as from `pieceTree`. */
  readonly pieceTree: Uint8Array;
  readonly names: PackedNames;
}
