import type { FastifyInstance } from 'fastify';
import type { ProblemCode } from '../../problems/codes.ts';
import type { HeaderName } from './headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What its success means, for the document: one text, or one for each status. */
    readonly answers?: string | Readonly<Record<string, string>>;
    /** What else it can answer, besides what every call of its kind can. */
    readonly problems?: readonly ProblemCode[];
    /** Whether its answer has an `ETag`. */
    readonly tagged?: boolean;
  }
}

/** What the document says of a call that its schemas do not say. */
export interface Traits {
  readonly answers: string | Readonly<Record<string, string>>;
  readonly problems: readonly ProblemCode[];
  readonly isTagged: boolean;
  readonly localized: boolean;
  readonly isKeyed: boolean;
  /** Whether the limit of requests holds for it. */
  readonly isCounted: boolean;
  readonly hasInput: boolean;
  /** Whether its address has parts that are filled in. */
  readonly hasParts: boolean;
  readonly hasBody: boolean;
}

/** Gathers the traits of all routes that are declared after it, by their operationId. */
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
