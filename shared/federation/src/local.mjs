/** Names of this machine: a site that has led its own name here is not answered. */
const HERE = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** @param {string | undefined} host of a request */
export const isHere = (host) => HERE.test(host ?? '');

/**
 * @param {number} port 0 for a free one
 * @param {import('node:http').Server} server
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>} rejects where the port is taken
 */
export function listenOn(port, server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      const { port: own } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({
        origin: `http://localhost:${own}`,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      });
    });
  });
}
