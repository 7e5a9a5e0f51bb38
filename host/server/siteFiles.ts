import { COOKIES } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguages, detectLocale } from '../src/locale/detect.ts';
import { hrefOf } from '../src/routes/href.ts';
import { readCookie } from '../src/session/cookies.ts';
import { drawnLogo } from './page/drawnLogo.ts';
import { createIcons, ICON_FILES } from './page/iconFiles.ts';
import { favicon } from './page/icons.ts';
import { screenshotsOf } from './page/screenshots.ts';
import { SECURITY_TEXT_PATH, securityText } from './page/securityText.ts';
import { sendMissing } from './page/sendPage.ts';
import { type Shared, sharedPlace } from './page/sharedPlace.ts';
import { SHARE_PATH, webManifest } from './page/webManifest.ts';
import type { FindRemotes } from './remotes/findRemotes.ts';
import { PICTURE_POLICY } from './staticFiles.ts';
import { DRAWN_LOGOS } from './tenants/tenantOn.ts';

type Send = (tenant: Tenant, reply: FastifyReply, request: FastifyRequest) => FastifyReply | Promise<FastifyReply>;

/** A route whose answer depends on the tenant of the requested host. */
export type ForTenant = (send: Send) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export interface SiteFilesParts {
  readonly forTenant: ForTenant;
  /** The tenant as its network completes it. */
  readonly shown: (tenant: Tenant) => Promise<Tenant>;
  readonly findRemotes: FindRemotes;
  readonly hostPublic: string;
}

/** The field of the place to go to, which a browser gives the focus. */
const ARRIVAL = '#trip-arrival';

const sendPicture = (reply: FastifyReply, svg: string) =>
  reply.type('image/svg+xml').header('content-security-policy', PICTURE_POLICY).send(svg);

/** The small files of a site that are written for its tenant: icons, drawn logos, manifest, robots.txt and security.txt. */
export function serveSiteFiles(
  app: FastifyInstance,
  { forTenant, shown, findRemotes, hostPublic }: SiteFilesParts,
): void {
  const drawIcon = createIcons();
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
  app.get(
    SECURITY_TEXT_PATH,
    forTenant(async (tenant, reply, request) => {
      const text = securityText(await shown(tenant), Date.now());
      if (text === null) return sendMissing(request, reply);
      return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
    }),
  );
  app.get(
    '/favicon.svg',
    forTenant(async (tenant, reply) => sendPicture(reply, favicon(await shown(tenant)))),
  );
  for (const scheme of ['light', 'dark'] as const) {
    app.get(
      DRAWN_LOGOS[scheme],
      forTenant(async (tenant, reply) => sendPicture(reply, drawnLogo(await shown(tenant), scheme))),
    );
  }
  for (const [path, form] of Object.entries(ICON_FILES)) {
    app.get(
      path,
      forTenant(async (tenant, reply) => {
        const icon = drawIcon(path, form, await shown(tenant));
        return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(icon);
      }),
    );
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302));
  app.get(
    '/manifest.webmanifest',
    forTenant(async (tenant, reply, request) => {
      // Browsers ask for it without cookies.
      const languages = acceptedLanguages(request.headers['accept-language']);
      const locale = detectLocale({ prefix: undefined, cookie: null, languages, offered: tenant.languages });
      const [known, { areas }] = await Promise.all([shown(tenant), findRemotes(tenant, null)]);
      // Those of a demo tenant show the demo city.
      const screenshots = known === tenant ? await screenshotsOf(hostPublic, tenant.id) : [];
      return reply
        .header('vary', 'accept-language')
        .type('application/manifest+json')
        .send(webManifest({ tenant: known, areas, locale, screenshots }));
    }),
  );
  app.get(
    SHARE_PATH,
    forTenant(async (tenant, reply, { query, headers }) => {
      const locale = detectLocale({
        prefix: undefined,
        cookie: readCookie(headers.cookie ?? '', COOKIES.locale),
        languages: acceptedLanguages(headers['accept-language']),
        offered: tenant.languages,
      });
      const { areas } = await findRemotes(tenant, null);
      const place = sharedPlace(query as Shared);
      const isPlanner = place !== '' && areas.table.byName.has('trip-planner');
      const target = { name: isPlanner ? 'trip-planner' : 'index', query: isPlanner ? { tv: place } : {} };
      reply.header('cache-control', 'no-store');
      return reply.redirect(hrefOf(areas.table, locale, target) + (isPlanner ? ARRIVAL : ''), 302);
    }),
  );
}
