import type { Live } from '../../live.ts';
import { searchLines } from '../../network/lines.ts';
import { pointsWithin } from '../../network/points.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { keep } from '../freshness.ts';
import { Lines, LinesQuery, Network, ProximityPoints, ProximityQuery } from '../schemas/network.ts';
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

  app.get(
    '/api/v1/lines',
    {
      schema: {
        tags,
        summary: 'The lines in the order of the network’s signs, or those that match a search (ours)',
        querystring: LinesQuery,
        response: keyedAnswers(Lines),
        ...KEYED,
      },
    },
    async ({ query }, reply) => {
      const { feed, lines } = live();
      keep(reply, feed.version, KEPT_SECONDS);
      return { lines: searchLines(lines, query.search ?? '') };
    },
  );

  app.get(
    '/api/v1/proximity/points',
    {
      schema: {
        tags,
        summary: 'What lies in the box of four corners, the most used first; at most 500 points',
        querystring: ProximityQuery,
        response: keyedAnswers(ProximityPoints),
        ...KEYED,
      },
    },
    async ({ query }) => ({ points: pointsWithin(live().places, query.coord) }),
  );
}
