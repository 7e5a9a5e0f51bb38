import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../refusal.ts';

const WINDOW_MS = 60_000;
/** Addresses that are remembered at once; the ones not seen for longest are forgotten first. */
const REMEMBERED = 20_000;

/** For a route that is not counted: tiles, of which a map needs dozens at once and which a proxy keeps, and what operators' tools ask. */
export const UNCOUNTED = { rateLimit: false } as const;

/**
 * At most `perMinute` calls a minute from one address; 0 is no limit. Every request counts, also one without a key and one for an address
 * that does not exist, unless its route says otherwise: what a route is, the router knows, not the text of the address.
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: WINDOW_MS,
    cache: REMEMBERED,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      return tooMany('too-many-requests', `Too many requests from this address: wait ${seconds} s.`, seconds);
    },
  });
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    // A route with a limit of its own counts by itself.
    if (request.routeOptions.config.rateLimit === undefined) await count.call(this, request, reply);
  });
}
