import { FeedError } from '@halte/engine/timetable/feed/feed';

/** @throws FeedError `same-ids` if there is a duplicate. */
export function refuseSameIds(ids: readonly string[], what: string): void {
  if (new Set(ids).size === ids.length) return;
  throw new FeedError(
    'same-ids',
    `Two timetables have ${what} of the same ids: give both a name, as in --gtfs bus=bus.zip.`,
  );
}
