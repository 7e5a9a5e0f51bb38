import type { FastifyRequest } from 'fastify';
import { Network, NetworkAlerts, NetworkLines } from '../../api/network.ts';
import { languageOf } from '../../common/language.ts';
import type { EpochSeconds } from '../../common/time.ts';
import { networkAlerts } from '../../network/networkAlerts.ts';
import { networkLines } from '../../network/networkLines.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { allowCaching, sendTagged } from '../plugins/caching.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['network'];
const CACHE_SECONDS = 300;
const ALERTS_SECONDS = 30;

export function networkRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => NetworkSnapshot,
  now: () => EpochSeconds,
): void {
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

  app.get(
    '/api/v1/network/lines',
    {
      config: {
        localized: true,
        tagged: true,
        answers: 'The lines; none where all are bus lines.',
        problems: ['loading'],
      },
      schema: {
        tags,
        operationId: 'listNetworkLines',
        summary: 'The rail lines on a map of the network',
        description:
          'Metros, trams, trains, cable cars and funiculars with their ways, simplified for a map on which the town can be seen. Buses are not among them: the streets would be covered.',
        response: { 200: NetworkLines },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { feed, lines } = snapshot(request);
      allowCaching(reply, feed.version, CACHE_SECONDS);
      return { lines: networkLines(feed, lines) };
    },
  );

  app.get(
    '/api/v1/network/alerts',
    {
      config: { localized: true, tagged: true, answers: 'The alerts; none on a good day.', problems: ['loading'] },
      schema: {
        tags,
        operationId: 'listNetworkAlerts',
        summary: 'What disturbs the network now, in short',
        description:
          'Alerts that change journeys and are about lines or about the whole network, each with its lines and one line of text. All of them, with all that is known, are at `/api/v1/alerts`.',
        response: { 200: NetworkAlerts },
        ...KEYED,
      },
    },
    async (request, reply) => {
      const { feed, alerts } = snapshot(request);
      const answer = networkAlerts(feed, alerts.all(now()), languageOf(request));
      sendTagged(reply, answer, ALERTS_SECONDS);
      return answer;
    },
  );
}
