import type { FastifyRequest } from 'fastify';
import { getProximityPoint, listProximityPoints } from '../../api/operations/proximity.ts';
import { languageOf } from '../../common/language.ts';
import { pointDetails, type SharingSnapshot } from '../../network/pointDetails.ts';
import { boxAround, pointsWithin } from '../../network/points.ts';
import { inWords } from '../../places/categories/categoryName.ts';
import { parsePlaceKind } from '../../places/details.ts';
import { allowCaching } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';

const CACHE_SECONDS = 60;
const LIVE_SECONDS = 10;

/** @param now the clock, in epoch seconds. */
export function proximityRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => SharingSnapshot,
  now: () => number = () => Math.floor(Date.now() / 1_000),
): void {
  app.get('/api/v1/proximity/points', listProximityPoints, async (request, reply) => {
    const { query } = request;
    const { feed, places, sharing } = snapshot(request);
    const points = pointsWithin(places, boxAround(query.coord));
    allowCaching(reply, [feed.version, sharing.version()].filter(Boolean).join('-'), CACHE_SECONDS);
    // A whole city is 130 kB of JSON that is built right here: a schema-based serializer would take more than twice as long.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    return points;
  });

  app.get('/api/v1/proximity/points/:kind/:id', getProximityPoint, async (request, reply) => {
    const { kind, id } = request.params;
    const details = pointDetails(snapshot(request), parsePlaceKind(kind), id, now());
    reply.header('cache-control', `public, max-age=${details.availability ? LIVE_SECONDS : CACHE_SECONDS}`);
    return inWords(details, languageOf(request));
  });
}
