import { type Api, answerOf } from '@halte/api';
import type { Query } from '@halte/contract';
import { proxy, ref } from 'valtio';
import type { OptionName, Preferences } from './model.ts';
import { chosenOver } from './overrides.ts';
import { type Choice, differ, merged, withModesSelected } from './rules.ts';
import { createPreferencesStorage, type PreferencesStorage } from './storage.ts';

export interface PreferencesState {
  loading: boolean;
  /** Could not be loaded: searching goes on with what was kept, or with the backend's own defaults. */
  couldNotLoad: boolean;
  template: Preferences | null;
  /** The template with what the traveller chose; null without a template. */
  preferences: Preferences | null;
}

/** What the traveller prefers, kept from visit to visit. Values are replaced whole, never changed inside. */
export function createPreferencesStore(storage: PreferencesStorage) {
  const kept = storage.read('template');
  const state = proxy<PreferencesState>({
    loading: false,
    couldNotLoad: false,
    template: kept && ref(kept),
    preferences: kept && ref(merged(kept, storage.read('custom'))),
  });
  let loaded: Promise<void> | null = null;

  async function ask(api: Api): Promise<void> {
    state.loading = true;
    try {
      const template = withModesSelected(await answerOf(api.GET('/api/trip-planner/v4/journeys/preferences')));
      storage.write('template', template);
      state.template = ref(template);
      state.preferences = ref(merged(template, storage.read('custom')));
      state.couldNotLoad = false;
    } catch {
      state.couldNotLoad = true;
      loaded = null;
    } finally {
      state.loading = false;
    }
  }

  /** Loads the template, once for a visit; after a failure, again. Never rejects. */
  function load(api: Api): Promise<void> {
    loaded ??= ask(api);
    return loaded;
  }

  function keep(preferences: Preferences): void {
    state.preferences = ref(preferences);
    storage.write('custom', state.template && differ(preferences, state.template) ? preferences : null);
  }

  /** A choice by who sees the preferences under these overrides: see {@link chosenOver}. */
  function choose(name: OptionName, choice: Choice, overrides: Query = {}): void {
    if (!state.preferences) return;
    const next = chosenOver(state.preferences, overrides, name, choice);
    if (next !== state.preferences) keep(next);
  }

  function reset(): void {
    if (state.template) keep(state.template);
  }

  return { state, load, choose, reset };
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;

/** The one of this page. */
export const preferencesStore = createPreferencesStore(createPreferencesStorage(() => localStorage));
