/** Headers of requests and responses, each defined once in the document's components. */

const text = (example: string) => ({ schema: { type: 'string' }, example });
const whole = (example: number) => ({ schema: { type: 'integer', minimum: 0 }, example });

export const PARAMETERS = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description:
      'Languages in the order of preference, as browsers send them. The texts are in the best of fr, en, es, it and de; in French when none is among them.',
    ...text('de-AT,de;q=0.9,en;q=0.8'),
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an answer that is already at hand: 304 when it still holds.',
    ...text('"2026-11-20-4c6ba29f"'),
  },
};

export const HEADERS = {
  XRequestId: {
    description: 'The id of this request, as in the server’s log. Name it when you report a problem.',
    schema: { type: 'string' },
    example: '0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d',
  },
  CacheControl: {
    description:
      'How long the answer may be cached: `public, max-age=…` in seconds, `private, no-cache` for one reader, `no-store` not at all.',
    ...text('public, max-age=300'),
  },
  Vary: {
    description: 'The request headers that the answer depends on.',
    ...text('origin, x-api-key, accept-language'),
  },
  ETag: {
    description:
      'Names this version of the answer, for `If-None-Match`. Always weak (`W/`): compressed or not, it is the same answer.',
    ...text('"2026-11-20-4c6ba29f"'),
  },
  ContentLanguage: { description: 'The language of the texts: fr, en, es, it or de.', ...text('de') },
  RateLimitLimit: {
    description:
      'Requests that one address may send in a minute. Absent, as the other two, where the operator set no limit.',
    ...whole(1_200),
  },
  RateLimitRemaining: { description: 'Requests that are left until the minute is over.', ...whole(1_187) },
  RateLimitReset: { description: 'Seconds until the minute is over.', ...whole(41) },
  RetryAfter: { description: 'Seconds after which trying again makes sense.', ...whole(2) },
  Allow: { description: 'The methods that this address has, with commas between them.', ...text('GET, HEAD') },
};

const REFERENCES = {
  'x-request-id': 'XRequestId',
  'cache-control': 'CacheControl',
  vary: 'Vary',
  etag: 'ETag',
  'content-language': 'ContentLanguage',
  'x-ratelimit-limit': 'RateLimitLimit',
  'x-ratelimit-remaining': 'RateLimitRemaining',
  'x-ratelimit-reset': 'RateLimitReset',
  'retry-after': 'RetryAfter',
  allow: 'Allow',
} as const satisfies Readonly<Record<string, keyof typeof HEADERS>>;

export type HeaderName = keyof typeof REFERENCES;

export function headersNamed(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${REFERENCES[name]}` }]));
}

export function parameterNamed(name: keyof typeof PARAMETERS) {
  return { $ref: `#/components/parameters/${name}` };
}
