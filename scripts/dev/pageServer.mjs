import { createServer, request } from 'node:http';
import { BUILDS, createBuildEvents } from '../../shared/federation/src/dev/events.mjs';

/** A request waits while the host starts again. */
const RETRY_MS = 200;

const READ_METHODS = ['GET', 'HEAD'];

/**
 * Hands a request on to the host. One with a body is sent once only.
 *
 * @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} response @param {number} hostPort
 */
function forward(incoming, response, hostPort) {
  if (response.destroyed) return;
  const { method = 'GET', url: path, headers } = incoming;
  const isRead = READ_METHODS.includes(method);
  const outgoing = request({ host: '127.0.0.1', port: hostPort, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else if (!isRead) response.writeHead(502).end();
    else setTimeout(forward, RETRY_MS, incoming, response, hostPort);
  });
  const abort = () => outgoing.destroy();
  response.once('close', abort);
  outgoing.once('close', () => response.off('close', abort));
  if (isRead) outgoing.end();
  else incoming.pipe(outgoing);
}

/**
 * The server that a browser calls: it hands requests on to the host and sends what is built as server-sent events, from the origin of the page.
 * So the host needs no switch for development, and its content policy stays that of production.
 *
 * @param {{ port: number, hostPort: number }} ports
 */
export function startPageServer({ port, hostPort }) {
  const events = createBuildEvents();
  const server = createServer((incoming, response) => {
    if (incoming.url === BUILDS) return events.send(response);
    return forward(incoming, response, hostPort);
  }).listen(port, 'localhost');

  return {
    announce: events.announce,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
