import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallerLookup } from './callers.ts';
import { sendProblem } from './problems.ts';

/** Patterns of routes, not addresses: the router decodes an address before it matches, so `/%61pi` is `/api` too. */
const KEYED_ROUTES = /^\/(api|core|store)\//;

/** Routes of accounts, which may be called with the token alone: a key names the tenant. */
const ACCOUNT_ROUTES = /^\/(login\/v1|me|userinfo)(\/|$)/;

/** Routes below `/api`, `/core` and `/store` need a known `X-Api-Key`. Keys name a tenant and are not secret: browsers send them. Account calls check a given key. */
export function requireKey(app: FastifyInstance, keys: readonly string[], { hasKey }: CallerLookup): void {
  const known = keys.map(digest);
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    const given = request.headers['x-api-key'];
    if (!KEYED_ROUTES.test(url) && !(ACCOUNT_ROUTES.test(url) && given)) return;
    if (typeof given !== 'string' || given === '')
      return sendProblem(request, reply, {
        status: 401,
        code: 'missing-api-key',
        message: 'Send the tenant’s key in the X-Api-Key header.',
      });
    const candidate = digest(given);
    if (!known.some((key) => timingSafeEqual(key, candidate)) && !(await hasKey(given)))
      return sendProblem(request, reply, {
        status: 401,
        code: 'unknown-api-key',
        message: 'The key in the X-Api-Key header is not known here.',
      });
  });
}

function digest(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
