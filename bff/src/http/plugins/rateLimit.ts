import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestError, tooMany } from '../../problems/requestError.ts';

const WINDOW_MS = 60_000;
/** Addresses that are remembered at once; the ones not seen for longest are forgotten first. */
const REMEMBERED = 20_000;

/**
 * At most `perMinute` calls a minute from one address; 0 is no limit but those that routes have of their own. Every request counts, also one without a key and one for an address
 * that does not exist, unless its route says otherwise (tiles, of which a map needs dozens at once and which a proxy keeps, and what the tools of
 * operators request): what a route is, the router knows, not the text of the address.
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: WINDOW_MS,
    cache: REMEMBERED,
    errorResponseBuilder: (_request, { ttl }) => waitFor(ttl),
  });
  if (perMinute === 0) return;
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.routeOptions.config.rateLimit !== false) await count.call(this, request, reply);
  });
}

/** A hook for a route that may be asked less often than others: at most `perMinute` times from one address, besides what counts anyway. */
export function limitRoute(app: Pick<FastifyInstance, 'createRateLimit'>, perMinute: number) {
  const count = app.createRateLimit({ max: perMinute, timeWindow: WINDOW_MS });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw waitFor(counted.ttl);
  };
}

function waitFor(milliseconds: number): RequestError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return tooMany('too-many-requests', `Too many requests from this address: wait ${seconds} s.`, seconds);
}
