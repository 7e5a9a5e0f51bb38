/** What the search for places needs of a map: takes seconds for a large city, and is made on the thread that reads the map. */
import type { Ground } from '../ground/ground.ts';
import { withSharedColumns } from '../timetable/sharing.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { groundTableOf } from './groundTable.ts';
import { doorColumns } from './houses.ts';
import { addressesOf, mapNamesOf } from './layer.ts';
import type { MapIndex } from './mapIndex.ts';
import { NO_MAP_PLACES } from './mapPlaces.ts';
import { packedNames } from './packedNames.ts';
import { pieceTree } from './streetLines.ts';

/** Columns in shared memory. */
export function mapIndexOf(ground: Omit<Ground, 'drawing'>): MapIndex {
  const table = groundTableOf(ground);
  const { houses, streets, pieces } = addressTableOfGround(ground, { table });
  const made = { table, doors: doorColumns(houses, streets.count), pieceTree: pieceTree(pieces) };
  const addresses = addressTableOfGround(ground, made);
  const names = mapNamesOf(addressesOf(addresses), addresses.places ?? NO_MAP_PLACES);
  return withSharedColumns({ ...made, names: packedNames(names) });
}
