/** A span for each request, named by its method and route. */
import type { FastifyInstance } from 'fastify';
import type { RequestSpan, Tracing } from '../../common/tracing.ts';
import { traceparentOf } from './traceparent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where no spans are collected. */
    span: RequestSpan | null;
  }
}

/** To be called before other hooks. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? 'none' };
    const span = tracing.request(attributes, traceparentOf(request));
    request.span = span;
    // Also where the client is gone before the answer.
    reply.raw.once('close', () => span.end({ 'http.response.status_code': reply.statusCode }));
    span.run(done);
  });
}
