import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/problem.ts';
import { allowCaching } from '../plugins/caching.ts';
import { HEADERS, PARAMETERS } from './headers.ts';
import { INFO, SECURITY_SCHEMES, SERVERS, TAGS } from './info.ts';
import type { JsonObject } from './json.ts';
import { referenced, titled } from './namedSchemas.ts';
import { completed } from './operations.ts';
import { gatherTraits, type Traits } from './traits.ts';

const CACHE_SECONDS = 300;

/** The OpenAPI document of an app; the app's typed client is generated from it. */
interface Documented {
  readonly document: JsonObject;
  readonly text: string;
  readonly version: string;
}

const DOCUMENTED: unique symbol = Symbol('the OpenAPI document');

declare module 'fastify' {
  interface FastifyInstance {
    /** Built on first use, and cached: routes do not change once an app listens. */
    [DOCUMENTED](): Documented;
  }
}

/** Serves the document at `/openapi.json`. Call before the routes are declared. */
export async function document(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.response) schema.response = titled(schema.response);
    if (schema?.body) schema.body = titled(schema.body);
  });
  const traits = gatherTraits(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: SERVERS,
      tags: TAGS,
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  let built: Documented | undefined;
  app.decorate(DOCUMENTED, () => {
    built ??= build(app, traits);
    return built;
  });
  // Not even the first request waits for it.
  app.addHook('onListen', async () => {
    app[DOCUMENTED]();
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    const { text, version } = app[DOCUMENTED]();
    allowCaching(reply, version, CACHE_SECONDS);
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** The app must be ready. */
export function openApiOf(app: FastifyInstance): JsonObject {
  return app[DOCUMENTED]().document;
}

function build(app: FastifyInstance, traits: ReadonlyMap<string, Traits>): Documented {
  const described = JSON.parse(JSON.stringify(app.swagger())) as JsonObject;
  const schemas: JsonObject = {};
  // No route declares it: every route can return it.
  referenced(titled(Problem), schemas);
  const responses: JsonObject = {};
  const paths = referenced(described['paths'], schemas) as Record<string, Record<string, JsonObject>>;
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const known = traits.get(String(operation['operationId']));
      if (known) methods[method] = completed(operation, known, { schemas, responses });
    }
  const components = {
    ...(described['components'] as JsonObject),
    schemas: sorted(schemas),
    responses: sorted(responses),
    parameters: PARAMETERS,
    headers: HEADERS,
  };
  const whole = { ...described, paths, components };
  const text = JSON.stringify(whole);
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { document: whole, text, version };
}

function sorted(named: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}
