import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './options.ts';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.(gz|br))?$/;

/** Opened as a page, an image could run scripts with the rights of the app; images come from tenants' agencies. */
const PICTURE = /\.(svg|png|jpe?g|gif|webp|avif|ico)(\.(gz|br))?$/i;
export const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Serves built files: the host's below /assets/, each remote's below /remotes/<name>/, the tenants' pictures below /tenants/. */
export function serveFiles(app: FastifyInstance, { hostDist, hostPublic, remotes }: ServerOptions): void {
  const folders: [prefix: string, root: string][] = [
    ['/assets/', hostDist],
    ['/tenants/', join(hostPublic, 'tenants')],
    ...[...remotes].map(([id, folder]): [string, string] => [`/remotes/${id}/`, folder]),
  ];
  for (const [prefix, root] of folders) {
    app.register(fastifyStatic, {
      prefix,
      root,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      suppressWarning: !existsSync(root),
      setHeaders(reply, path) {
        reply.header('cache-control', cacheControl(path));
        reply.header('x-content-type-options', 'nosniff');
        if (PICTURE.test(path)) reply.header('content-security-policy', PICTURE_POLICY);
        // Remotes may be used by hosts of other origins, fonts are always fetched in CORS mode.
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
}
