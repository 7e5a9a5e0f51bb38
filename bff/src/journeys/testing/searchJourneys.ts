/** For tests: whole answers of an engine, from a request or from the body of a call. */
import type { JourneySearchBodyT } from '../../api/journeySearch.ts';
import type { EpochSeconds } from '../../common/time.ts';
import type { JourneyEngine } from '../../engine/journeyEngine.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { type Answer, answerOf } from '../answer.ts';
import { findFor } from '../found.ts';
import { createOwnFinder, NO_LIMITS } from '../ownFinder.ts';
import { requestOf, type SearchRequest } from '../request.ts';

export async function answerRequest(
  { feed, engine }: { readonly feed: Feed; readonly engine: JourneyEngine },
  request: SearchRequest,
): Promise<Answer> {
  const finder = createOwnFinder(() => engine);
  return answerOf(feed, request, await findFor(finder, feed, request, NO_LIMITS));
}

/** Rejects an invalid body. `now` is used if it has no time. */
export async function searchJourneys(
  live: Pick<NetworkSnapshot, 'feed' | 'places'> & { readonly engine: JourneyEngine },
  body: JourneySearchBodyT,
  now: EpochSeconds,
): Promise<Answer> {
  return answerRequest(live, requestOf(live, body, now));
}
