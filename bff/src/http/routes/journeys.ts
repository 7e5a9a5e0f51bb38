import type { SearchLimits } from '@halte/contract/tenant';
import type { JourneySearchBodyT } from '@halte/engine/api/journeySearch';
import type { EpochSeconds } from '@halte/engine/common/time';
import { detailJourney } from '@halte/engine/journeys/detail';
import { laterRides } from '@halte/engine/journeys/laterRides';
import { withinLimits } from '@halte/engine/journeys/limits';
import { isTranslated } from '@halte/engine/timetable/feed/translatedFeed';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';
import { type Encoding, encodingFor } from '@halte/server/acceptedEncoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getJourney,
  getJourneyPreferences,
  listLaterRides,
  searchJourneys,
  searchJourneysOfAddress,
} from '../../api/operations/journeys.ts';
import { languageOf } from '../../common/language.ts';
import { besideOf } from '../../journeys/beside.ts';
import { preferencesOf } from '../../journeys/preferences.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import type { JourneySearch } from '../../workers/journeys.ts';
import { allowCaching } from '../plugins/caching.ts';
import { traceparentOf } from '../plugins/traceparent.ts';
import type { App } from '../plugins/typedApp.ts';
import { searchBodyOfAddress } from './ofAddress.ts';

const CACHE_SECONDS = 300;

export interface JourneyServices {
  snapshot(request: FastifyRequest): NetworkSnapshot;
  readonly journeys: JourneySearch;
  /** Search limits by tenant key. */
  readonly limits: ReadonlyMap<string, SearchLimits>;
  now(): EpochSeconds;
}

export function journeyRoutes(app: App, { snapshot, journeys, limits, now }: JourneyServices): void {
  const limitsFor = ({ headers }: FastifyRequest) => limits.get(String(headers['x-api-key'])) ?? {};
  function answerOf(
    search: JourneySearchBodyT,
    request: FastifyRequest,
    reply: FastifyReply,
    encoding: Encoding | null,
  ): Promise<Buffer> {
    const body = withinLimits(search, limitsFor(request));
    const { feed } = snapshot(request);
    const language = isTranslated(feed) ? feed.namesLanguage : null;
    return journeys.search(body, now(), {
      signal: whileConnected(reply),
      language,
      encoding,
      traceparent: traceparentOf(request),
    });
  }

  app.post('/api/trip-planner/v2/journeys/search', searchJourneys, async (request, reply) => {
    // Compressed on the thread of the search.
    const encoding = encodingFor(request.headers['accept-encoding']);
    const answer = await answerOf(request.body, request, reply, encoding);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(answer);
  });

  app.get('/api/trip-planner/v2/journeys/of-address', searchJourneysOfAddress, async (request, reply) => {
    const feed = timetableOf(snapshot(request).feed);
    const search = searchBodyOfAddress(request.url, { feed, limits: limitsFor(request), now: now() * 1_000 });
    const answer = await answerOf(search, request, reply, null);
    // The thread of the search has serialized it already.
    const parts = [Buffer.from(`{"search":${JSON.stringify(search)},"answer":`), answer, Buffer.from('}')];
    return reply.type('application/json; charset=utf-8').send(Buffer.concat(parts));
  });

  app.post('/api/trip-planner/v2/journeys/detailed', getJourney, async (request) => {
    const { feed, alerts } = snapshot(request);
    return detailJourney(feed, request.body.journeySummaryCode, besideOf({ alerts, language: languageOf(request) }));
  });

  app.post('/api/trip-planner/v2/journeys/later', listLaterRides, async (request) =>
    laterRides(snapshot(request).feed, request.body.journeySummaryCode),
  );

  app.get('/api/trip-planner/v4/journeys/preferences', getJourneyPreferences, async (request, reply) => {
    const feed = timetableOf(snapshot(request).feed);
    const own = limitsFor(request);
    const { maxChanges = '', maxWalk = '', maxWait = '' } = own;
    allowCaching(reply, `${feed.version}-${maxChanges}-${maxWalk}-${maxWait}`, CACHE_SECONDS);
    return preferencesOf(feed, own);
  });
}

/** Aborted if the client disconnects before the response. */
function whileConnected({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
