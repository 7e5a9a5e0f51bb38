import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { Mode } from '../timetable/feed/feed.ts';
import { WALK } from '../timetable/geo/walking.ts';

/** What a search does unless the traveller chooses; the preferences template shows the same. */
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

/** Seconds that every change takes longer. */
const CHANGE_MARGINS = { asPlanned: 0, plus5: 300, plus10: 600 } as const;

export interface Options {
  readonly journeyType: 'fastest' | 'fewestChanges' | 'leastWalking';
  readonly metresPerSecond: number;
  /** Walked metres to the first and from the last stop. */
  readonly maxWalk: number;
  /** Metres of the whole way that the traveller walks at most; infinite with the default of `maxWalk`, which no one has chosen. */
  readonly longestWalk: number;
  readonly maxRides: number;
  /** Between two rides, walking left out. */
  readonly maxWaitSeconds: number;
  /** That every change takes longer than the feed says. */
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
