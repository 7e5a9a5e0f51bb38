import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type FileServer, serve, typeOf } from './fileServer.ts';

const tagOf = (content: Uint8Array): string => `"${createHash('sha256').update(content).digest('base64url')}"`;

/** RFC 9110, 13.1: whether the condition of a request to write holds. */
function mayWrite({ headers }: IncomingMessage, present: Uint8Array | undefined): boolean {
  if (headers['if-none-match'] === '*') return present === undefined;
  return headers['if-match'] === undefined || (present !== undefined && headers['if-match'] === tagOf(present));
}

/**
 * A server of an operator that keeps what is put there: versions of remotes, and the registry.
 *
 * @param files what it has at the start, by path
 */
export function startReleaseServer(files: Readonly<Record<string, string>>): Promise<FileServer> {
  const kept = new Map<string, Uint8Array>(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  return serve(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const present = kept.get(path);
    if (request.method === 'PUT') {
      const content = await buffer(request);
      if (!mayWrite(request, present)) return void response.writeHead(412).end();
      kept.set(path, content);
      return void response.writeHead(204).end();
    }
    if (!present) return void response.writeHead(404).end();
    const etag = tagOf(present);
    response.setHeader('etag', etag);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', typeOf(path));
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.end(present);
  });
}
