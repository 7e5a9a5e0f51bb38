/** The address of the events of builds, which `runtime/hotPage.mjs` reads. */
export const BUILDS = '/dev/builds';

/** Sends what is built to open pages, as server-sent events. */
export function createBuildEvents() {
  /** @type {Map<string, string>} the last event of each build */
  const events = new Map();
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  return {
    /** @param {import('node:http').ServerResponse} response stays open */
    send(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write([...events.values()].join(''));
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    /** @param {import('./watch.mjs').Build} build */
    announce({ app, hash, errors }) {
      const event = `data: ${JSON.stringify({ app, hash, errors })}\n\n`;
      events.set(app, event);
      for (const page of pages) page.write(event);
    },
  };
}
