import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface FileServer {
  readonly origin: string;
  close(): void;
}

/** By the ending of a path. */
export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'text/plain';

/** A server on a free port of this machine. */
export async function serve(answer: RequestListener): Promise<FileServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Files on an origin of their own, as the server of another company. `read` throws for a path that has none. */
export function serveFiles(read: (path: string) => string | Buffer): Promise<FileServer> {
  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', typeOf(pathname));
    response.setHeader('access-control-allow-origin', '*');
    try {
      response.end(read(pathname));
    } catch {
      response.writeHead(404).end();
    }
  });
}
