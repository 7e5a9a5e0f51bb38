import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify';
import { languageOf } from '../../common/language.ts';
import { memoize } from '../../common/memoize.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer has texts in the language of `Accept-Language`. */
    readonly localized?: boolean;
  }
}

const ANSWERS = new Set([200, 201]);

/** Lets browsers cache an answer that changes with the timetable only, and ask whether it still holds after `seconds`. */
export function allowCaching(reply: FastifyReply, version: string, seconds: number): void {
  // Weak: packed or not, it is the same answer.
  reply.header('etag', `W/"${version}"`).header('cache-control', `public, max-age=${seconds}`);
}

/** Of what changes from one moment to the next: the tag is that of the answer, which is written as text once. */
export function sendTagged(reply: FastifyReply, answer: object, seconds: number): void {
  const text = JSON.stringify(answer);
  allowCaching(reply, createHash('sha256').update(text).digest('base64url').slice(0, 22), seconds);
  reply.type('application/json; charset=utf-8').serializer(() => text);
}

/**
 * Says what an answer depends on besides its address, for caches in between: keys, tokens and languages. What says nothing of how long it
 * holds is not kept.
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

/** The headers that the document says a caller shows, needed or not. */
const headersOf = memoize((schema: FastifySchema): readonly string[] => {
  const schemes = new Set((schema.security ?? []).flatMap((one) => Object.keys(one)));
  return [...schemes].flatMap((scheme) => HEADER_OF[scheme] ?? []);
});

/** Answers 304 to a client that already has what the `ETag` names. */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof tag !== 'string' || !names(request.headers['if-none-match'], tag))
      return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // Not null: what makes HEAD of an answer measures it.
    return '';
  });
}

/** A proxy that compresses makes a tag weak, and a cache with several answers names them all. */
function names(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((one) => strong(one.trim()));
  return known.includes(strong(tag)) || known.includes('*');
}

const strong = (tag: string) => tag.replace(/^W\//, '');
