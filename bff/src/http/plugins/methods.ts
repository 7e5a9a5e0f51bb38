import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers 405 with `Allow` if an address exists but not for this method. Call before the routes are declared, and call the
 * returned function afterwards.
 */
export function collectMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = allowed.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    allowed.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...allowed]) {
      const allow = [...methods].join(', ');
      app.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        schema: { hide: true },
        handler: async (request, reply) =>
          sendProblem(request, reply.header('allow', allow), {
            status: 405,
            code: 'method-not-allowed',
            message: `This address answers ${allow} only.`,
          }),
      });
    }
  };
}
