/**
 * Compresses responses for clients that accept it, with Node's zlib on its threads and as whole buffers: responses are complete anyway, their
 * length stays known, and HEAD returns the same headers as GET.
 */
import { encodingFor } from '@halte/server/acceptedEncoding';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compress } from '../../common/compress.ts';

/** Less than a network packet saves nothing. */
const LEAST_BYTES = 1_024;
const PACKABLE = /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|x-protobuf)\b)/;
const NO_BODY = 204;

/** Call after everything that changes responses or sets `Vary`. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== NO_BODY) addVary(reply);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    const bytes = bytesOf(payload);
    if (!bytes || bytes.length < LEAST_BYTES || reply.hasHeader('content-encoding')) return payload;
    if (!PACKABLE.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const packed = await compress(bytes, encoding);
    reply.header('content-encoding', encoding).header('content-length', packed.length);
    return packed;
  });
}

/** Null for anything other than text and buffers, such as the files of /docs, which are streams. */
function bytesOf(payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}

/** Set on every response: another `Accept-Encoding` may get a different one. */
function addVary(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before ? `${before}, accept-encoding` : 'accept-encoding');
}
