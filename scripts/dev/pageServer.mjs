import { createServer, request } from 'node:http';

/** The address of the events of builds, which `shared/federation/src/runtime/hotPage.mjs` reads. */
const BUILDS = '/dev/builds';

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
  /** @type {Map<string, string>} the last event of each build */
  const events = new Map();
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();

  function sendEvents(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write([...events.values()].join(''));
    pages.add(response);
    response.on('close', () => pages.delete(response));
  }

  const server = createServer((incoming, response) => {
    if (incoming.url === BUILDS) return sendEvents(response);
    return forward(incoming, response, hostPort);
  }).listen(port, 'localhost');

  return {
    /** @param {import('../../shared/federation/src/dev/watch.mjs').Build} build */
    announce({ app, hash, errors }) {
      const event = `data: ${JSON.stringify({ app, hash, errors })}\n\n`;
      events.set(app, event);
      for (const page of pages) page.write(event);
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
