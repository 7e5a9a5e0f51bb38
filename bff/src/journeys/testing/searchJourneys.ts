/** For tests: whole answers of an engine, from a request or from the body of a call. */
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import type { EpochSeconds } from '@halte/engine/common/time';
import { type Answer, answerOf } from '@halte/engine/journeys/answer';
import { findFor } from '@halte/engine/journeys/found';
import { createOwnFinder, NO_LIMITS } from '@halte/engine/journeys/ownFinder';
import { requestOf, type SearchRequest } from '@halte/engine/journeys/request';
import type { JourneyEngine } from '@halte/engine/search/journeyEngine';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { searchedNetwork } from '../../places/placeById.ts';
import { planFare } from '../planFare.ts';

export async function answerRequest(
  { feed, engine }: { readonly feed: Feed; readonly engine: JourneyEngine },
  request: SearchRequest,
): Promise<Answer> {
  const finder = createOwnFinder(() => engine);
  return answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS), planFare);
}

/** Rejects an invalid body. `now` is used if it has no time. */
export async function searchJourneys(
  live: Pick<NetworkSnapshot, 'feed' | 'places'> & { readonly engine: JourneyEngine },
  body: JourneySearchBodyT,
  now: EpochSeconds,
): Promise<Answer> {
  return answerRequest(live, requestOf(searchedNetwork(live), body, now));
}
