import type { FastifyRequest } from 'fastify';

/** Version, trace, span and flags of W3C Trace Context. */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** The trace that a request belongs to; null if it has none, or not in the form of W3C Trace Context. */
export function traceparentOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : null;
}
