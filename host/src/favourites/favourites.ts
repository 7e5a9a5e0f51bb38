import { createObservable, type Favourites, type FavouritesState } from '@halte/contract';
import type { FavouritesParts } from './openFavourites.ts';
import type { FavouritesService } from './service.ts';

/** What favourites tell of when they cannot be opened. */
export interface OpenFailure {
  readonly report: (error: unknown) => void;
  /** To a traveller who has asked for a change. */
  readonly tell: () => void;
}

/** What a remote is lent: a door. What stands behind it comes when somebody knocks, or when the session changes while the page is open. */
export function createFavourites(parts: FavouritesParts, { report, tell }: OpenFailure): Favourites {
  const state = createObservable<FavouritesState>({
    loaded: false,
    lists: { favoriteAddresses: [], favoriteLines: [], favoritePointOfInterests: [], favoriteStopPoints: [] },
  });
  let service: Promise<FavouritesService> | null = null;

  function open(): Promise<FavouritesService> {
    service ??= import('./openFavourites.ts')
      .then(({ openFavourites }) => openFavourites(state, parts))
      .catch((error: unknown) => {
        service = null;
        throw error;
      });
    return service;
  }

  const load = (): Promise<void> => open().then((opened) => opened.load(), report);

  const change = (make: (opened: FavouritesService) => Promise<boolean>): Promise<boolean> =>
    open().then(make, (error: unknown) => {
      report(error);
      tell();
      return false;
    });

  parts.session.state.subscribe(() => open().then((opened) => opened.sessionChanged(), report));

  return {
    state,
    load,
    add: (favourite) => change((opened) => opened.add(favourite)),
    change: (favoriteId, favourite) => change((opened) => opened.change(favoriteId, favourite)),
    remove: (favoriteId) => change((opened) => opened.remove(favoriteId)),
  };
}
