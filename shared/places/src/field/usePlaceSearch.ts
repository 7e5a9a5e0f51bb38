import type { Api } from '@halte/api';
import { useQuery } from '@halte/api/query';
import { STANDARD_PLACES } from '@halte/contract';
import { latLon, type Position } from '@halte/contract/trip';
import { useTranslate } from '@halte/i18n';
import { useDebouncedValue } from '@halte/ui';
import { useEffect, useMemo, useState } from 'react';
import { type FoundPlace, foundPlaces } from './foundPlaces.ts';
import { addRowMessages } from './rowMessages.ts';

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

/**
 * Search as you type: places that match `text`, those close to `near` first. The request is debounced, aborted when the text changes, and
 * cached by SWR. The previous results stay until the next search has ended; an empty text clears them. null stops the search.
 */
export function usePlaceSearch(api: Api, text: string | null, near: Position | null): PlaceSearch {
  const [last, setLast] = useState(NO_OUTCOME);
  const search = text?.trim() ?? '';
  // The first text waits too, which may be typed before this code is there: meanwhile the position of the traveller is read.
  const [first, setFirst] = useState<string | null>('');
  useEffect(() => setFirst(null), []);
  const isDebounced = useDebouncedValue(first ?? search, DEBOUNCE_MS) === search;
  const isEmpty = text !== null && search === '';
  const { search: path } = api.places ?? STANDARD_PLACES;
  const query = near ? { search, userLatLon: latLon(near) } : { search };

  const question = isDebounced && search !== '' ? { params: { query } } : null;
  const { data, problem, isLoading, retry } = useQuery(path, question, { asks: 'once', isAction: true, api });
  const t = useTranslate('placeRows');
  useEffect(addRowMessages, []);
  const found = useMemo(
    () => data && foundPlaces(data, api.places ?? {}, (name) => t('near', { name })),
    [data, api, t],
  );

  function outcome(): Outcome {
    if (isEmpty) return NO_OUTCOME;
    if (isLoading) return last;
    if (problem) return { ...NO_OUTCOME, error: true, offline: problem.kind === 'offline', lastQuery: search };
    return found ? { ...NO_OUTCOME, results: found, lastQuery: search } : last;
  }

  const current = outcome();
  if (!isSame(current, last)) setLast(current);
  const hasEnded = isDebounced && !isLoading;
  return { ...current, loading: search !== '' && !hasEnded, retry };
}
