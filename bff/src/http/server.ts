import cors from '@fastify/cors';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { hasSeveralHosts } from '@halte/server/hostHeaders';
import { type LogLevel, type LogSink, logAnswers, logOptions } from '@halte/server/logging';
import fastify from 'fastify';
import type { Tracing } from '../common/tracing.ts';
import { invalid } from '../problems/requestError.ts';
import type { SharedCalls } from '../valkey/sharedCalls.ts';
import { document } from './document/documentation.ts';
import { requireKey } from './plugins/apiKeys.ts';
import { addCacheHeaders, answerNotModified } from './plugins/caching.ts';
import { type CallerLookup, NO_OTHER_CALLERS } from './plugins/callers.ts';
import { compressAnswers } from './plugins/compression.ts';
import { dropCutConnections } from './plugins/cutConnections.ts';
import { type ReportError, reportInternalErrors } from './plugins/errorReports.ts';
import { parseJsonBodies } from './plugins/jsonBody.ts';
import { collectMethods } from './plugins/methods.ts';
import { type Metrics, serveMetrics } from './plugins/metrics.ts';
import { isKnownOrigin } from './plugins/pageOrigin.ts';
import { answerProblem, answerUnknownRoute } from './plugins/problems.ts';
import { limitRate } from './plugins/rateLimit.ts';
import { requestIdOf, traceOf } from './plugins/requestIds.ts';
import { logSecurityEvents } from './plugins/securityEvents.ts';
import { addSecurityHeaders } from './plugins/securityHeaders.ts';
import { traceRequests } from './plugins/traceRequests.ts';
import { type TrustedProxies, trustProxyOption } from './plugins/trustedProxies.ts';
import type { App } from './plugins/typedApp.ts';
import { compileValidator, rejectUndecodableQueries } from './plugins/validation.ts';

export interface ServerOptions {
  /** Accepted values of `X-Api-Key`. */
  readonly apiKeys: readonly string[];
  /** Origins of pages that may call, e.g. `https://trips.example.org`. */
  readonly origins: readonly string[];
  /** Further keys and origins; absent = none. */
  readonly otherCallers?: CallerLookup;
  /** Whether pages on this machine may call as well, on any port: for development. */
  readonly localOrigins: boolean;
  readonly logLevel: LogLevel;
  /** Only for tests of the log itself. */
  readonly logTo?: LogSink;
  /** Calls per minute from one address; 0: no limit. */
  readonly ratePerMinute: number;
  /** Counts calls of a minute for several servers. */
  readonly sharedCalls?: SharedCalls | null;
  /**
   * Number of proxies in front, or their addresses and networks: what they append to `X-Forwarded-For` is trusted, what the client
   * put there is not. `false`: no proxy is trusted.
   */
  readonly trustProxy: TrustedProxies;
  readonly metrics: Metrics;
  /** What /metrics answers where several processes answer on one port; absent: `metrics`. */
  readonly allMetrics?: (() => Promise<string>) | undefined;
  /** Collects spans; absent: none are collected. */
  readonly tracing?: Tracing | undefined;
  /** Receives the errors of pages and of this server; absent: nobody collects them. */
  readonly reportError?: ReportError | undefined;
  /** Token required to read the metrics; null: none. */
  readonly metricsToken: string | null;
}

const BODY_LIMIT_BYTES = 64 * 1_024;
/** From the first byte of a request to the last; slower clients are disconnected. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The server with everything common to all routes, and the routes behind it. */
export async function createServer(options: ServerOptions, routes: (app: App) => void): Promise<App> {
  const { otherCallers = NO_OTHER_CALLERS } = options;
  const app = fastify({
    ...logOptions({ service: 'bff', level: options.logLevel, sink: options.logTo }),
    trustProxy: trustProxyOption(options.trustProxy),
    // An idle connection does not delay the shutdown.
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: requestIdOf,
    childLoggerFactory: (logger, bindings, options, raw) => logger.child({ ...bindings, ...traceOf(raw) }, options),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerProblem,
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(compileValidator);
  reportInternalErrors(app, options.reportError ?? null);
  app.decorateRequest('span', null);
  if (options.tracing) traceRequests(app, options.tracing);
  parseJsonBodies(app);
  rejectUndecodableQueries(app);
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(answerUnknownRoute);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  dropCutConnections(app, options.metrics);
  app.addHook('onRequest', async ({ raw }) => {
    if (hasSeveralHosts(raw)) throw invalid('invalid-request', 'Send one Host header.');
  });
  await addSecurityHeaders(app);
  await app.register(cors, {
    origin: (origin, decide) => {
      if (origin === undefined || options.origins.includes('*')) decide(null, true);
      else void isKnownOrigin(origin, { ...options, otherCallers }).then((isKnown) => decide(null, isKnown));
    },
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [
      'x-request-id',
      'retry-after',
      'date',
      'etag',
      'content-language',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ],
    maxAge: 600,
    // OPTIONS from clients other than pages is not an error.
    strictPreflight: false,
  });
  addCacheHeaders(app);
  answerNotModified(app);
  compressAnswers(app);
  app.decorateRequest('problemCode', null);
  logAnswers(app);
  logSecurityEvents(app);
  await limitRate(app, options.ratePerMinute, options.sharedCalls ?? null);
  await document(app);
  requireKey(app, options.apiKeys, otherCallers);
  const refuseOtherMethods = collectMethods(app);
  serveMetrics(app, options);
  await app.register((scope, _options, done) => {
    routes(scope.withTypeProvider<TypeBoxTypeProvider>());
    done();
  });
  refuseOtherMethods();
  return app;
}
