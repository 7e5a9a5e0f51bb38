import type { EpochSeconds } from '../../common/time.ts';
import { dayOf } from '../../common/zone.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { networkOf } from './network.ts';

const NO_WISHES = { modes: new Set<never>(), wheelchair: false, avoidStairs: false, marginSeconds: 0 };

/** Makes what searches of that day without wishes need, and in a large timetable those of all days: otherwise the first of them does, which takes seconds in a country. */
export function prepareSearches(feed: Feed, now: EpochSeconds): void {
  const { graph } = networkOf(feed);
  const day = dayOf(feed.timeZone, now);
  for (const sense of ['forward', 'backward'] as const) graph(day, sense, NO_WISHES);
}
