import type { Choice, OptionName, Preferences } from '@halte/contract/trip';
import { preferencesStoreOf } from '../features/preferences/preferencesStore.ts';
import { chosen, merged } from '../features/preferences/rules.ts';
import type { TripPlanner } from '../state/tripPlanner.ts';

/** A template with one option of each kind, as the backend sends it. */
export const TEMPLATE: Preferences = {
  sections: [
    {
      sectionKey: 'journey',
      options: [
        {
          type: 'criterion',
          key: 'journeyType',
          bodyParam: 'journeyType',
          criteria: [
            { key: 'fastest', value: 'fastest' },
            { key: 'fewestChanges', value: 'fewestChanges' },
          ],
          selectedKey: 'fastest',
        },
      ],
    },
    {
      sectionKey: 'walking',
      options: [{ type: 'slider', key: 'maxWalk', unit: 'm', min: 250, max: 3_000, step: 250, value: 1_000 }],
    },
    { sectionKey: 'accessibility', options: [{ type: 'toggle', key: 'wheelchair', selectedKey: 'off' }] },
    {
      sectionKey: 'modes',
      options: [
        {
          type: 'mode',
          key: 'modes',
          modes: [
            { key: 'tram', selected: true },
            { key: 'bus', selected: true },
          ],
        },
      ],
    },
  ],
};

/** The preferences that a visit has saved, over the test template. */
export function savedPreferences(planner: TripPlanner): Preferences {
  return merged(TEMPLATE, preferencesStoreOf(planner).state.custom);
}

/** Saves a choice as the layer would. */
export function choosePreference(planner: TripPlanner, name: OptionName, choice: Choice): void {
  preferencesStoreOf(planner).save(chosen(savedPreferences(planner), name, choice));
}
