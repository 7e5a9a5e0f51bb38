import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A server of the drill's own that replicas ask.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, body: string) => void} answer
 * @returns its address.
 */
export async function startOwnServer(stage, answer) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stage.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}
