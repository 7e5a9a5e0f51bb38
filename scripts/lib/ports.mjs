import { createServer } from 'node:net';
import { UserError } from './userError.mjs';

/** Listens for a moment; resolves to the error code, or null when the port was free. */
function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'UNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Throws a {@link UserError} unless `port` can be listened on; `option` is how the person chooses another one. */
export async function assertPortFree(port, option) {
  for (const host of ['127.0.0.1', '::', '0.0.0.0']) {
    const code = await tryListening(port, host);
    if (code === 'EADDRINUSE') {
      throw new UserError(`Port ${port} is taken: stop what uses it, or choose another with ${option} <number>.`);
    }
    if (code === 'EACCES') {
      throw new UserError(
        `Port ${port} needs rights that this account does not have: choose one above 1023 with ${option} <number>.`,
      );
    }
  }
}

/** A port that is free at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
