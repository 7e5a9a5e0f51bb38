import type { EpochSeconds } from '@halte/engine/common/time';
import type { RideFinder } from '@halte/engine/journeys/rideFinder';
import type { FastifyRequest } from 'fastify';
import { getNetwork, listNetworkAlerts, listNetworkLines } from '../../api/operations/network.ts';
import { languageOf } from '../../common/language.ts';
import { firstViewsOf } from '../../network/firstViews.ts';
import { networkAlerts } from '../../network/networkAlerts.ts';
import { networkLines, railLines } from '../../network/networkLines.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { allowCaching, sendTagged } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';

const CACHE_SECONDS = 300;
const ALERTS_SECONDS = 30;

export function networkRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => NetworkSnapshot,
  engine: Pick<RideFinder, 'name' | 'offers'>,
  now: () => EpochSeconds,
): void {
  app.get('/api/v1/network', getNetwork, async (request, reply) => {
    const { feed, network, lines } = snapshot(request);
    const { name, offers } = engine;
    const offered = { name, ...offers, ways: feed.walks !== undefined };
    // A server that starts with another engine or map may have the same timetable.
    allowCaching(reply, [feed.version, ...Object.values(offered)].join('-'), CACHE_SECONDS);
    return { ...network, engine: offered, firstViews: firstViewsOf(railLines(feed, lines), network.center) };
  });

  app.get('/api/v1/network/lines', listNetworkLines, async (request, reply) => {
    const { feed, lines } = snapshot(request);
    allowCaching(reply, feed.version, CACHE_SECONDS);
    return { lines: networkLines(feed, lines) };
  });

  app.get('/api/v1/network/alerts', listNetworkAlerts, async (request, reply) => {
    const { feed, alerts } = snapshot(request);
    const answer = networkAlerts(feed, alerts.all(now()), languageOf(request));
    sendTagged(reply, answer, ALERTS_SECONDS);
    return answer;
  });
}
