import type { Api } from '@halte/api';
import { useQuery } from '@halte/api/query';
import { STANDARD_PLACES } from '@halte/contract';
import { latLon, type Position } from '@halte/contract/trip';
import { useTranslate } from '@halte/i18n';
import { useDebouncedValue } from '@halte/ui';
import { useEffect, useMemo, useState } from 'react';
import { type FoundPlace, foundPlaces } from './foundPlaces.ts';
import { loadRowMessages } from './loadRowMessages.ts';

export interface PlaceSearchState {
  readonly results: readonly FoundPlace[];
  readonly loading: boolean;
  /** The last search failed. */
  readonly error: boolean;
  /** It failed because there is no connection. */
  readonly offline: boolean;
  /** The text of the last search that has ended, with results or an error. */
  readonly lastQuery: string;
}

export interface PlaceSearch extends PlaceSearchState {
  /** Sends a failed search again. */
  retry(): void;
}

type Outcome = Omit<PlaceSearchState, 'loading'>;

/** Debounce: the next letter of a word usually follows within this time. */
const DEBOUNCE_MS = 150;
const NO_OUTCOME: Outcome = { results: [], error: false, offline: false, lastQuery: '' };

function isSame(one: Outcome, other: Outcome): boolean {
  return one.results === other.results && one.lastQuery === other.lastQuery && one.error === other.error;
}

type RowMessages = 'loading' | 'loaded' | 'failed';

/** The words of results. A search has not ended without them, unless they cannot be had. */
function useRowMessages(isUsed: boolean): RowMessages {
  const [state, setState] = useState<RowMessages>('loading');
  useEffect(() => {
    if (!isUsed) return;
    loadRowMessages().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [isUsed]);
  return state;
}

/**
 * Search as you type: places that match `text`, those close to `near` first. The request is debounced, aborted when the text changes, and
 * cached by SWR. The previous results stay until the next search has ended; an empty text clears them. null stops the search.
 */
export function usePlaceSearch(api: Api, text: string | null, near: Position | null): PlaceSearch {
  const [last, setLast] = useState(NO_OUTCOME);
  const search = text?.trim() ?? '';
  const isDebounced = useDebouncedValue(search, DEBOUNCE_MS) === search;
  const isEmpty = text !== null && search === '';
  const { search: path } = api.places ?? STANDARD_PLACES;
  const query = near ? { search, userLatLon: latLon(near) } : { search };

  const question = isDebounced && search !== '' ? { params: { query } } : null;
  const { data, problem, isLoading, retry } = useQuery(path, question, { asks: 'once', isAction: true, api });
  const t = useTranslate('placeRows');
  const words = useRowMessages(text !== null);
  const found = useMemo(() => {
    const near = (name: string) => (words === 'loaded' ? t('near', { name }) : name);
    return data && words !== 'loading' ? foundPlaces(data, api.places ?? {}, near) : undefined;
  }, [data, words, api, t]);
  const isWaiting = isLoading || (data !== undefined && found === undefined);

  function outcome(): Outcome {
    if (isEmpty) return NO_OUTCOME;
    if (isWaiting) return last;
    if (problem) return { ...NO_OUTCOME, error: true, offline: problem.kind === 'offline', lastQuery: search };
    return found ? { ...NO_OUTCOME, results: found, lastQuery: search } : last;
  }

  const current = outcome();
  if (!isSame(current, last)) setLast(current);
  const hasEnded = isDebounced && !isWaiting;
  return { ...current, loading: search !== '' && !hasEnded, retry };
}
