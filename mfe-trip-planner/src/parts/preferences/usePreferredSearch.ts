import type { HostServices, Query, RouteName } from '@halte/contract';
import { useCallback, useEffect, useState } from 'react';
import { type ItineraryOptions, itineraryOptionsOf } from '../../preferences/itineraryOptions.ts';
import { restated, statedIn } from '../../preferences/overrides.ts';
import { preferencesStore } from '../../preferences/store.ts';
import { usePreferences } from './usePreferences.ts';

/** Journeys matter more than what is preferred among them. */
const PATIENCE_MS = 3_000;

interface PreferredSearch {
  readonly host: HostServices;
  /** The screen, and what its address says. */
  readonly screen: RouteName;
  readonly query: Query;
  readonly overrides: Query;
  /** Searches the trip of the address, unless just that was found already. null where there is nothing to search. */
  readonly search: ((options: ItineraryOptions) => void) | null;
}

/**
 * Searches with what the traveller prefers as soon as that is known, without it when that takes long, and writes into the address what it was searched with: a person who opens the
 * address gets the same journeys. The returned function searches again.
 */
export function usePreferredSearch({ host, screen, query, overrides, search }: PreferredSearch): () => void {
  const { preferences, couldNotLoad } = usePreferences(host);
  const [isLate, setLate] = useState(false);
  const isReady = preferences !== null || couldNotLoad || isLate;

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  const searchAgain = useCallback(() => {
    if (!search) return;
    const { state } = preferencesStore;
    search(itineraryOptionsOf(state.preferences, overrides));
    // Now, not when preferences arrive that this search has done without.
    const stated = statedIn(overrides, state);
    if (stated !== overrides) host.navigation.replace({ name: screen, query: restated(query, overrides, stated) });
  }, [host, screen, query, overrides, search]);

  useEffect(() => {
    if (isReady) searchAgain();
  }, [isReady, searchAgain]);

  return searchAgain;
}
