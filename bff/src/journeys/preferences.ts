import type { SearchLimits } from '@halte/contract/tenant';
import type { Static } from 'typebox';
import type { Preferences } from '../api/preferences.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { modesOf } from '../timetable/stopIndex.ts';
import { DEFAULTS } from './options.ts';

/** Metres. */
const LONGEST_WALK = 3_000;

/** What a traveller can choose on this network, with the defaults, within the limits of the tenant. Keys of options are those of `itineraryOptions`. */
export function preferencesOf(feed: Feed, limits: SearchLimits = {}): Static<typeof Preferences> {
  const max = Math.min(LONGEST_WALK, limits.maxWalk ?? LONGEST_WALK);
  const value = Math.min(DEFAULTS.maxWalk, max);
  return {
    sections: [
      {
        sectionKey: 'journey',
        options: [criterion('journeyType', ['fastest', 'fewestChanges', 'leastWalking'])],
      },
      {
        sectionKey: 'walking',
        options: [
          { type: 'slider', key: 'maxWalk', unit: 'm', min: 250, max, step: 250, value },
          criterion('walkSpeed', ['slow', 'normal', 'fast']),
        ],
      },
      {
        sectionKey: 'accessibility',
        options: [{ type: 'toggle', key: 'wheelchair', selectedKey: DEFAULTS.wheelchair }],
      },
      {
        sectionKey: 'modes',
        options: [
          { type: 'mode', key: 'modes', modes: modesOf(feed).map((key) => ({ key, selected: true })) },
          { type: 'toggle', key: 'bike', selectedKey: DEFAULTS.bike },
        ],
      },
    ],
  };
}

function criterion(key: 'journeyType' | 'walkSpeed', values: readonly string[]) {
  return {
    type: 'criterion' as const,
    key,
    bodyParam: key,
    criteria: values.map((value) => ({ key: value, value })),
    selectedKey: DEFAULTS[key],
  };
}
