import { once } from 'node:events';
import { createServer, request } from 'node:http';

const CHECK_MS = 250;
const CHECK_TIMEOUT_MS = 1000;

/** @typedef {{ name: string, port: number, isIn: boolean }} Target */

/** Whether it may get calls: as before, as long as it only takes its time. @param {Target} target */
async function check(target) {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const answer = await fetch(`http://127.0.0.1:${target.port}/readyz`, { signal });
    await answer.body?.cancel();
    target.isIn = answer.status === 200;
  } catch (error) {
    if (!(error instanceof DOMException)) target.isIn = false;
  }
}

/**
 * Sends calls by turns to those servers whose /readyz answers 200. One that cannot be connected is left out, and the call goes to the next; a
 * connection that is cut later is answered with 502. Answers have `x-replica`.
 *
 * @param {readonly { name: string, port: number }[]} servers
 */
export async function startBalancer(servers) {
  /** @type {Target[]} */
  const targets = servers.map((one) => ({ ...one, isIn: true }));
  let turn = 0;
  const checking = setInterval(() => {
    for (const target of targets) void check(target);
  }, CHECK_MS);
  const own = createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    turn += 1;
    const ready = targets.filter(({ isIn }) => isIn);
    const order = ready.map((_, index) => /** @type {Target} */ (ready[(index + turn) % ready.length]));
    for (const target of order) if (await passedOn(target, incoming, Buffer.concat(chunks), outgoing)) return;
    outgoing.writeHead(503, { 'x-replica': 'none' }).end();
  });
  // Its clients end connections: one that it ended might be in use again already.
  own.keepAliveTimeout = 0;
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (own.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      clearInterval(checking);
      own.closeAllConnections();
      own.close();
    },
  };
}

/** Resolves to false if the server could not be connected: nothing was asked of it. */
function passedOn(target, incoming, body, outgoing) {
  const { method, url, headers } = incoming;
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port: target.port, method, path: url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-replica': target.name });
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
        resolve(true);
      },
    );
    asked.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED') {
        target.isIn = false;
        resolve(false);
        return;
      }
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'x-replica': target.name }).end();
      resolve(true);
    });
    asked.end(body);
  });
}
