import { loadFavouriteTexts } from '../../favourites/loadFavouriteTexts.ts';

/** The lists and their texts, together, so that no key is ever shown. */
export async function loadPlaceShortcuts() {
  const [{ ShortcutLists }] = await Promise.all([import('./ShortcutLists.tsx'), loadFavouriteTexts()]);
  return { Lists: ShortcutLists };
}
