import { PROBLEMS, type ProblemCode } from '../../problems/codes.ts';
import { type HeaderName, headersNamed } from './headers.ts';
import type { JsonObject } from './json.ts';
import type { Traits } from './traits.ts';

const NOT_MODIFIED = 304;

/** Problems of every call of its kind, and this call's own. */
function codesOf(traits: Traits): readonly ProblemCode[] {
  const { hasInput, hasParts, hasBody, isKeyed, isCounted, problems } = traits;
  return [
    ...(hasInput ? (['invalid-request'] as const) : []),
    ...(isKeyed ? (['missing-api-key', 'unknown-api-key'] as const) : []),
    ...problems,
    'method-not-allowed',
    ...(hasBody ? (['too-large', 'unsupported-media-type'] as const) : []),
    ...(hasParts ? (['too-long'] as const) : []),
    ...(isCounted ? (['too-many-requests'] as const) : []),
    'internal',
  ];
}

/** The responses of a call other than success, by status; those that other calls may have as well go into `shared`. */
export function otherResponses(traits: Traits, shared: JsonObject): JsonObject {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codesOf(traits)) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problems = [...byStatus].map(([status, codes]) => [status, problemResponse(status, codes, shared)] as const);
  return Object.fromEntries([...(traits.isTagged ? [[NOT_MODIFIED, notModified(shared)] as const] : []), ...problems]);
}

/** A response with more codes has no usable name, and is hardly ever shared with another call. */
const MOST_IN_A_NAME = 2;

function problemResponse(status: number, codes: readonly ProblemCode[], shared: JsonObject): JsonObject {
  const response = {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].when}`).join('\n\n'),
    headers: headersNamed(['x-request-id', 'cache-control', ...(MORE_HEADERS[status] ?? [])]),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example: exampleOf(codes[0]!) },
    },
  };
  if (codes.length > MOST_IN_A_NAME) return response;
  const name = codes.map(pascal).join('Or');
  shared[name] = response;
  return { $ref: `#/components/responses/${name}` };
}

const MORE_HEADERS: Readonly<Record<number, readonly HeaderName[]>> = {
  405: ['allow'],
  429: ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
  503: ['retry-after'],
};

function exampleOf(code: ProblemCode): JsonObject {
  return { code, message: PROBLEMS[code].when, requestId: '0b8a5c9e-5f0c-4d43-9a35-0a8f4c1f2b7d' };
}

function notModified(shared: JsonObject): JsonObject {
  shared['NotModified'] = {
    description: 'What `If-None-Match` names still holds. There is no body.',
    headers: headersNamed(['x-request-id', 'cache-control', 'vary', 'etag']),
  };
  return { $ref: '#/components/responses/NotModified' };
}

const pascal = (code: string) => code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
