import type { FastifyInstance } from 'fastify';
import { invalid } from '../../problems/requestError.ts';

/** Names that change what an object is instead of being a field of it. */
const DANGEROUS = /"(__proto__|constructor)"/;

/**
 * Reads bodies of JSON. Many clients name a content type whether they send a body or not: none is none, and a call that needs one says so.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else void parse(request, text, (error, content) => done(error && requestErrorOf(text), content));
  });
}

function requestErrorOf(text: string): Error {
  const name = DANGEROUS.exec(text)?.[1];
  return name !== undefined && isJson(text)
    ? invalid('invalid-request', `The body must have no field called "${name}".`)
    : invalid('invalid-request', 'The body is not valid JSON.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
