import type { FastifyRequest } from 'fastify';

/** Version, trace, span and flags of W3C Trace Context. */
const TRACEPARENT = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** The trace that a request belongs to, for what it causes: that of its span, if it has one. Null if it has none, or not in the form of W3C Trace Context. */
export function traceparentOf({
  headers,
  span,
}: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'span'>>): string | null {
  if (span) return span.traceparent;
  const { traceparent } = headers;
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : null;
}
