import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { BackendAgent } from './backendAgent.ts';
import { BFF_PATH, backendPath } from './bffPath.ts';
import { headersForBackend, headersForBrowser } from './forwardedHeaders.ts';
import { newTrace } from './newTrace.ts';
import { problemOfFailure, sendProblem, TOO_LARGE, UNKNOWN_ADDRESS } from './problems.ts';
import { whileConnected } from './whileConnected.ts';

/** No call of the backend takes a larger body. */
const MAX_BODY_BYTES = 1_024 * 1_024;

/** A call to pass on. */
export interface Passed {
  /** Path and query on this host. */
  readonly url: string;
  /** Base address of the backend of its tenant; null for a tenant whose pages call another origin. */
  readonly backendUrl: string | null;
}

export type Forward = (request: FastifyRequest, reply: FastifyReply, passed: Passed) => FastifyReply;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Passes the calls of pages below {@link BFF_PATH} on to the backend: bodies as streams, answers as they come, disconnections in both directions.
 * `handle` makes the handler of the route from the function that passes one call on. `report` is called for the first failure after a success. `traceShare` of
 * the calls begin a trace.
 */
export function forwardCalls(
  app: FastifyInstance,
  {
    handle,
    report,
    traceShare,
  }: { handle: (forward: Forward) => RouteHandlerMethod; report: (error: Error) => void; traceShare: number },
): void {
  const agent = new BackendAgent();
  let isFailing = false;

  const forward: Forward = (incoming, reply, { url, backendUrl }) => {
    const path = backendUrl === null ? null : backendPath(url);
    if (path === null || backendUrl === null) return sendProblem(incoming, reply, UNKNOWN_ADDRESS);
    if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      return sendProblem(incoming, reply.header('connection', 'close'), TOO_LARGE);
    }
    const { origin, pathname } = new URL(backendUrl);
    const { remoteAddress } = incoming.socket;
    const fail = (error: Error) => {
      if (!isFailing) report(error);
      isFailing = true;
      sendProblem(incoming, reply, problemOfFailure(error));
    };
    return agent.during({ gone: whileConnected(reply), fail }, () =>
      reply.from(`${pathname.replace(/\/$/, '')}${path}`, {
        getUpstream: () => origin,
        // A backend that asks to wait must not be called again at once.
        retryDelay: () => null,
        rewriteRequestHeaders: ({ method }, headers) => ({
          ...headersForBackend(method, headers, { address: remoteAddress, requestId: incoming.id }),
          ...newTrace(headers, traceShare),
        }),
        rewriteHeaders(headers) {
          isFailing = false;
          return headersForBrowser(headers);
        },
      }),
    );
  };

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, parsed) => parsed(null, body));
    void scope.register(replyFrom, { undici: agent, disableCache: true, disableRequestLogging: true });
    // The library refuses paths with two dots, also within an id.
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return sendProblem(request, reply, UNKNOWN_ADDRESS);
    });
    scope.addHook('onClose', () => agent.close());
    scope.route({ method: METHODS, url: `${BFF_PATH}/*`, exposeHeadRoute: false, handler: handle(forward) });
    done();
  });
}
