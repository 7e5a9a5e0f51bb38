import { Network } from '../../api/network.ts';
import type { Live } from '../../network/snapshot.ts';
import { keep } from '../plugins/freshness.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['network'];
const KEPT_SECONDS = 300;

export function networkRoutes(app: App, live: () => Live): void {
  app.get(
    '/api/v1/network',
    {
      config: { tagged: true, answers: 'The network.', problems: ['loading'] },
      schema: {
        tags,
        operationId: 'getNetwork',
        summary: 'Who runs the network, and how far its timetable reaches',
        description: 'Its name, its time zone, the days of its timetable and its place on the map.',
        response: { 200: Network },
        ...KEYED,
      },
    },
    async (_request, reply) => {
      const { feed, network } = live();
      keep(reply, feed.version, KEPT_SECONDS);
      return network;
    },
  );
}
