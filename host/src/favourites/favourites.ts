import { createObservable, type Favourites, type FavouritesState } from '@halte/contract';
import { hasStored, isOfFavourites } from './onDevice.ts';
import type { FavouritesParts } from './openFavourites.ts';
import type { FavouritesService } from './service.ts';

/** Called when the service cannot be imported. */
export interface OpenFailure {
  readonly report: (error: unknown) => void;
  /** The traveller has requested a change. */
  readonly notify: () => void;
}

/** Facade of the favourites for remotes. The service is imported to read some, for the first change, or when the session changes. */
export function createFavourites(parts: FavouritesParts, { report, notify }: OpenFailure): Favourites {
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

  const openAndLoad = (): Promise<void> => open().then((opened) => opened.load(), report);

  function onStorage({ key }: StorageEvent): void {
    // An open service follows other tabs itself.
    if (service === null && isOfFavourites(key) && hasStored()) void openAndLoad();
  }

  async function load(): Promise<void> {
    const { authenticated, loading } = parts.session.state.get();
    if (service !== null || authenticated || loading || hasStored()) return openAndLoad();
    window.addEventListener('storage', onStorage);
    state.set({ ...state.get(), loaded: true });
  }

  const change = (apply: (opened: FavouritesService) => Promise<boolean>): Promise<boolean> =>
    open().then(apply, (error: unknown) => {
      report(error);
      notify();
      return false;
    });

  /** Undo may be requested before the service is imported. */
  function withUndo(apply: (opened: FavouritesService) => () => void): () => void {
    let undo: (() => void) | null = null;
    const changed = change(async (opened) => {
      undo = apply(opened);
      return true;
    });
    return () => void changed.then(() => undo?.());
  }

  parts.session.state.subscribe(() => open().then((opened) => opened.sessionChanged(), report));

  return {
    state,
    load,
    add: (favourite) => change((opened) => opened.add(favourite)),
    change: (favoriteId, favourite) => change((opened) => opened.change(favoriteId, favourite)),
    remove: (favoriteId) => change((opened) => opened.remove(favoriteId)),
    arrange: (ids) => change((opened) => opened.arrange(ids)),
    changeWithUndo: (changes) => withUndo((opened) => opened.changeWithUndo(changes)),
    removeWithUndo: (favoriteId) => withUndo((opened) => opened.removeWithUndo(favoriteId)),
  };
}
