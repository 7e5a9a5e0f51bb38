import type { FastifyInstance } from 'fastify';
import type { ProblemCode } from '../../problems/codes.ts';
import { createLogLineLimit } from './logLineLimit.ts';

/** Names of logged failed access attempts, by problem code. */
const EVENTS: Partial<Record<ProblemCode, string>> = {
  'wrong-credentials': 'sign-in-refused',
  'wrong-password': 'password-refused',
  'too-many-attempts': 'sign-in-throttled',
  'too-many-requests': 'rate-limited',
  'unknown-api-key': 'key-refused',
};

/** Logs a line for each, with the route but without the client: a proxy in front can match the request id to an address. */
export function logSecurityEvents(app: FastifyInstance): void {
  const isLogged = createLogLineLimit(Date.now);
  app.addHook('onResponse', async (request, reply) => {
    const { problemCode, method, routeOptions } = request;
    const event = problemCode === null ? undefined : EVENTS[problemCode];
    if (!event || !isLogged(event)) return;
    const { url: route = 'none' } = routeOptions;
    const { statusCode: status } = reply;
    request.log.warn(
      { event, code: problemCode, method, route, status },
      `${method} ${route} was refused: ${status} ${problemCode}`,
    );
  });
}
