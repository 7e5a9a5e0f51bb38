import { createHash } from 'node:crypto';
import { memoize } from '@halte/engine/common/memoize';
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify';
import { languageOf } from '../../common/language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the response has texts in the language of `Accept-Language`. */
    readonly localized?: boolean;
  }
}

const ANSWERS = new Set([200, 201]);

/** Lets browsers cache a response that changes only with the timetable, and revalidate it after `seconds`. */
export function allowCaching(reply: FastifyReply, version: string, seconds: number): void {
  // Weak: compressed or not, it is the same response.
  reply.header('etag', `W/"${version}"`).header('cache-control', `public, max-age=${seconds}`);
}

/** For data that changes at any time: the tag is a hash of the response, which is serialized only once. */
export function sendTagged(reply: FastifyReply, answer: object, seconds: number): void {
  const text = JSON.stringify(answer);
  allowCaching(reply, createHash('sha256').update(text).digest('base64url').slice(0, 22), seconds);
  reply.type('application/json; charset=utf-8').serializer(() => text);
}

/**
 * Adds `Vary` for shared caches, as responses also depend on keys, tokens and languages. Responses without a
 * `Cache-Control` of their own are not stored.
 */
export function addCacheHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { schema, config } = request.routeOptions;
    const { localized = false } = config;
    const names = [...(schema ? headersOf(schema) : []), ...(localized ? ['accept-language'] : [])];
    const before = reply.getHeader('vary');
    if (names.length > 0) reply.header('vary', [...(before ? [before] : []), ...names].join(', '));
    if (localized && ANSWERS.has(reply.statusCode)) reply.header('content-language', languageOf(request));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
}

const HEADER_OF: Readonly<Record<string, string>> = { apiKey: 'x-api-key', bearer: 'authorization' };

/** Credential headers of a call according to the document, required or optional. */
const headersOf = memoize((schema: FastifySchema): readonly string[] => {
  const schemes = new Set((schema.security ?? []).flatMap((one) => Object.keys(one)));
  return [...schemes].flatMap((scheme) => HEADER_OF[scheme] ?? []);
});

/** Answers 304 to a client that already has the response with this `ETag`. */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof tag !== 'string' || !names(request.headers['if-none-match'], tag))
      return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // Not null: Fastify's HEAD handling reads its length.
    return '';
  });
}

/** Whether the header contains the tag: a compressing proxy makes tags weak, and a cache with several responses lists all their tags. */
function names(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((one) => strong(one.trim()));
  return known.includes(strong(tag)) || known.includes('*');
}

const strong = (tag: string) => tag.replace(/^W\//, '');
