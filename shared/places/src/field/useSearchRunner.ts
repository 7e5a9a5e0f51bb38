import { whenIdle } from '@halte/contract';
import { useCallback, useEffect, useState } from 'react';
import type { PlaceSearchRunner } from './PlaceSearchRunner.tsx';
import type { PlaceSearch } from './usePlaceSearch.ts';

type Runner = typeof PlaceSearchRunner;

export interface SearchRunner {
  /** null until it is loaded. */
  readonly Runner: Runner | null;
  readonly search: PlaceSearch;
  readonly onChange: (search: PlaceSearch) => void;
}

const NOTHING_FOUND = { results: [], offline: false, lastQuery: '' };

/**
 * The state of a field's search. Its code is loaded when the browser is idle, or when the field is used, whichever comes first: the first
 * screen shows the field and needs no search. A load that failed is a failed search, and retrying loads again.
 */
export function useSearchRunner(text: string | null): SearchRunner {
  const [Runner, setRunner] = useState<Runner | null>(null);
  const [search, setSearch] = useState<PlaceSearch | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isUsed = text !== null;

  const load = useCallback(() => {
    setFailed(false);
    import('./PlaceSearchRunner.tsx').then(
      (module) => setRunner(() => module.PlaceSearchRunner),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (Runner) return;
    if (isUsed) load();
    else return whenIdle(load);
  }, [Runner, isUsed, load]);

  const typed = text?.trim() ?? '';
  const pending: PlaceSearch = {
    ...NOTHING_FOUND,
    loading: typed !== '' && !hasFailed,
    error: hasFailed,
    offline: hasFailed && !navigator.onLine,
    lastQuery: hasFailed ? typed : '',
    retry: load,
  };
  return { Runner, search: search ?? pending, onChange: setSearch };
}
