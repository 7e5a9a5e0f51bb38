import { memoize } from '@halte/engine/common/memoize';
import type { FavouriteKey } from './storedFavourites.ts';
import { digest } from './text.ts';

/** {@link digest} of a favourite's key, which may have 2 000 characters: computed once for each object. */
export const keyHashOf = memoize(({ key }: FavouriteKey) => digest(key));
