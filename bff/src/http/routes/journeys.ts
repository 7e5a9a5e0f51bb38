import { detailJourney } from '../../journeys/detail.ts';
import { preferencesOf } from '../../journeys/preferences.ts';
import { searchJourneys } from '../../journeys/search.ts';
import type { Live } from '../../live.ts';
import type { EpochSeconds } from '../../timetable/feed.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { keep } from '../freshness.ts';
import { languageOf } from '../language.ts';
import { DetailedJourney, JourneyDetailBody, JourneySearchAnswer, JourneySearchBody } from '../schemas/journeys.ts';
import { Preferences } from '../schemas/preferences.ts';
import type { App } from '../typedApp.ts';

const tags = ['journeys'];
const KEPT_SECONDS = 300;

export function journeyRoutes(app: App, live: () => Live, now: () => EpochSeconds): void {
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
    async ({ body }) => searchJourneys(live(), body, now()),
  );

  app.post(
    '/api/trip-planner/v2/journeys/detailed',
    {
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
