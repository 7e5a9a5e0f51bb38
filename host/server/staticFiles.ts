import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './options.ts';

/** Names of files that never change. */
export const HASHED = /\.[0-9a-f]{8}\.\w+(\.(gz|br))?$/;

/** Opened as a page, an image could run scripts with the rights of the app; images come from tenants' agencies. */
const PICTURE = /\.(svg|png|jpe?g|gif|webp|avif|ico)(\.(gz|br))?$/i;
export const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** What pages load of the builds of this server: the beginning of the path, and the folder. */
export const builds = ({
  hostDist,
  remotes,
}: ServerOptions): readonly (readonly [prefix: string, folder: string])[] => [
  ['/assets/', hostDist],
  ...[...remotes].map(([id, folder]) => [`/remotes/${id}/`, folder] as const),
];

/** Whether it can be looked into, or may be there later. */
function canServe(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/**
 * Serves built files: the host's below /assets/, each remote's below /remotes/<name>/, those of other builds from the folder that servers have in
 * common, and the tenants' pictures below /tenants/.
 */
export function serveFiles(app: FastifyInstance, options: ServerOptions): void {
  const { assets, hostPublic } = options;
  const shared = (prefix: string) => (assets === null ? [] : [join(assets, prefix)].filter(canServe));
  const folders: (readonly [prefix: string, roots: readonly string[]])[] = [
    ...builds(options).map(([prefix, root]) => [prefix, [root, ...shared(prefix)]] as const),
    ['/tenants/', [join(hostPublic, 'tenants')]],
  ];
  for (const [prefix, roots] of folders) {
    app.register(fastifyStatic, {
      prefix,
      root: roots.map((root) => resolve(root)),
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      suppressWarning: !roots.every((root) => existsSync(root)),
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
