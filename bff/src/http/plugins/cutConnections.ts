import type { FastifyInstance } from 'fastify';
import { createLogLineLimit } from './logLineLimit.ts';
import type { Metrics } from './metrics.ts';

const LINES_A_MINUTE = 1;

/**
 * Drops requests whose connection was closed before they were handled, e.g. by a phone that lost its network: there is no address to count them
 * by, and no one to answer. Anyone can cause thousands of them per second.
 */
export function dropCutConnections(app: FastifyInstance, metrics: Metrics): void {
  const count = metrics.counter(
    'halte_cut_requests_total',
    'Requests whose connection was cut before they were read.',
    [],
  );
  const isLogged = createLogLineLimit(Date.now, LINES_A_MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    // Always present in Fastify's type, but the address of a closed socket is unknown.
    const address: string | undefined = request.ip;
    if (address !== undefined) return;
    count({});
    if (isLogged('cut'))
      request.log.warn(
        { event: 'connection-cut' },
        'A connection was cut before its requests were read; halte_cut_requests_total counts the others.',
      );
    reply.hijack();
    request.raw.destroy();
  });
}
