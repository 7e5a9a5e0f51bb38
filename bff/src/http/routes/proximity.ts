import type { FastifyRequest } from 'fastify';
import { KindAndId } from '../../api/places.ts';
import { ProximityDetails, ProximityPoints, ProximityQuery } from '../../api/proximity.ts';
import { pointDetails, type SharingSnapshot } from '../../network/pointDetails.ts';
import { boxAround, pointsWithin } from '../../network/points.ts';
import { parsePlaceKind } from '../../places/details.ts';
import { allowCaching } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['proximity'];
const CACHE_SECONDS = 60;
const LIVE_SECONDS = 10;

/** @param now the clock, in seconds since 1970. */
export function proximityRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => SharingSnapshot,
  now: () => number = () => Math.floor(Date.now() / 1_000),
): void {
  app.get(
    '/api/v1/proximity/points',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'Places and clusters; both empty where nothing is.',
        problems: ['loading', 'box-across-180'],
      },
      schema: {
        tags,
        operationId: 'listProximityPoints',
        summary: 'What lies on a piece of the map',
        description:
          'The box around four corners. The 500 places that are used most come one by one, all others in clusters.',
        querystring: ProximityQuery,
        response: { 200: ProximityPoints },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { feed, places, sharing } = snapshot(request);
      const points = pointsWithin(places, boxAround(query.coord));
      allowCaching(reply, [feed.version, sharing.version()].filter(Boolean).join('-'), CACHE_SECONDS);
      // A whole city is 130 kB of text that is put together right here: looking at every property again would take more than twice as long.
      reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      return points;
    },
  );

  app.get(
    '/api/v1/proximity/points/:kind/:id',
    {
      config: {
        localized: true,
        answers: 'The place, its facts, and what is there now.',
        problems: ['loading', 'kind-not-found', 'place-not-found'],
      },
      schema: {
        tags,
        operationId: 'getProximityPoint',
        summary: 'A place with what is there now',
        description:
          'Of a stop its stop points and lines, of a station of shared vehicles what can be rented there now. Request it again every 10 s for stations, every minute for others.',
        params: KindAndId,
        response: { 200: ProximityDetails },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const details = pointDetails(snapshot(request), parsePlaceKind(kind), id, now());
      reply.header('cache-control', `public, max-age=${details.availability ? LIVE_SECONDS : CACHE_SECONDS}`);
      return details;
    },
  );
}
