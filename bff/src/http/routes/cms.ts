import type { EpochSeconds } from '@halte/engine/common/time';
import type { FastifyRequest } from 'fastify';
import { getMenu, listBanners } from '../../api/operations/cms.ts';
import { languageOf } from '../../common/language.ts';
import { bannersNow } from '../../content/banners.ts';
import type { Content } from '../../content/load.ts';
import { menuNamed } from '../../content/menus.ts';
import { notFound } from '../../problems/requestError.ts';
import type { App } from '../plugins/typedApp.ts';

export interface CmsOptions {
  content(): Content;
  now(): EpochSeconds;
}

const CACHE_SECONDS = 60;

/** The tenant key of the request, already verified. */
export function tenantOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return String(headers['x-api-key'] ?? '');
}

export function cmsRoutes(app: App, { content, now }: CmsOptions): void {
  app.get('/core/v1/banners', listBanners, async (request, reply) => {
    // A banner can begin and end at any minute.
    reply.header('cache-control', 'private, no-cache');
    return { banners: bannersNow(content().banners, tenantOf(request), languageOf(request), now()) };
  });

  app.get('/wp-json/menus/v1/menus/:menu', getMenu, async ({ params }, reply) => {
    const menu = menuNamed(content().menus, params.menu);
    if (!menu) throw notFound('menu-not-found', `There is no menu called "${params.menu}".`);
    reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`);
    return menu;
  });
}
