import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { RequestError } from '@halte/engine/problems/requestError';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBoundedCache } from '../../common/boundedCache.ts';
import { tooMany } from '../../problems/requestError.ts';
import type { Counted, SharedCalls } from '../../valkey/sharedCalls.ts';

const WINDOW_MS = 60_000;
/** Maximum number of addresses; the least recently seen are evicted first. */
const REMEMBERED = 20_000;

/**
 * At most `perMinute` calls per minute from one address; 0: only the routes' own limits. Every request counts, including those without a key and for unknown
 * addresses, unless the route is exempt (tiles, of which a map needs dozens at once and which a proxy caches, and the endpoints for
 * operators' tools). The route is determined by the router, not by the text of the address.
 */
export async function limitRate(app: FastifyInstance, perMinute: number, shared: SharedCalls | null): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: WINDOW_MS,
    cache: REMEMBERED,
    ...(shared && { store: storeOf(shared) }),
    errorResponseBuilder: (_request, { ttl }) => waitFor(ttl),
  });
  if (perMinute === 0) return;
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    if (request.routeOptions.config.rateLimit !== false) await count.call(this, request, reply);
  });
}

type StoreClass = NonNullable<RateLimitPluginOptions['store']>;
type Store = InstanceType<StoreClass>;

/** Counts of this server alone. */
function ownCounts() {
  const counts = createBoundedCache<{ current: number; readonly until: number }>(REMEMBERED, () => 1);
  return (key: string, windowMs: number): Counted => {
    const known = counts.get(key);
    const now = performance.now();
    const count = known && known.until > now ? known : { current: 0, until: now + windowMs };
    count.current++;
    counts.set(key, count);
    return { current: count.current, ttl: count.until - now };
  };
}

/** Calls are counted for all servers together; while that cannot be done, and for the limits of single routes (null), by this one alone. */
function storeOf(shared: SharedCalls | null): StoreClass {
  return class {
    readonly #own = ownCounts();
    incr(key: string, callback: Parameters<Store['incr']>[1], windowMs: number): void {
      if (shared === null) callback(null, this.#own(key, windowMs));
      else void shared.count(key, windowMs).then((counted) => callback(null, counted ?? this.#own(key, windowMs)));
    }
    child(): Store {
      return new (storeOf(null))({});
    }
  };
}

/** A hook for a route with a stricter limit: at most `perMinute` calls from one address, in addition to the general limit. */
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
