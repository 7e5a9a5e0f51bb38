import { createObservable, type FavouritesState, type HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useEffect, useMemo } from 'react';
import { rowsOf } from '../../favourites/sections.ts';

/** For hosts that are older than favourites. */
const NONE = createObservable<FavouritesState>({
  loaded: true,
  lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
});

/** What the traveller keeps, by section, and the service that changes it. */
export function useFavouriteRows({ favourites = null }: { readonly favourites?: HostServices['favourites'] | null }) {
  const t = useTranslate('places');
  const { loaded, lists } = useObservable(favourites?.state ?? NONE);
  useEffect(() => void favourites?.load(), [favourites]);
  const rows = useMemo(() => rowsOf(lists, t), [lists, t]);
  return { favourites, loaded, lists, rows };
}
