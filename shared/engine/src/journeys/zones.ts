import type { TimeZone } from '../common/time.ts';
import type { AccessPoint } from '../search/journeyEngine.ts';
import type { Feed, StopIndex } from '../timetable/feed/feed.ts';
import { type Plan, ridesOf, type Spot } from './plan.ts';

/** The time zones where a journey begins and ends: those of its first and last stop. */
export interface EndZones {
  readonly from: string;
  readonly to: string;
}

export function endZonesOf(feed: Feed, plan: Plan): EndZones {
  const rides = ridesOf(plan);
  const zoneOf = (stop: StopIndex | undefined) => (stop === undefined ? feed.timeZone : feed.stops[stop]!.timeZone);
  return { from: zoneOf(rides[0]?.from), to: zoneOf(rides.at(-1)?.to) };
}

/** The zone at an end of a search: that of its nearest stop. */
export function zoneAround(feed: Feed, points: readonly AccessPoint[]): TimeZone {
  const nearest = points.reduce<AccessPoint | null>((a, b) => (a && a.seconds <= b.seconds ? a : b), null);
  return nearest ? feed.stops[nearest.stop]!.timeZone : feed.timeZone;
}

/** The zone at an end of a step. */
export function zoneAt(feed: Feed, plan: Plan, end: StopIndex | Spot): string {
  if (typeof end === 'number') return feed.stops[end]!.timeZone;
  const zones = endZonesOf(feed, plan);
  return end === plan.from ? zones.from : zones.to;
}

/** The zone field of a point: omitted if it is the network's zone. */
export function otherZone(feed: Feed, timeZone: string): { readonly timeZone?: string } {
  return timeZone === feed.timeZone ? {} : { timeZone };
}
