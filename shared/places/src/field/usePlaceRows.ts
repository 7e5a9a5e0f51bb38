import { useOnlineAgain } from '@halte/ui';
import { createElement, useSyncExternalStore } from 'react';
import { NO_PLACES } from '../places/history.ts';
import type { FieldState, PlaceFieldState } from './fieldState.ts';
import { noteOf, type Row, rowsOf } from './rows.ts';
import { usePlaceList } from './usePlaceList.ts';

const NO_ROWS: readonly Row[] = [];

/** The list under a field: its rows, its note, and the search that fills them. */
export function usePlaceRows(
  { loadApi, history, userPosition = null, locate, onPickOnMap, favourites = NO_PLACES }: PlaceFieldState,
  { open, typed, locating }: FieldState,
) {
  const recent = useSyncExternalStore(history.subscribe, history.get, () => NO_PLACES);
  const text = open ? (typed ?? '') : null;
  const { loaded, hasFailed, wasUsed, search, onChange } = usePlaceList(text, loadApi);
  useOnlineAgain(open && search.error ? search.retry : null);
  const list = {
    typed: typed ?? '',
    search,
    history: recent,
    favourites,
    canLocate: locate !== undefined,
    canPickOnMap: onPickOnMap !== undefined,
    locating,
  };
  const rows = loaded || hasFailed ? rowsOf(list) : NO_ROWS;
  const isAnswered = open && !search.loading && typed && search.lastQuery === typed.trim();
  return {
    rows,
    note: noteOf(list),
    /** How many places the search of what is typed has found; null while there is no such search. */
    found: isAnswered ? rows.filter((row) => 'place' in row).length : null,
    search,
    /** Shows what is in a row; null until it is loaded. */
    Row: loaded?.Row ?? null,
    // React for development warns about an element without a key among others, when it was not written as JSX.
    runner:
      wasUsed &&
      loaded &&
      createElement(loaded.Runner, { key: 'runner', api: loaded.api, text, userPosition, onChange }),
  };
}
