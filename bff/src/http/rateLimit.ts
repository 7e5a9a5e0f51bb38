import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../refusal.ts';

const WINDOW_MS = 60_000;
/** Addresses that are remembered at once; the ones not seen for longest are forgotten first. */
const REMEMBERED = 20_000;

/**
 * At most `perMinute` calls a minute from one address; 0 is no limit. Tiles, health and documents are not counted: a map asks for
 * dozens of tiles at once, and a proxy keeps them.
 */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: WINDOW_MS,
    cache: REMEMBERED,
    allowList: ({ url }) => !/^\/(api|core|store|login|me|userinfo|wp-json)(\/|\?|$)/.test(url),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      return tooMany('too-many-requests', `Too many requests from this address: wait ${seconds} s.`, seconds);
    },
  });
}
