import { randomBytes } from 'node:crypto';
import { type BootDocument, COOKIES, isLocale, type Locale } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { FRAME_PATH } from '../../src/frame/protocol.ts';
import { acceptedLanguages, detectLocale } from '../../src/locale/detect.ts';
import { parseQuery } from '../../src/routes/match.ts';
import { PageNotFound } from '../../src/routes/pageNotFound.ts';
import { type Resolution, resolve, splitAddress } from '../../src/routes/resolve.ts';
import { readCookie } from '../../src/session/cookies.ts';
import { ANONYMOUS, nextSession, sessionCookies } from '../../src/session/sessionState.ts';
import { brandColors } from '../../src/widgets/brandColors.ts';
import { widgetLook } from '../../src/widgets/widgetParams.ts';
import type { HasBanners } from '../network/banners.ts';
import type { IsMissing } from '../network/lookUps.ts';
import type { Networks } from '../network/networks.ts';
import { timeZoneOf } from '../network/timeZone.ts';
import { buildIdOf } from '../remotes/buildId.ts';
import { entriesOf, type FindRemotes } from '../remotes/findRemotes.ts';
import type { HostManifest } from '../remotes/manifest.ts';
import { publicTenant, publicUrlsOf } from '../tenants/publicTenant.ts';
import { tenantOn } from '../tenants/tenantOn.ts';
import { contentPolicy } from './contentPolicy.ts';
import { renderPage } from './html.ts';
import { type Preloaded, preloadLinks } from './preload.ts';
import type { PageTextKey } from './texts.ts';

export interface PageRequest {
  readonly tenant: Tenant;
  /** Path and query; the path begins with a slash. */
  readonly url: string;
  readonly cookies: string;
  readonly acceptLanguage: string | undefined;
}

export type PageAnswer =
  | { readonly status: 200 | 404; readonly html: string; readonly policy: string }
  | { readonly status: 302; readonly location: string }
  /** The host is not built. */
  | { readonly status: 503 };

export interface PageParts {
  readonly standardBffUrl: string;
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly findRemotes: FindRemotes;
  readonly networks: Networks;
  readonly isMissing: IsMissing;
  readonly hasBanners: HasBanners;
}

/** Placeholder origin to parse addresses with; used in this file only. */
const PLACEHOLDER_ORIGIN = 'http://host.invalid';

type Shown = Extract<Resolution, { kind: 'screen' | 'not-found' }>;

function preloadedRemotes(resolution: Shown, hasHeader: boolean): Preloaded[] {
  const route = resolution.kind === 'screen' ? resolution.route : null;
  return [
    ...(route?.area ? [{ id: route.area, view: route.view, priority: 'auto' as const }] : []),
    ...(hasHeader ? [{ id: 'shop-header' as const, view: null, priority: 'low' as const }] : []),
  ];
}

function titleKeyOf(resolution: Shown): PageTextKey {
  return resolution.kind === 'screen' ? `title.${resolution.route.name}` : 'error.missing.title';
}

/** The error of an address without a page, or with an id unknown to the backend, for programs; null for a valid address. */
function errorOf(resolution: Shown, hasUnknownId: boolean): string | null {
  if (resolution.kind === 'not-found') return resolution.error.message;
  return hasUnknownId ? new PageNotFound(resolution.current.fullPath).message : null;
}

/** Areas whose screens partners show in frames. Those of an account or of a link in a message are for the traveller’s own window. */
const WIDGET_AREAS: ReadonlySet<string | null> = new Set(['trip-planner', 'proximity', 'schedules']);

function isWidgetScreen(resolution: Shown): boolean {
  return resolution.kind === 'screen' && WIDGET_AREAS.has(resolution.route.area);
}

function localeOf({ tenant, url, cookies, acceptLanguage }: PageRequest): Locale {
  return detectLocale({
    prefix: splitAddress(url, PLACEHOLDER_ORIGIN).pathname.split('/')[1],
    cookie: readCookie(cookies, COOKIES.locale),
    languages: acceptedLanguages(acceptLanguage),
    offered: tenant.languages,
  });
}

/** Value of the parameter `lang` for a widget in the visitor's language instead of the one in its address. */
const VISITORS_LANGUAGE = 'auto';

/** The same address in the first language of the browser that the product has, else in its own, without the parameter. */
function inVisitorsLanguage({ tenant, url, acceptLanguage }: PageRequest): string {
  const { pathname, search } = splitAddress(url, PLACEHOLDER_ORIGIN);
  const [, prefix = '', ...rest] = pathname.split('/');
  const locale = detectLocale({
    prefix: undefined,
    cookie: null,
    languages: [...acceptedLanguages(acceptLanguage), prefix],
    offered: tenant.languages,
  });
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `/${[locale, ...(isLocale(prefix) || prefix === '' ? rest : [prefix, ...rest])].join('/')}?${query.toString()}`;
}

function withBrand(tenant: Tenant, brand: string): Tenant {
  const { light, dark } = brandColors(brand);
  const { colors } = tenant;
  return { ...tenant, colors: { light: { ...colors.light, ...light }, dark: { ...colors.dark, ...dark } } };
}

/** Renders pages; redirects and missing pages are decided by the same functions as in the browser. */
export function createPages({
  standardBffUrl,
  hostManifest,
  findRemotes,
  networks,
  isMissing,
  hasBanners: lookUpBanners,
}: PageParts) {
  return async (request: PageRequest): Promise<PageAnswer> => {
    const { tenant: file, url, cookies } = request;
    const query = parseQuery(splitAddress(url, PLACEHOLDER_ORIGIN).search);
    const isWidget = file.isWidget || query['widget'] === 'true';
    if (isWidget && query['lang'] === VISITORS_LANGUAGE) return { status: 302, location: inVisitorsLanguage(request) };
    const look = widgetLook(isWidget ? query : {});
    const { authenticated } = nextSession(ANONYMOUS, sessionCookies(cookies));
    const { languages } = file;
    const visitor = {
      locale: localeOf(request),
      languages,
      authenticated,
      isWidget,
      urls: publicUrlsOf(file, standardBffUrl),
    };
    const resolution = resolve(url, PLACEHOLDER_ORIGIN, visitor);
    if (resolution.kind === 'redirect' || resolution.kind === 'external') {
      return { status: 302, location: resolution.to };
    }

    const [host, remotes, network, hasUnknownId, hasBanners] = await Promise.all([
      hostManifest(),
      findRemotes(file),
      networks.of(file),
      resolution.kind === 'screen' && isMissing(file, resolution.current),
      !isWidget && lookUpBanners(file, cookies),
    ]);
    if (!host) return { status: 503 };
    const tenant = tenantOn(network, file);
    const error = errorOf(resolution, hasUnknownId);

    const hasOwnHeader = tenant.remotes.header !== undefined;
    const { locale } = resolution;
    const nonce = randomBytes(16).toString('base64');
    const { found, unreachable } = remotes;
    const shared = publicTenant(tenant, {
      standardBffUrl,
      timeZone: timeZoneOf(tenant, network),
      credits: network?.credits ?? [],
    });
    const buildId = buildIdOf({ host, remotes: found, tenant });
    const boot: BootDocument = {
      tenant: shared,
      locale,
      buildId,
      time: Date.now(),
      remotes: entriesOf(found),
      unreachable,
      ...(hasOwnHeader ? { headerFrame: FRAME_PATH } : {}),
      ...(hasBanners === null ? {} : { hasBanners }),
      network,
    };
    const html = renderPage({
      boot,
      tenant: look.brand === null ? tenant : withBrand(tenant, look.brand),
      theme: look.theme,
      titleKey: error === null ? titleKeyOf(resolution) : 'error.missing.title',
      nonce,
      main: host.preload['main'] ?? { js: [], css: [] },
      preload: preloadLinks({
        host,
        remotes: found,
        locale,
        wanted: preloadedRemotes(resolution, !isWidget && !hasOwnHeader),
      }),
      noIndex: error !== null || isWidget,
      error,
    });
    const isEmbeddable = isWidget && error === null && isWidgetScreen(resolution);
    const policy = contentPolicy({ nonce, tenant: shared, trusts: tenant, embeddable: isEmbeddable });
    return { status: error === null ? 200 : 404, html, policy };
  };
}
