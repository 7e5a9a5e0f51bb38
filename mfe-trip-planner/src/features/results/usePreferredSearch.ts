import { nextTask, type Query, type RouteName } from '@halte/contract';
import { useHost } from '@halte/ui/host';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ItineraryOptions } from '../../trip/search.ts';
import { itineraryOptionsOf } from '../preferences/itineraryOptions.ts';
import { restated, statedIn } from '../preferences/overrides.ts';
import { usePreferences } from '../preferences/usePreferences.ts';

/** How long a search waits for the preferences. Journeys matter more than preferences. */
const PREFERENCES_TIMEOUT_MS = 3_000;

interface PreferredSearch {
  /** The screen and its query, into which the overrides are written. */
  readonly screen: RouteName;
  readonly query: Query;
  readonly overrides: Query;
  /** Starts the search of the trip in the address; returns whether it is another one. null where nothing can be searched. */
  readonly start: ((options: ItineraryOptions) => boolean) | null;
}

/**
 * Starts a search with the traveller's preferences as soon as they are known, without them after a timeout, and writes what it was searched
 * with into the address, so that the address finds the same journeys for others. Returns the function that starts it again.
 */
export function usePreferredSearch({ screen, query, overrides, start }: PreferredSearch): () => boolean {
  const { navigation } = useHost();
  const { template, preferences, couldNotLoad } = usePreferences();
  const [isLate, setLate] = useState(false);
  const isReady = preferences !== null || couldNotLoad || isLate;

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PREFERENCES_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  const startSearch = useCallback(
    (given: Pick<PreferredSearch, 'query' | 'overrides' | 'start'>): boolean => {
      if (!given.start) return false;
      const isNew = given.start(itineraryOptionsOf(preferences, given.overrides));
      // Written now: preferences that arrive later were not part of this search.
      const stated = statedIn(given.overrides, { template, preferences });
      if (stated !== given.overrides) {
        navigation.replace({ name: screen, query: restated(given.query, given.overrides, stated) });
      }
      return isNew;
    },
    [navigation, screen, template, preferences],
  );

  // Not a dependency: preferences that change later start no search.
  const startWithCurrent = useEffectEvent(startSearch);
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    // All that reads the search is rendered at once: not in the task that has just drawn the screen.
    void nextTask().then(() => isCurrent && startWithCurrent({ query, overrides, start }));
    return () => {
      isCurrent = false;
    };
  }, [isReady, query, overrides, start]);

  return useCallback(() => startSearch({ query, overrides, start }), [startSearch, query, overrides, start]);
}
