import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A backend that answers as the running test says. */
export interface FakeBackend {
  readonly url: string;
  /** Requests so far, the latest last. */
  readonly requests: readonly IncomingMessage[];
  answerWith(answer: Answer): void;
  close(): Promise<void>;
}

export async function startFakeBackend(first: Answer): Promise<FakeBackend> {
  let answer = first;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
