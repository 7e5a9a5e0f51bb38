import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { Problem } from './schemas/common.ts';

/** What can be wrong with any body before its schema is looked at. */
const OF_BODIES = { 413: Problem, 415: Problem };

/** A part of an address may be badly encoded, or too long for any id. */
const OF_PARTS = { 400: Problem, 414: Problem };

export type JsonObject = { [key: string]: unknown };

/** The document at `/openapi.json`; the app's typed client is generated from it. */
export async function document(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const schema = route.schema as JsonObject | undefined;
    if (schema?.body && isObject(schema.response)) schema.response = { ...OF_BODIES, ...schema.response };
    if (route.url.includes(':') && isObject(schema?.response)) schema.response = { ...OF_PARTS, ...schema.response };
    // One schema may be part of several others: a `$id` may not be met twice by the serialiser, a title may.
    if (schema?.response) schema.response = titled(schema.response);
    if (schema?.body) schema.body = titled(schema.body);
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Halte backend',
        version: '1',
        description:
          'Journeys, places and the network. Times carry their offset; distances are metres, durations seconds.',
      },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => openApiOf(app));
}

/** The document with every named schema once, under `components.schemas`. The app must be ready. */
export function openApiOf(app: FastifyInstance): JsonObject {
  const described = JSON.parse(JSON.stringify(app.swagger())) as JsonObject;
  const schemas: JsonObject = {};
  const paths = withOneProblem(referenced(described.paths, schemas) as Paths);
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  const components = { ...(described.components as JsonObject), schemas: sorted, responses: { Problem: PROBLEM } };
  return { ...described, paths, components };
}

type Paths = Record<string, Record<string, { readonly responses: Record<string, JsonObject> }>>;

/** What almost every call answers when it does not succeed: written once, or it would be most of the document. */
const PROBLEM = {
  description: 'What is wrong, in a code for programs and a sentence for people.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function withOneProblem(paths: Paths): Paths {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const [status, response] of Object.entries(operation.responses))
      if (JSON.stringify(response.content) === JSON.stringify(PROBLEM.content))
        operation.responses[status] = { $ref: '#/components/responses/Problem' };
  return paths;
}

function titled(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(titled);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$id' && typeof value === 'string' ? ['title', value] : [key, titled(value)],
    ),
  );
}

function referenced(node: unknown, schemas: JsonObject): unknown {
  if (Array.isArray(node)) return node.map((item) => referenced(item, schemas));
  if (!isObject(node)) return node;
  const { title, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, referenced(value, schemas)]));
  if (typeof title !== 'string') return 'title' in node ? { ...copy, title: referenced(title, schemas) } : copy;
  schemas[title] = copy;
  return { $ref: `#/components/schemas/${title}` };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
