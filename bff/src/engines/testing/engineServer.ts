/** For tests: an engine behind a real socket that answers, fails, hangs and speaks nonsense. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Turn = (response: ServerResponse, asked: Asked) => void;

export const json =
  (body: unknown, status = 200): Turn =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
export const plain =
  (status: number, text = ''): Turn =>
  (response) =>
    void response.writeHead(status).end(text);
export const gone: Turn = (response) => void response.socket?.destroy();
export const moved: Turn = (response) => void response.writeHead(307, { location: '/elsewhere' }).end();
export const cutShort: Turn = (response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"data":');
  setImmediate(() => response.socket?.destroy());
};

export interface EngineServer {
  /** Questions since {@link answer} was called. */
  readonly asked: readonly Asked[];
  /** Answers the next questions by these, one after another; then with 500. */
  answer(turns: readonly Turn[]): void;
  /** @returns its address. */
  start(): Promise<string>;
  stop(): Promise<void>;
}

/** @param fixed the answer to a question that takes none of the turns; null: it takes one. */
export function createEngineServer(fixed: (asked: Asked) => Turn | null): EngineServer {
  const asked: Asked[] = [];
  let turns: Turn[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    const always = fixed(one);
    if (always === null) asked.push(one);
    (always ?? turns.shift() ?? plain(500, 'no turn left'))(response, one);
  });
  return {
    asked,
    answer(next) {
      asked.length = 0;
      turns = [...next];
    },
    async start() {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
