import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a backend, on whose connections the files of networks come to a halt in the middle. */
export interface HeldFiles {
  readonly origin: string;
  /** From now on, files end after their first half, until `release`. */
  hold(): void;
  release(): void;
  /** Ends the connections of files that were held. */
  cut(): void;
  close(): void;
}

export async function holdFilesOf(backend: string): Promise<HeldFiles> {
  let isHeld = false;
  const held = new Set<() => void>();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    const passed = request(backend + url, { method, headers, agent: false }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isHeld || !url.startsWith('/networks/')) return void answer.pipe(outgoing);
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const content = Buffer.concat(chunks);
      outgoing.write(content.subarray(0, content.length / 2));
      held.add(() => outgoing.destroy());
    });
    passed.once('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
    },
    cut() {
      for (const end of held) end();
      held.clear();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
