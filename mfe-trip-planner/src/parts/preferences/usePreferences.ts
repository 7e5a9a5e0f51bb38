import type { HostServices } from '@halte/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type PreferencesState, preferencesStore } from '../../preferences/store.ts';
import { servicesOf } from '../services.ts';

/** What the traveller prefers; asks the backend what there is to choose, once for a visit. */
export function usePreferences(host: HostServices): Readonly<PreferencesState> {
  const { api } = servicesOf(host);
  useEffect(() => {
    void preferencesStore.load(api);
  }, [api]);
  // The values are held by reference, so a snapshot hands them out as they are.
  return useSnapshot(preferencesStore.state) as Readonly<PreferencesState>;
}
