import type { FastifyInstance } from 'fastify';
import type { ProblemCode } from '../../problems/codes.ts';
import type { HeaderName } from './headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The meaning of its success, for the document: one text, or one for each status. */
    readonly answers?: string | Readonly<Record<string, string>>;
    /** Its problems, in addition to those of every call of its kind. */
    readonly problems?: readonly ProblemCode[];
    /** Whether its response has an `ETag`. */
    readonly tagged?: boolean;
  }
}

/** Properties of a call that its schemas do not express. */
export interface Traits {
  readonly answers: string | Readonly<Record<string, string>>;
  readonly problems: readonly ProblemCode[];
  readonly isTagged: boolean;
  readonly localized: boolean;
  readonly isKeyed: boolean;
  /** Whether it counts towards the rate limit. */
  readonly isCounted: boolean;
  readonly hasInput: boolean;
  /** Whether its path has parameters. */
  readonly hasParts: boolean;
  readonly hasBody: boolean;
}

/** Collects the traits of all routes declared afterwards, by operationId. */
export function gatherTraits(app: FastifyInstance): ReadonlyMap<string, Traits> {
  const gathered = new Map<string, Traits>();
  app.addHook('onRoute', ({ schema, config = {}, url, method }) => {
    if (schema?.operationId === undefined || method === 'HEAD') return;
    const { answers = '', problems = [], tagged = false, localized = false, rateLimit } = config;
    gathered.set(schema.operationId, {
      answers,
      problems,
      isTagged: tagged,
      localized,
      isKeyed: (schema.security ?? []).some((one) => 'apiKey' in one),
      isCounted: rateLimit !== false,
      hasInput: Boolean(schema.body ?? schema.params ?? schema.querystring),
      hasParts: url.includes(':'),
      hasBody: schema.body !== undefined,
    });
  });
  return gathered;
}

export function headersOf({ isTagged, localized, isCounted }: Traits): readonly HeaderName[] {
  return [
    'x-request-id',
    'cache-control',
    'vary',
    ...(isTagged ? (['etag'] as const) : []),
    ...(localized ? (['content-language'] as const) : []),
    ...(isCounted ? (['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const) : []),
  ];
}
