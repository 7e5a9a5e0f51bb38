import type { Live } from '../../live.ts';
import { Problem } from '../schemas/common.ts';
import { Health } from '../schemas/network.ts';
import type { App } from '../typedApp.ts';

export function healthRoutes(app: App, live: () => Live): void {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['operations'],
        summary: '200 once journeys can be searched, 503 before',
        response: { 200: Health, 503: Problem },
      },
    },
    async (_request, reply) => {
      const { feed, network } = live();
      reply.header('cache-control', 'no-store');
      return {
        status: 'ready',
        feed: network.name,
        from: network.from,
        to: network.to,
        stops: feed.stops.length,
        trips: feed.trips.count,
        shiftedByWeeks: feed.shiftedByWeeks,
        warnings: feed.warnings.map(({ code, message, count }) => ({ code, message, count })),
      };
    },
  );
}
