import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { StartError } from './startError.ts';

export interface ListenOptions extends Pick<FastifyListenOptions, 'listenTextResolver'> {
  readonly host: string;
  readonly port: number;
}

/**
 * Starts to listen. Resolves to the address of the server.
 *
 * @throws StartError for a port or an address that cannot be used; its message names the option to change.
 */
export async function listen(app: Pick<FastifyInstance, 'listen'>, options: ListenOptions): Promise<string> {
  const { host, port } = options;
  try {
    return await app.listen(options);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken: stop what listens there, or choose another with --port.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used: choose one above 1023 with --port.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`"${host}" is no address of this machine: choose another with --host.`);
    throw error;
  }
}
