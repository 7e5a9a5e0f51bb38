import type { Api } from '@halte/api';
import { whenIdle } from '@halte/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlaceListParts } from './placeListParts.ts';
import type { PlaceSearch } from './usePlaceSearch.ts';

interface LoadedList extends PlaceListParts {
  readonly api: Api;
}

export interface PlaceList {
  /** null until the code of the list is loaded. */
  readonly loaded: LoadedList | null;
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: boolean;
  readonly search: PlaceSearch;
  readonly onChange: (search: PlaceSearch) => void;
}

const NOTHING_FOUND = { results: [], offline: false, lastQuery: '' };

/**
 * The list of a field and the state of its search. The code is loaded when the browser is idle, or when the field is used, whichever comes
 * first: the first screen shows the field and needs no list. A load that failed is a failed search, and retrying loads again.
 */
export function usePlaceList(text: string | null, loadApi: () => Promise<Api>): PlaceList {
  const [loaded, setLoaded] = useState<LoadedList | null>(null);
  const [search, setSearch] = useState<PlaceSearch | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isUsed = text !== null;
  const isLoaded = loaded !== null;

  const load = useEffectEvent(() => {
    setFailed(false);
    Promise.all([import('./placeListParts.ts'), loadApi()]).then(
      ([{ placeListParts }, api]) => setLoaded({ ...placeListParts, api }),
      () => setFailed(true),
    );
  });

  useEffect(() => {
    if (isLoaded) return undefined;
    if (!isUsed && retries === 0) return whenIdle(() => load());
    load();
    return undefined;
  }, [isLoaded, isUsed, retries]);

  const typed = text?.trim() ?? '';
  const pending: PlaceSearch = {
    ...NOTHING_FOUND,
    loading: typed !== '' && !hasFailed,
    error: hasFailed,
    offline: hasFailed && !navigator.onLine,
    lastQuery: hasFailed ? typed : '',
    retry: () => setRetries((former) => former + 1),
  };
  return { loaded, hasFailed, search: search ?? pending, onChange: setSearch };
}
