import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A server of an operator that keeps what is put there: versions of remotes, and the registry. */
export interface ReleaseServer {
  readonly origin: string;
  close(): void;
}

const tagOf = (content: Uint8Array): string => `"${createHash('sha256').update(content).digest('base64url')}"`;

/** RFC 9110, 13.1: whether the condition of a request to write holds. */
function mayWrite({ headers }: IncomingMessage, present: Uint8Array | undefined): boolean {
  if (headers['if-none-match'] === '*') return present === undefined;
  return headers['if-match'] === undefined || (present !== undefined && headers['if-match'] === tagOf(present));
}

/** `files`: what it has at the start, by path. */
export async function startReleaseServer(files: Readonly<Record<string, string>>): Promise<ReleaseServer> {
  const kept = new Map<string, Uint8Array>(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
  const server = createServer(async (request, response) => {
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
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.end(present);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
