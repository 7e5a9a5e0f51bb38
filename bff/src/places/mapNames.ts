import type { Ground } from '../ground/ground.ts';
import { addressTableOfGround } from './groundAddresses.ts';
import { addressesOf, mapNamesOf } from './layer.ts';
import { NO_MAP_PLACES } from './mapPlaces.ts';
import { type PackedNames, packedNames } from './packedNames.ts';

/** The index of the names of a map, to be passed to another thread. */
export function packedNamesOf(ground: Ground): PackedNames {
  const table = addressTableOfGround(ground);
  return packedNames(mapNamesOf(addressesOf(table), table.places ?? NO_MAP_PLACES));
}
