import type { FastifyRequest } from 'fastify';
import { bannersNow } from '../../content/banners.ts';
import type { Content } from '../../content/load.ts';
import { menuNamed } from '../../content/menus.ts';
import { notFound } from '../../refusal.ts';
import type { EpochSeconds } from '../../timetable/feed.ts';
import { KEYED, keyedAnswers } from '../answers.ts';
import { languageOf } from '../language.ts';
import { Banners, CmsMenu, MenuParams } from '../schemas/cms.ts';
import { Problem } from '../schemas/common.ts';
import type { App } from '../typedApp.ts';

export interface CmsOptions {
  content(): Content;
  now(): EpochSeconds;
}

const KEPT_SECONDS = 60;

/** The tenant whose key came along; the key has been checked. */
export function tenantOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return String(headers['x-api-key'] ?? '');
}

export function cmsRoutes(app: App, { content, now }: CmsOptions): void {
  app.get(
    '/core/v1/banners',
    {
      config: { speaks: true },
      schema: {
        tags: ['content'],
        summary: 'What a tenant tells its travellers now, in the language of Accept-Language',
        response: keyedAnswers(Banners),
        ...KEYED,
      },
    },
    async (request, reply) => {
      // What is told begins and ends at any minute.
      reply.header('cache-control', 'private, no-cache');
      return { banners: bannersNow(content().banners, tenantOf(request), languageOf(request), now()) };
    },
  );

  app.get(
    '/wp-json/menus/v1/menus/:menu',
    {
      schema: {
        tags: ['content'],
        summary:
          'A menu by its name, with -en, -es, -it or -de at its end for another language than French; needs no key',
        params: MenuParams,
        response: { 200: CmsMenu, 400: Problem, 404: Problem },
      },
    },
    async ({ params }, reply) => {
      const menu = menuNamed(content().menus, params.menu);
      if (!menu) throw notFound('menu-not-found', `There is no menu called "${params.menu}".`);
      reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
      return menu;
    },
  );
}
