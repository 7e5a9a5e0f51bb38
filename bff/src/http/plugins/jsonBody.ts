import type { FastifyInstance } from 'fastify';
import { createOneEachTurn } from '../../common/oneEachTurn.ts';
import { invalid } from '../../problems/requestError.ts';

/** Names that alter an object's prototype instead of being a field. */
const DANGEROUS = /"(__proto__|constructor)"/;

/** Characters. Parsing that many takes less than a millisecond. */
const LARGE = 65_536;

/**
 * Parses JSON bodies, large ones one per turn of the event loop. Many clients send a content type even without a body: an empty body counts as absent,
 * and a call that requires one reports it.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const turn = createOneEachTurn();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    const read = () => void parse(request, text, (error, content) => done(error && requestErrorOf(text), content));
    if (text === '') done(null, undefined);
    else if (text.length <= LARGE) read();
    else void turn().then(read);
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
