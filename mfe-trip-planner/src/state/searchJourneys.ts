import { type Api, answerOf } from '@halte/api';
import { isAnswer, type JourneySearchAnswer, type JourneySearchBody } from '../trip/search.ts';

function parseBody(text: string): JourneySearchBody {
  return JSON.parse(text);
}

/** Sends a search. The traveller has started it, so it is sent even while the client pauses after failures. */
export function searchJourneys(api: Api, body: string, signal: AbortSignal): Promise<JourneySearchAnswer> {
  api.wake();
  const call = api.POST('/api/trip-planner/v2/journeys/search', {
    body: parseBody(body),
    signal,
    fetch: api.asSearch,
  });
  return answerOf(call, isAnswer);
}
