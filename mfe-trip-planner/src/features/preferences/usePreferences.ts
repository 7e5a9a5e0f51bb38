import { useQuery } from '@halte/api/query';
import { whenIdle } from '@halte/contract';
import { type Preferences, withModesSelected } from '@halte/contract/trip';
import { useIsHydrated } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { noteOwnPreferences } from './noteOwnPreferences.ts';
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

const PATH = '/api/trip-planner/v4/journeys/preferences';

/** The traveller's preferences. Fetches the template once per visit, and again after a failure. */
export function usePreferences(): PreferencesQuery {
  const store = preferencesStoreOf(useTripPlanner());
  const { custom } = useSnapshot(store.state);
  // Not while the markup of the page is taken over: the answer, which is in the page, would render all that reads it again in the same task.
  const isHydrated = useIsHydrated();
  const { data, problem, isLoading, retry } = useQuery(PATH, isHydrated ? {} : null, { asks: 'once' });
  const loaded = useMemo(() => data && withModesSelected(data), [data]);
  const template = loaded ?? store.storedTemplate;
  const preferences = useMemo(() => template && merged(template, custom), [template, custom]);

  useEffect(() => {
    if (loaded) store.saveTemplate(loaded);
  }, [loaded, store]);

  const hasOwn = custom !== null;
  const { domain } = useHost().tenant.cookies;
  // For the next page.
  useEffect(() => whenIdle(() => noteOwnPreferences(hasOwn, domain), { timeout: 1000 }), [hasOwn, domain]);

  function save(next: Preferences): void {
    if (template) store.save(differ(next, template) ? next : null);
  }

  return { template, preferences, isLoading, couldNotLoad: problem !== null, retry, save };
}
