import type { SearchLimits } from '@halte/contract/tenant';
import { DEFAULTS } from '@halte/engine/journeys/options';
import { hasSteps } from '@halte/engine/search/stationPaths';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { modesOf } from '@halte/engine/timetable/stopIndex';
import type { Static } from 'typebox';
import type { Preferences } from '../api/preferences.ts';

/** Metres. */
const LONGEST_WALK = 3_000;
/** Minutes, if the tenant has no limit. */
const LONGEST_WAIT = 120;

/** The options on this network with their defaults, within the limits of the tenant. Keys are those of `itineraryOptions`. */
export function preferencesOf(feed: Feed, limits: SearchLimits = {}): Static<typeof Preferences> {
  const max = Math.min(LONGEST_WALK, limits.maxWalk ?? LONGEST_WALK);
  const value = Math.min(DEFAULTS.maxWalk, max);
  return {
    sections: [
      {
        sectionKey: 'journey',
        options: [
          criterion('journeyType', ['fastest', 'fewestChanges', 'leastWalking']),
          ...changesSlider(limits.maxChanges ?? DEFAULTS.maxChanges),
          ...waitSlider(limits.maxWait),
          ...changeTime(limits.maxChanges ?? DEFAULTS.maxChanges),
        ],
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
        options: [...stairsToggle(feed), { type: 'toggle', key: 'wheelchair', selectedKey: DEFAULTS.wheelchair }],
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

/** No options if the tenant allows no changes. */
function changesSlider(max: number) {
  if (max === 0) return [];
  return [{ type: 'slider' as const, key: 'maxChanges', unit: 'changes', min: 0, max, step: 1, value: max }];
}

/** No options if the feed has no stairs. */
function stairsToggle({ pathways }: Feed) {
  if (!pathways.some(hasSteps)) return [];
  return [{ type: 'toggle' as const, key: 'avoidStairs', selectedKey: DEFAULTS.avoidStairs }];
}

function changeTime(maxChanges: number) {
  return maxChanges === 0 ? [] : [criterion('changeTime', ['asPlanned', 'plus5', 'plus10'])];
}

/** @param limit minutes; undefined: no limit. */
function waitSlider(limit: number | undefined) {
  const [min, step] = [5, 5];
  const max = limit === undefined ? LONGEST_WAIT : Math.floor(limit / step) * step;
  if (max === min) return [];
  const openEnded = limit === undefined ? { openEnded: true } : {};
  return [{ type: 'slider' as const, key: 'maxWait', unit: 'min', min, max, step, value: max, ...openEnded }];
}

function criterion(key: 'journeyType' | 'walkSpeed' | 'changeTime', values: readonly string[]) {
  return {
    type: 'criterion' as const,
    key,
    bodyParam: key,
    criteria: values.map((value) => ({ key: value, value })),
    selectedKey: DEFAULTS[key],
  };
}
