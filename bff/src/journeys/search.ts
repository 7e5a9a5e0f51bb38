import type { Static } from 'typebox';
import type { JourneySearchBodyT } from '../api/journeySearch.ts';
import type { JourneySearchAnswer } from '../api/journeys.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { JourneyEngine } from '../engine/journeyEngine.ts';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { answerRequest } from './answer.ts';
import { requestOf } from './request.ts';

/** Answers a search; an invalid request is rejected. `now` is used if the request has no time. */
export function searchJourneys(
  live: Pick<NetworkSnapshot, 'feed' | 'places'> & { readonly engine: JourneyEngine },
  body: JourneySearchBodyT,
  now: EpochSeconds,
): Static<typeof JourneySearchAnswer> {
  return answerRequest(live, requestOf(live, body, now));
}
