import { keysOf } from '@halte/contract/fields';
import type { Static } from 'typebox';
import type { FavoriteLists } from '../api/favourites.ts';
import { FAVOURITE_KINDS, type Favourite, type FavouriteKind } from '../store/storedFavourites.ts';
import { entryOf, type NetworkLookup } from './entries.ts';

const LIST_OF = {
  ADDRESS: 'favoriteAddresses',
  LINE: 'favoriteLines',
  POI: 'favoritePointOfInterests',
  STOP_POINT: 'favoriteStopPoints',
} as const satisfies Readonly<Record<FavouriteKind, keyof Static<typeof FavoriteLists>>>;

/**
 * The JSON of `FavoriteLists`, with further fields, as UTF-8. It may have a megabyte: written at once, it would block the event loop for several
 * milliseconds, written in batches, it does not.
 */
export async function listsJson(
  batches: AsyncIterable<readonly Favourite[]>,
  served: NetworkLookup,
  others: Readonly<Record<string, unknown>> = {},
): Promise<Buffer> {
  const parts: Readonly<Record<FavouriteKind, Buffer[]>> = { ADDRESS: [], LINE: [], POI: [], STOP_POINT: [] };
  for await (const batch of batches)
    for (const kind of FAVOURITE_KINDS) {
      const entries = batch.filter((one) => one.kind === kind).map((one) => JSON.stringify(entryOf(one, served)));
      if (entries.length > 0) parts[kind].push(Buffer.from(`${parts[kind].length > 0 ? ',' : ''}${entries.join()}`));
    }
  const lists = keysOf(LIST_OF).flatMap((kind, index) => [
    Buffer.from(`${index > 0 ? ',' : ''}"${LIST_OF[kind]}":[`),
    ...parts[kind],
    Buffer.from(']'),
  ]);
  const rest = Object.entries(others).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return Buffer.concat([Buffer.from('{'), ...lists, Buffer.from(`${rest.join('')}}`)]);
}
