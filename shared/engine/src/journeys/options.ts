import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { Mode } from '../timetable/feed/feed.ts';
import { WALK } from '../timetable/geo/walking.ts';

/** Defaults of a search; the preferences template shows the same. */
export const DEFAULTS = {
  journeyType: 'fastest',
  walkSpeed: 'normal',
  changeTime: 'asPlanned',
  maxWalk: 1_000,
  maxChanges: 4,
  wheelchair: 'off',
  avoidStairs: 'off',
  bike: 'on',
} as const;

/** Metres a second: 3.2, 4.5 and 5.8 km/h. Walks between two rides are always taken at the normal speed. */
const WALK_SPEEDS = { slow: 0.9, normal: WALK.metresPerSecond, fast: 1.6 } as const;

/** Seconds added to every change. */
const CHANGE_MARGINS = { asPlanned: 0, plus5: 300, plus10: 600 } as const;

export interface Options {
  readonly journeyType: 'fastest' | 'fewestChanges' | 'leastWalking';
  readonly metresPerSecond: number;
  /** Walked metres to the first and from the last stop. */
  readonly maxWalk: number;
  /** Most metres for walking the whole way; infinite with the default of `maxWalk`, which the traveller has not chosen. */
  readonly longestWalk: number;
  readonly maxRides: number;
  /** Maximum wait between two rides, not counting walking. */
  readonly maxWaitSeconds: number;
  /** Added to every change of the feed. */
  readonly changeMarginSeconds: number;
  readonly wheelchair: boolean;
  /** Neither stairs nor escalators inside stations, as far as the feed knows them. */
  readonly avoidStairs: boolean;
  readonly bike: boolean;
  readonly excludedModes: ReadonlySet<Mode>;
}

export function optionsOf(chosen: JourneySearchBodyT['itineraryOptions']): Options {
  const { wheelchair, avoidStairs, bike, ...wanted } = { ...DEFAULTS, ...chosen };
  const { journeyType, walkSpeed, maxWalk, maxChanges, changeTime } = wanted;
  return {
    journeyType,
    metresPerSecond: WALK_SPEEDS[walkSpeed],
    maxWalk,
    longestWalk: maxWalk === DEFAULTS.maxWalk ? Number.POSITIVE_INFINITY : maxWalk,
    maxRides: maxChanges + 1,
    maxWaitSeconds: (chosen?.maxWait ?? Number.POSITIVE_INFINITY) * 60,
    changeMarginSeconds: CHANGE_MARGINS[changeTime],
    wheelchair: wheelchair === 'on',
    avoidStairs: avoidStairs === 'on',
    bike: bike === 'on',
    excludedModes: new Set(chosen?.excludedModes),
  };
}
