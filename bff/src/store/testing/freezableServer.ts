/** For tests: a PostgreSQL that can hang, like one whose disk or network does. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FreezableServer {
  /** Address of the database by way of this one. */
  readonly address: string;
  /** From now on it takes connections and statements, and answers none. */
  freeze(): void;
  /** It answers again, also what it was asked meanwhile. */
  thaw(): void;
  close(): Promise<void>;
}

/** Passes bytes on between its clients and a database server. */
export async function freezableServer(database: string): Promise<FreezableServer> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const own = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = own.address() as AddressInfo;
  return {
    address: Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      own.close();
      await once(own, 'close');
    },
  };
}
