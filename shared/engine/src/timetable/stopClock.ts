/** Instants as the clocks at a stop show them (`stop_timezone`). Stop times themselves are counted in the zone of the feed. */
import type { EpochSeconds, Instant } from '../common/time.ts';
import { toIso } from '../common/zone.ts';
import type { Feed, StopIndex } from './feed/feed.ts';

export function isoAtStop(feed: Feed, stop: StopIndex, at: EpochSeconds): Instant {
  return toIso(feed.stops[stop]!.timeZone, at);
}

export function isoAtStopOrNull(feed: Feed, stop: StopIndex, at: EpochSeconds | null): Instant | null {
  return at === null ? null : isoAtStop(feed, stop, at);
}
