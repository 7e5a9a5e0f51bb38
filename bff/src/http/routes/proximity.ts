import { type KnownLive, pointDetails } from '../../network/pointDetails.ts';
import { boxAround, pointsWithin } from '../../network/points.ts';
import { kindMeant } from '../../places/details.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { keep } from '../freshness.ts';
import { KindAndId } from '../schemas/places.ts';
import { ProximityDetails, ProximityPoints, ProximityQuery } from '../schemas/proximity.ts';
import type { App } from '../typedApp.ts';

const tags = ['proximity'];
const KEPT_SECONDS = 60;
const LIVE_SECONDS = 10;

/** @param now the clock, in seconds since 1970. */
export function proximityRoutes(
  app: App,
  live: () => KnownLive,
  now: () => number = () => Math.floor(Date.now() / 1_000),
): void {
  app.get(
    '/api/v1/proximity/points',
    {
      schema: {
        tags,
        summary: 'What lies in the box of four corners: the 500 most used one by one, the rest in clusters',
        querystring: ProximityQuery,
        response: keyedAnswers(ProximityPoints),
        ...KEYED,
      },
    },
    async ({ query }, reply) => {
      const { feed, places, sharing } = live();
      const points = pointsWithin(places, boxAround(query.coord));
      keep(reply, [feed.version, sharing.version()].filter(Boolean).join('-'), KEPT_SECONDS);
      // A whole city is 130 kB of text that is put together right here: looking at every property again would take more than twice as long.
      reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      return points;
    },
  );

  app.get(
    '/api/v1/proximity/points/:kind/:id',
    {
      schema: {
        tags,
        summary: 'A place with its lines and stop points, or with what stands there now',
        params: KindAndId,
        response: keyedAnswers(ProximityDetails),
        ...KEYED,
      },
    },
    async ({ params: { kind, id } }, reply) => {
      const details = pointDetails(live(), kindMeant(kind), id, now());
      reply.header('cache-control', `public, max-age=${details.availability ? LIVE_SECONDS : KEPT_SECONDS}`);
      return details;
    },
  );
}
