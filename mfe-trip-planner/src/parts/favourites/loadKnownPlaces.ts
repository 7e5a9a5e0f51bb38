import { loadFavouriteTexts } from '../../favourites/loadFavouriteTexts.ts';

/** The lists and their texts, together, so that no key is ever shown. */
export async function loadKnownPlaces() {
  const [{ KnownLists }] = await Promise.all([import('./KnownLists.tsx'), loadFavouriteTexts()]);
  return { Lists: KnownLists };
}
