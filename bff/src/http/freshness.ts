import type { FastifyInstance, FastifyReply } from 'fastify';

/** Lets browsers keep an answer that changes with the timetable only, and ask whether it still holds after `seconds`. */
export function keep(reply: FastifyReply, version: string, seconds: number): void {
  reply.header('etag', `"${version}"`).header('cache-control', `public, max-age=${seconds}`);
}

/** Answers 304 to whoever already has what the `ETag` names. */
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

/** A proxy that compresses makes a tag weak, and whoever keeps several answers names them all. */
function names(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
