import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly origin: string;
  /** Calls that the server at that port has got. */
  calls(port: number): number;
  close(): void;
}

/** Sends each call to the next of the servers at these ports; one that cannot be connected is passed over. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const counts = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    turn++;
    for (const index of ports.keys()) {
      const port = ports[(turn + index) % ports.length] ?? 0;
      if (!(await passOn(port, incoming, Buffer.concat(chunks), outgoing))) continue;
      counts.set(port, (counts.get(port) ?? 0) + 1);
      return;
    }
    outgoing.writeHead(503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls: (port) => counts.get(port) ?? 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Resolves to false if nothing listens there. */
function passOn(port: number, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<boolean> {
  const { method, url, headers } = incoming;
  return new Promise((resolve) => {
    const asked = request({ host: 'localhost', port, method, path: url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
      resolve(true);
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const isAway = error.code === 'ECONNREFUSED';
      if (!isAway) outgoing.destroy();
      resolve(!isAway);
    });
    asked.end(body);
  });
}
