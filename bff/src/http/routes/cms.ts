import type { FastifyRequest } from 'fastify';
import { Banners, CmsMenu, MenuParams } from '../../api/cms.ts';
import { languageOf } from '../../common/language.ts';
import type { EpochSeconds } from '../../common/time.ts';
import { bannersNow } from '../../content/banners.ts';
import type { Content } from '../../content/load.ts';
import { menuNamed } from '../../content/menus.ts';
import { notFound } from '../../problems/requestError.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

export interface CmsOptions {
  content(): Content;
  now(): EpochSeconds;
}

const CACHE_SECONDS = 60;

/** The tenant whose key came along; the key has been checked. */
export function tenantOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return String(headers['x-api-key'] ?? '');
}

export function cmsRoutes(app: App, { content, now }: CmsOptions): void {
  app.get(
    '/core/v1/banners',
    {
      config: {
        localized: true,
        answers: 'The banners, the most important first; none where there is nothing to say.',
      },
      schema: {
        tags: ['content'],
        operationId: 'listBanners',
        summary: 'What a tenant tells its travellers now',
        description: 'The banners of the tenant whose key comes along, within the time for which its editors set them.',
        response: { 200: Banners },
        ...KEYED,
      },
    },
    async (request, reply) => {
      // A banner can begin and end at any minute.
      reply.header('cache-control', 'private, no-cache');
      return { banners: bannersNow(content().banners, tenantOf(request), languageOf(request), now()) };
    },
  );

  app.get(
    '/wp-json/menus/v1/menus/:menu',
    {
      config: { answers: 'The menu with its entries, up to three levels deep.', problems: ['menu-not-found'] },
      schema: {
        tags: ['content'],
        operationId: 'getMenu',
        summary: 'A menu by its name',
        description:
          'In French; with `-en`, `-es`, `-it` or `-de` at the end of its name in that language. Needs no key.',
        params: MenuParams,
        response: { 200: CmsMenu },
      },
    },
    async ({ params }, reply) => {
      const menu = menuNamed(content().menus, params.menu);
      if (!menu) throw notFound('menu-not-found', `There is no menu called "${params.menu}".`);
      reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`);
      return menu;
    },
  );
}
