import { useQueries } from '@halte/api/query';
import { namelessIds, type Place } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo, useState } from 'react';
import { mayHaveFavourites } from './mayHaveFavourites.ts';
import { placesById } from './placesById.ts';

/** At most this many places are looked up. */
const MOST_NAMED = 10;
const NO_IDS: readonly string[] = [];
const NO_PLACES: ReadonlyMap<string, Place> = new Map();

export interface LoadedFavourites {
  readonly isLoaded: boolean;
  /** Places whose favourites have no name, by id. */
  readonly names: ReadonlyMap<string, Place>;
}

/** Loads the traveller's favourites, where there may be some, and the places of those that have no name. */
export function useLoadedFavourites(): LoadedFavourites {
  const host = useHost();
  /** Favourites without a name; null until the favourites are loaded. */
  const [nameless, setNameless] = useState<readonly string[] | null>(() => (mayHaveFavourites(host) ? null : NO_IDS));
  const ids = nameless ?? NO_IDS;
  const questions = ids.slice(0, MOST_NAMED).map((id) => ({ params: { path: { id } } }));
  const { data } = useQueries('/api/v1/places/{id}', questions, { keepsPrevious: true });
  const names = useMemo(() => data && placesById(data), [data]);
  const isLoaded = nameless !== null && (ids.length === 0 || names !== undefined);

  useEffect(() => {
    const { favourites } = host;
    if (!mayHaveFavourites(host)) return undefined;
    let isUnmounted = false;
    void favourites.load().then(() => isUnmounted || setNameless(namelessIds(favourites.state.get().lists)));
    return () => {
      isUnmounted = true;
    };
  }, [host]);

  return { isLoaded, names: names ?? NO_PLACES };
}
