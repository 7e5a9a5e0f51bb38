/**
 * Compresses responses for clients that accept it, with Node's zlib on its threads and as whole buffers: responses are complete anyway, their
 * length stays known, and HEAD returns the same headers as GET.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compress, type Encoding } from '../../common/compress.ts';

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

/** The best encoding that the header accepts; null for none. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  const encodings = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', quality = ''] = part.split(';').map((part) => part.trim());
        return [name, quality.startsWith('q=') ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  const qualityOf = (name: string) => encodings.get(name) ?? encodings.get('*') ?? 0;
  const [br, gz] = [qualityOf('br'), Math.max(qualityOf('gzip'), encodings.get('x-gzip') ?? 0)];
  if (!(br > 0 || gz > 0)) return null;
  return br >= gz ? 'br' : 'gzip';
}
