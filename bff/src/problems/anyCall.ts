import type { Meaning } from './meaning.ts';

/** Problems that any call can have. */
export const ANY_CALL = {
  'invalid-request': {
    status: 400,
    when: 'A part of the request is missing, is not written as described, or contradicts another part.',
    remedy: 'Read the message: it names the field. The same request will fail again.',
  },
  'missing-api-key': {
    status: 401,
    when: 'The header X-Api-Key is missing or empty.',
    remedy: 'Send the key that the operator gave you.',
  },
  'unknown-api-key': {
    status: 401,
    when: 'The key is not known to this server.',
    remedy: 'Check the key with the operator.',
  },
  'unknown-address': {
    status: 404,
    when: 'There is no call at this address.',
    remedy: 'Check the path against this document.',
  },
  'method-not-allowed': {
    status: 405,
    when: 'The address exists and has no such method.',
    remedy: 'Use one of those in the Allow header.',
  },
  'too-large': {
    status: 413,
    when: 'The body is larger than 64 kB, or 1 MB when favourites are synchronised.',
    remedy: 'Send less.',
  },
  'too-long': {
    status: 414,
    when: 'A part of the address is longer than any id.',
    remedy: 'Send the id as other answers name it.',
  },
  'unsupported-media-type': {
    status: 415,
    when: 'The body is something else than JSON.',
    remedy: 'Send it as application/json.',
  },
  'too-many-requests': {
    status: 429,
    when: 'Too many requests came from this address within a minute.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  internal: {
    status: 500,
    when: 'Something went wrong in the server.',
    remedy: 'Try again; then report the requestId.',
  },
  loading: {
    status: 503,
    when: 'The server has just started and still loads the timetable.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  stopping: {
    status: 503,
    when: 'The server is about to stop. Only its health says so: other calls are answered to the end.',
    remedy: 'Send requests to another server.',
  },
  busy: {
    status: 503,
    when: 'There are more requests just now than the server can answer.',
    remedy: 'Wait for the seconds in Retry-After.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;
