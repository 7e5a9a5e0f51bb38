import type { FastifyReply } from 'fastify';
import { detailJourney } from '../../journeys/detail.ts';
import { preferencesOf } from '../../journeys/preferences.ts';
import type { Live } from '../../live.ts';
import type { EpochSeconds } from '../../timetable/feed.ts';
import type { JourneySearch } from '../../workers/journeys.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { keep } from '../freshness.ts';
import { languageOf } from '../language.ts';
import { DetailedJourney, JourneyDetailBody, JourneySearchAnswer, JourneySearchBody } from '../schemas/journeys.ts';
import { Preferences } from '../schemas/preferences.ts';
import type { App } from '../typedApp.ts';

const tags = ['journeys'];
const KEPT_SECONDS = 300;

export interface JourneyServices {
  live(): Live;
  readonly journeys: JourneySearch;
  now(): EpochSeconds;
}

export function journeyRoutes(app: App, { live, journeys, now }: JourneyServices): void {
  app.post(
    '/api/trip-planner/v2/journeys/search',
    {
      schema: {
        tags,
        summary: 'Journeys between two places, in groups; no group at all when nothing was found',
        body: JourneySearchBody,
        response: keyedAnswers(JourneySearchAnswer),
        ...KEYED,
      },
    },
    async ({ body }, reply) => {
      const answer = await journeys.search(body, now(), whileConnected(reply));
      // Written by the thread that searched: a text is sent as it is.
      return reply.type('application/json; charset=utf-8').send(answer as never);
    },
  );

  app.post(
    '/api/trip-planner/v2/journeys/detailed',
    {
      config: { speaks: true },
      schema: {
        tags,
        summary: 'One journey step by step as it is now, from its summary code alone',
        body: JourneyDetailBody,
        response: keyedAnswers(DetailedJourney),
        ...KEYED,
      },
    },
    async (request) => {
      const { feed, alerts } = live();
      return detailJourney(feed, request.body.journeySummaryCode, { alerts, language: languageOf(request) });
    },
  );

  app.get(
    '/api/trip-planner/v4/journeys/preferences',
    {
      schema: {
        tags,
        summary: 'What a traveller can choose, with the defaults',
        response: keyedAnswers(Preferences),
        ...KEYED,
      },
    },
    async (_request, reply) => {
      const { feed } = live();
      keep(reply, feed.version, KEPT_SECONDS);
      return preferencesOf(feed);
    },
  );
}

/** Aborted when whoever asked goes away before the answer. */
function whileConnected({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
