import type { Preferences } from '@halte/contract/trip';
import { proxy } from 'valtio';
import type { TripPlanner } from '../../state/tripPlanner.ts';
import { createPreferencesStorage, type PreferencesStorage } from './storage.ts';

interface PreferencesState {
  /** The traveller's choices; null if they equal the template. */
  custom: Preferences | null;
}

/** The traveller's own preferences, saved from visit to visit, and the template of the last visit. */
function createPreferencesStore(storage: PreferencesStorage) {
  const state = proxy<PreferencesState>({ custom: storage.read('custom') });

  function save(custom: Preferences | null): void {
    // A copy: valtio would put its proxies into the parts that it shares with the template.
    state.custom = JSON.parse(JSON.stringify(custom));
    storage.write('custom', custom);
  }

  /** Stores the template for the next visit. */
  function saveTemplate(template: Preferences): void {
    storage.write('template', template);
  }

  return { state, storedTemplate: storage.read('template'), save, saveTemplate };
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

const stores = new WeakMap<TripPlanner, PreferencesStore>();

/** The preferences of a planner, created on first use. Not part of the planner itself, because the first screen does not load this module. */
export function preferencesStoreOf(planner: TripPlanner): PreferencesStore {
  const known = stores.get(planner);
  if (known) return known;
  const store = createPreferencesStore(createPreferencesStorage(() => localStorage));
  stores.set(planner, store);
  return store;
}
