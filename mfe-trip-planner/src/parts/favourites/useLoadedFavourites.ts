import { useApi } from '@halte/api/query';
import { namelessIds, type Place } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';
import { mayHaveFavourites } from '../../favourites/mayHaveFavourites.ts';
import { placesById } from '../../favourites/placesById.ts';

/** How long the recent places wait for the favourites above them. */
const FAVOURITES_TIMEOUT_MS = 1000;

export interface LoadedFavourites {
  readonly isLoaded: boolean;
  /** Whether the timeout has passed. */
  readonly isLate: boolean;
  /** Places whose favourites have no name, by id. */
  readonly names: ReadonlyMap<string, Place>;
}

const NO_FAVOURITES: LoadedFavourites = { isLoaded: true, isLate: false, names: new Map() };
const LOADING: LoadedFavourites = { ...NO_FAVOURITES, isLoaded: false };

/** Loads the traveller's favourites, where there may be some. */
export function useLoadedFavourites(): LoadedFavourites {
  const host = useHost();
  const api = useApi();
  const [state, setState] = useState(() => (mayHaveFavourites(host) ? LOADING : NO_FAVOURITES));

  useEffect(() => {
    const { favourites } = host;
    if (!favourites || !mayHaveFavourites(host)) return;
    let isGone = false;
    const timer = setTimeout(
      () => setState((former) => (former.isLoaded ? former : { ...former, isLate: true })),
      FAVOURITES_TIMEOUT_MS,
    );
    async function read(service: typeof favourites & object): Promise<void> {
      await service.load();
      const names = await placesById(api, namelessIds(service.state.get().lists));
      if (!isGone) setState((former) => ({ ...former, isLoaded: true, names }));
    }
    void read(favourites);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [host, api]);

  return state;
}
