import { parseQuery } from '@halte/contract/routes';
import type { SearchLimits } from '@halte/contract/tenant';
import { searchOfAddress } from '@halte/contract/trip';
import { JourneySearchBody } from '@halte/engine/api/journeySearch';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { Compile } from 'typebox/compile';
import { preferencesOf } from '../../journeys/preferences.ts';
import { invalid } from '../../problems/requestError.ts';

const body = Compile(JourneySearchBody);

export interface AddressedSearch {
  readonly feed: Feed;
  readonly limits: SearchLimits;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The body of the search that the app sends for the address of a page of results. `url`: path and query.
 *
 * @throws RequestError if the address lacks a place, or for one that the app would not be answered for either.
 */
export function searchBodyOfAddress(url: string, { feed, limits, now }: AddressedSearch) {
  const search = searchOfAddress(parseQuery(url.replace(/^[^?]*/, '')), {
    zone: feed.timeZone,
    now: new Date(now).toISOString(),
    template: preferencesOf(feed, limits),
  });
  if (search === null) throw invalid('missing-place', 'The address names no place to leave from, or none to go to.');
  if (!body.Check(search)) throw invalid('invalid-request', 'The address describes no search.');
  return search;
}
