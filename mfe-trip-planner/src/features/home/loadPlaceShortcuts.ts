import { loadDepartureMessages } from '@halte/api/departures';
import { loadProblemMessages } from '@halte/api/words';
import { loadFavouriteTexts } from '../favourites/loadFavouriteTexts.ts';

/** Loads the part below the form together with its texts, so that a message key is never shown. */
export async function loadPlaceShortcuts() {
  const [{ HomeParts }] = await Promise.all([
    import(/* webpackChunkName: "after-fields" */ './HomeParts.tsx'),
    loadFavouriteTexts(),
    loadDepartureMessages(),
    loadProblemMessages(),
  ]);
  return { Lists: HomeParts };
}
