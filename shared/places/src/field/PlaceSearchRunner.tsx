import type { Api } from '@halte/api';
import type { Position } from '@halte/contract/trip';
import { useLayoutEffect } from 'react';
import { type PlaceSearch, usePlaceSearch } from './usePlaceSearch.ts';
import { useRoughPosition } from './useRoughPosition.ts';

export interface RunningSearch extends PlaceSearch {
  /** Where the traveller is, as far as it is known: places have their distance from it. */
  readonly near: Position | null;
}

export interface PlaceSearchRunnerProps {
  readonly api: Api;
  /** The typed text; null while the field is closed. */
  readonly text: string | null;
  readonly userPosition: Position | null;
  readonly onChange: (search: RunningSearch) => void;
}

/** Runs the search of a field and renders nothing. A component and not only a hook, so that a field can load it, and SWR with it, lazily. */
export function PlaceSearchRunner({ api, text, userPosition, onChange }: PlaceSearchRunnerProps) {
  const roughPosition = useRoughPosition(text !== null);
  const near = userPosition ?? roughPosition;
  const { results, loading, error, offline, lastQuery, retry } = usePlaceSearch(api, text, near);
  // Before the browser paints: the list never shows the state of the text before this one.
  useLayoutEffect(() => {
    onChange({ results, loading, error, offline, lastQuery, retry, near });
  }, [results, loading, error, offline, lastQuery, retry, near, onChange]);
  return null;
}
