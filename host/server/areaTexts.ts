import { isLocale } from '@halte/contract';
import { textsIn } from '@halte/contract/manifest/compose';
import type { FastifyInstance } from 'fastify';
import { AREA_TEXTS_PATH } from '../src/messages/areaTexts.ts';
import { sendMissing } from './page/sendPage.ts';
import { shareOf } from './page/share.ts';
import type { FindRemotes } from './remotes/findRemotes.ts';
import type { ForTenant } from './siteFiles.ts';

export interface AreaTextsParts {
  readonly forTenant: ForTenant;
  readonly findRemotes: FindRemotes;
}

/** `/builds/texts/<locale>.json`: the texts that the remotes of this visitor declare, for pages that change their language. */
export function serveAreaTexts(app: FastifyInstance, { forTenant, findRemotes }: AreaTextsParts): void {
  app.get(
    `${AREA_TEXTS_PATH}/:file`,
    forTenant(async (tenant, reply, request) => {
      const locale = request.url
        .split('?')[0]
        ?.slice(AREA_TEXTS_PATH.length + 1)
        .replace(/\.json$/, '');
      if (!isLocale(locale)) return sendMissing(request, reply);
      const { areas } = await findRemotes(tenant, shareOf(request.headers.cookie ?? ''));
      return reply.header('cache-control', 'no-cache').send(textsIn(areas, locale));
    }),
  );
}
