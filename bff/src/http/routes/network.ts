import type { Live } from '../../live.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { keep } from '../freshness.ts';
import { Network } from '../schemas/network.ts';
import type { App } from '../typedApp.ts';

const tags = ['network'];
const KEPT_SECONDS = 300;

export function networkRoutes(app: App, live: () => Live): void {
  app.get(
    '/api/v1/network',
    {
      schema: {
        tags,
        summary: 'Who serves the timetable and how far it reaches (ours)',
        response: keyedAnswers(Network),
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
