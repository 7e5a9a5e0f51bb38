import type { Api } from '@halte/api';
import { whenIdle } from '@halte/contract';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { RunningSearch } from './PlaceSearchRunner.tsx';
import type { PlaceListParts } from './placeListParts.ts';

interface LoadedList extends PlaceListParts {
  readonly api: Api;
}

export interface PlaceList {
  /** null until the code of the list is loaded. */
  readonly loaded: LoadedList | null;
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: boolean;
  /** From the first use of the field on: its search runs, and keeps what it has found while the field is closed. */
  readonly wasUsed: boolean;
  readonly search: RunningSearch;
  readonly onChange: (search: RunningSearch) => void;
}

const NOTHING_FOUND = { results: [], offline: false, lastQuery: '', near: null };

/**
 * The list of a field and the state of its search. The code is loaded when the browser is idle, or when the field is used, whichever comes
 * first: the first screen shows the field and needs no list. A load that failed is a failed search, and retrying loads again.
 */
export function usePlaceList(text: string | null, loadApi: () => Promise<Api>): PlaceList {
  const [loaded, setLoaded] = useState<LoadedList | null>(null);
  const [search, setSearch] = useState<RunningSearch | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const isUsed = text !== null;
  const isLoaded = loaded !== null;

  const load = useEffectEvent(() => {
    setFailed(false);
    Promise.all([import(/* webpackChunkName: "after-fields" */ './placeListParts.ts'), loadApi()]).then(
      // In a transition: the fields of a form have it at once, and would be rendered in one task.
      ([{ placeListParts }, api]) => startTransition(() => setLoaded({ ...placeListParts, api })),
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
  const pending: RunningSearch = {
    ...NOTHING_FOUND,
    loading: typed !== '' && !hasFailed,
    error: hasFailed,
    offline: hasFailed && !navigator.onLine,
    lastQuery: hasFailed ? typed : '',
    retry: () => setRetries((former) => former + 1),
  };
  return { loaded, hasFailed, wasUsed: isUsed || search !== null, search: search ?? pending, onChange: setSearch };
}
