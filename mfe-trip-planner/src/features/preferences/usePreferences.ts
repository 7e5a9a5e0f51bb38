import { useApi, useApiQuery } from '@halte/api/query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { fetchOnce } from '../../state/fetchOnce.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { TripPlanner } from '../../state/tripPlanner.ts';
import type { Preferences } from './model.ts';
import { preferencesStoreOf } from './preferencesStore.ts';
import { differ, merged } from './rules.ts';

export interface PreferencesQuery {
  /** From the backend, or from the last visit; null while neither is known. */
  readonly template: Preferences | null;
  /** The template with the traveller's choices; null without a template. */
  readonly preferences: Preferences | null;
  readonly isLoading: boolean;
  readonly couldNotLoad: boolean;
  readonly retry: () => void;
  /** Saves them for all trips on this device; the template itself is not saved. */
  readonly save: (preferences: Preferences) => void;
}

export function preferencesKey({ id }: TripPlanner) {
  return ['preferences', id] as const;
}

/** The traveller's preferences. Fetches the template once per visit, and again after a failure. */
export function usePreferences(): PreferencesQuery {
  const planner = useTripPlanner();
  const api = useApi();
  const store = preferencesStoreOf(planner);
  const { custom } = useSnapshot(store.state);
  const query = useApiQuery(preferencesKey(planner), (signal) => store.fetchTemplate(api, signal), fetchOnce);
  const { data, problem, isLoading } = query;
  const template = data ?? store.storedTemplate;
  const preferences = useMemo(() => template && merged(template, custom), [template, custom]);

  function save(next: Preferences): void {
    if (template) store.save(differ(next, template) ? next : null);
  }

  function retry(): void {
    api.wake();
    query.retry();
  }

  return { template, preferences, isLoading, couldNotLoad: problem !== null, retry, save };
}
