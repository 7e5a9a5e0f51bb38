import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { Live } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { document } from './documentation.ts';
import { answerNotModified } from './freshness.ts';
import { requireKey } from './keys.ts';
import { collectMethods } from './methods.ts';
import { answerProblem, answerUnknownRoute } from './problems.ts';
import { healthRoutes } from './routes/health.ts';
import { journeyRoutes } from './routes/journeys.ts';
import { networkRoutes } from './routes/network.ts';
import { placeRoutes } from './routes/places.ts';
import { tileRoutes } from './routes/tiles.ts';
import type { App } from './typedApp.ts';

export interface AppOptions {
  /** Accepted values of `X-Api-Key`. */
  readonly apiKeys: readonly string[];
  /** Origins of pages that may call, e.g. `https://trips.example.org`; pages of this machine always may. */
  readonly origins: readonly string[];
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** The network as it is now; null while it is being loaded. */
  live(): Live | null;
}

const BODY_LIMIT_BYTES = 64 * 1_024;

/** The whole HTTP side, ready to listen or to be asked by `inject`. */
export async function createApp(options: AppOptions): Promise<App> {
  const app = fastify({
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel },
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerProblem,
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler(answerUnknownRoute);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // Tiles are images of other origins' pages; whether plain HTTP is refused is for the proxy in front to say.
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' }, strictTransportSecurity: false });
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin === undefined || mayCall(origin, options.origins)),
    methods: ['GET', 'POST'],
    exposedHeaders: ['x-request-id'],
    maxAge: 600,
  });
  answerNotModified(app);
  await document(app);
  requireKey(app, options.apiKeys);
  const refuseOtherMethods = collectMethods(app);

  const live = () => {
    const now = options.live();
    if (!now)
      throw new Refusal('loading', 'loading', 'The timetable is still being loaded: try again in a few seconds.');
    return now;
  };
  await app.register(async (scope) => {
    const routes = scope.withTypeProvider<TypeBoxTypeProvider>();
    placeRoutes(routes, live);
    journeyRoutes(routes, live);
    networkRoutes(routes, live);
    tileRoutes(routes, live);
    healthRoutes(routes, live);
  });
  refuseOtherMethods();
  return app;
}

function mayCall(origin: string, origins: readonly string[]): boolean {
  if (origins.includes(origin) || origins.includes('*')) return true;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
}
