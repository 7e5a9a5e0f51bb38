import type { FastifyRequest } from 'fastify';
import { Network } from '../../api/network.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { allowCaching } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['network'];
const CACHE_SECONDS = 300;

export function networkRoutes(app: App, snapshot: (request: FastifyRequest) => NetworkSnapshot): void {
  app.get(
    '/api/v1/network',
    {
      config: { localized: true, tagged: true, answers: 'The network.', problems: ['loading'] },
      schema: {
        tags,
        operationId: 'getNetwork',
        summary: 'Who runs the network, and how far its timetable reaches',
        description: 'Its name, its time zone, the days of its timetable and its place on the map.',
        response: { 200: Network },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { feed, network } = snapshot(request);
      allowCaching(reply, feed.version, CACHE_SECONDS);
      return network;
    },
  );
}
