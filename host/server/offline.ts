import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodingFor } from '@halte/server/acceptedEncoding';
import type { FastifyInstance } from 'fastify';
import { chosenAppearance } from '../src/services/chosenAppearance.ts';
import type { ServerOptions } from './options.ts';
import { packed } from './page/packed.ts';
import { sendMissing } from './page/sendPage.ts';
import { shareOf } from './page/share.ts';
import { type createShell, shellLocale } from './page/shell.ts';
import type { ForTenant } from './siteFiles.ts';

export interface OfflineParts {
  readonly options: Pick<ServerOptions, 'hostDist' | 'offline'>;
  readonly forTenant: ForTenant;
  readonly shell: ReturnType<typeof createShell>;
}

/** Asks this host only, and runs nothing but itself. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Takes the place of the worker that a browser has: deletes all that it kept, and ends it. */
const REMOVAL = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('halte-')) await caches.delete(name);
  await registration.unregister();
  new BroadcastChannel('halte-network').postMessage(null);
})()));
`;

/** The service worker at the root of the host, because it answers for all of its pages, and the pages that it keeps. */
export function serveOffline(app: FastifyInstance, { options, forTenant, shell }: OfflineParts): void {
  app.get('/worker.js', async (request, reply) => {
    const script = options.offline
      ? await readFile(join(options.hostDist, 'offline/worker.js')).catch(() => null)
      : REMOVAL;
    if (script === null) return sendMissing(request, reply);
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .header('service-worker-allowed', '/')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });

  app.get<{ Params: { name: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/builds/shell/:name',
    (request, reply) =>
      forTenant(async (tenant) => {
        const { name } = request.params;
        const locale = options.offline ? shellLocale(name, tenant.languages) : null;
        const theme = chosenAppearance(String(request.query['theme'] ?? ''));
        const share = shareOf(request.headers.cookie ?? '');
        const written = locale && (await shell(tenant, { locale, theme, share }));
        if (!written) return sendMissing(request, reply);
        reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('vary', 'accept-encoding');
        const text = JSON.stringify(written);
        const encoding = encodingFor(request.headers['accept-encoding']);
        return encoding
          ? reply.header('content-encoding', encoding).send(await packed(text, encoding))
          : reply.send(text);
      })(request, reply),
  );
}
