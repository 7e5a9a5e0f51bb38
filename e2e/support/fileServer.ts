import { createServer } from 'node:http';
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

/** Files on an origin of their own, as the server of another company. `read` throws for a path that has none. */
export async function serveFiles(read: (path: string) => string | Buffer): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain');
    response.setHeader('access-control-allow-origin', '*');
    try {
      response.end(read(pathname));
    } catch {
      response.writeHead(404).end();
    }
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
