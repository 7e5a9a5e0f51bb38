import type { SearchLimits } from '@halte/contract/tenant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { JourneySearchBody } from '../../api/journeySearch.ts';
import { JourneyDetailBody, JourneySearchAnswer, LaterRidesAnswer } from '../../api/journeys.ts';
import { Preferences } from '../../api/preferences.ts';
import { DetailedJourney } from '../../api/roadmap.ts';
import { languageOf } from '../../common/language.ts';
import type { EpochSeconds } from '../../common/time.ts';
import { detailJourney } from '../../journeys/detail.ts';
import { laterRides } from '../../journeys/laterRides.ts';
import { withinLimits } from '../../journeys/limits.ts';
import { preferencesOf } from '../../journeys/preferences.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { isTranslated } from '../../timetable/feed/translatedFeed.ts';
import { timetableOf } from '../../timetable/realtime/overlay.ts';
import type { JourneySearch } from '../../workers/journeys.ts';
import { allowCaching } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['journeys'];
const CACHE_SECONDS = 300;

/** The thread that searches also writes the JSON, and Fastify sends bytes unchanged: described as their content, typed as bytes. */
const SearchAnswerBytes = Type.Unsafe<Buffer>(JourneySearchAnswer);

export interface JourneyServices {
  snapshot(request: FastifyRequest): NetworkSnapshot;
  readonly journeys: JourneySearch;
  /** By tenant key. */
  readonly limits: ReadonlyMap<string, SearchLimits>;
  now(): EpochSeconds;
}

export function journeyRoutes(app: App, { snapshot, journeys, limits, now }: JourneyServices): void {
  const limitsFor = ({ headers }: FastifyRequest) => limits.get(String(headers['x-api-key'])) ?? {};
  app.post(
    '/api/trip-planner/v2/journeys/search',
    {
      config: {
        localized: true,
        answers:
          'Journeys in groups, the groups in the order in which to show them. No group at all, and a reason, where nothing was found.',
        problems: [
          'loading',
          'busy',
          'search-interrupted',
          'invalid-time',
          'beyond-limit',
          'invalid-place',
          'missing-place',
          'return-too-early',
          'invalid-summary-code',
          'place-not-found',
          'journey-expired',
        ],
      },
      schema: {
        tags,
        operationId: 'searchJourneys',
        summary: 'Journeys between two places',
        description:
          'Say where from and where to by coordinates or by an id (coordinates win), and when to leave or when to arrive; without a time, now. The way back of an out-and-back is a second search with `previousJourneySummaryCode`. Live delays and cancellations are already part of the answer.',
        body: JourneySearchBody,
        response: { 200: SearchAnswerBytes },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const body = withinLimits(request.body, limitsFor(request));
      const { feed } = snapshot(request);
      const language = isTranslated(feed) ? feed.namesLanguage : null;
      const answer = await journeys.search(body, now(), whileConnected(reply), language);
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  );

  app.post(
    '/api/trip-planner/v2/journeys/detailed',
    {
      config: {
        localized: true,
        answers: 'The journey with all its steps, calls and ways on the map.',
        problems: ['loading', 'invalid-summary-code', 'journey-expired'],
      },
      schema: {
        tags,
        operationId: 'getJourney',
        summary: 'A journey step by step',
        description:
          'From the code of a journey that was found, also days later: the answer has the times and alerts of now.',
        body: JourneyDetailBody,
        response: { 200: DetailedJourney },
        ...KEYED,
      },
    },
    async (request) => {
      const { feed, alerts } = snapshot(request);
      return detailJourney(feed, request.body.journeySummaryCode, { alerts, language: languageOf(request) });
    },
  );

  app.post(
    '/api/trip-planner/v2/journeys/later',
    {
      config: {
        answers: 'For each ride, the next vehicles of its line with the journey by them.',
        problems: ['loading', 'invalid-summary-code', 'journey-expired'],
      },
      schema: {
        tags,
        operationId: 'listLaterRides',
        summary: 'The same journey with one ride made later',
        description:
          'For each ride: the next two vehicles of the same line between the same stops. What comes before it stays; what comes after it is made by the same lines, as soon as one can change. Live delays and cancellations are taken into account.',
        body: JourneyDetailBody,
        response: { 200: LaterRidesAnswer },
        ...KEYED,
      },
    },
    async (request) => laterRides(snapshot(request).feed, request.body.journeySummaryCode),
  );

  app.get(
    '/api/trip-planner/v4/journeys/preferences',
    {
      config: { tagged: true, answers: 'The sections in the order in which to show them.', problems: ['loading'] },
      schema: {
        tags,
        operationId: 'getJourneyPreferences',
        summary: 'What a traveller can choose for a search',
        description:
          'A template for a form: sections of options with their defaults. What is chosen goes into `itineraryOptions` of a search under `bodyParam`, or else under `key`.',
        response: { 200: Preferences },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const feed = timetableOf(snapshot(request).feed);
      const own = limitsFor(request);
      const { maxChanges = '', maxWalk = '', maxWait = '' } = own;
      allowCaching(reply, `${feed.version}-${maxChanges}-${maxWalk}-${maxWait}`, CACHE_SECONDS);
      return preferencesOf(feed, own);
    },
  );
}

/** Aborted when the client disconnects before the answer. */
function whileConnected({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
