import { loadDepartureMessages } from '@halte/api/departures';
import { loadProblemMessages } from '@halte/api/words';
import { loadMessages } from '@halte/i18n';
import { loadFavouriteTexts } from '../favourites/loadFavouriteTexts.ts';

/** What stands below the form and its texts, together, so that no key is ever shown. */
export async function loadPlaceShortcuts() {
  const [{ HomeParts }] = await Promise.all([
    import('./HomeParts.tsx'),
    loadFavouriteTexts(),
    loadMessages('departures', loadDepartureMessages),
    loadMessages('problems', loadProblemMessages),
  ]);
  return { Lists: HomeParts };
}
