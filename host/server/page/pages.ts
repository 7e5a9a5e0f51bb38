import { randomBytes } from 'node:crypto';
import type { BootDocument, EmbeddedAnswer } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { FRAME_PATH } from '../../src/frame/protocol.ts';
import { hrefOf } from '../../src/routes/href.ts';
import { PageNotFound } from '../../src/routes/pageNotFound.ts';
import type { Resolution } from '../../src/routes/resolve.ts';
import { brandColors } from '../../src/widgets/brandColors.ts';
import { createAsk } from '../network/ask.ts';
import type { FindBanners, KnownBanners } from '../network/banners.ts';
import { isMissing } from '../network/lookUps.ts';
import type { Networks } from '../network/networks.ts';
import type { Template } from '../network/preferences.ts';
import { timeZoneOf } from '../network/timeZone.ts';
import { buildIdOf } from '../remotes/buildId.ts';
import { entriesOf, type FindRemotes } from '../remotes/findRemotes.ts';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import { screenFiles } from '../remotes/screenFiles.ts';
import { publicTenant, ssrBffUrlOf } from '../tenants/publicTenant.ts';
import { tenantOn } from '../tenants/tenantOn.ts';
import { contentPolicy } from './contentPolicy.ts';
import { type FirstRequest, firstData, firstRequests, knownData } from './data.ts';
import type { createFirstPaint, PaintedPage } from './firstPaint.ts';
import { FIRST_TAP_SOURCE } from './firstTap.ts';
import { renderPage } from './html.ts';
import { noscriptOf } from './noscript.ts';
import type { createPlainForm } from './plainForm.ts';
import { type Preloaded, preloadLinks } from './preload.ts';
import { type FindStills, type Stills, stillPicture } from './still.ts';
import { pageStyles } from './styles.ts';
import { type PageTextKey, pageText } from './texts.ts';
import { type PageRequest, visitOf } from './visit.ts';

export type PageAnswer =
  /** `html` up to `PAGE_END`; `data`: elements that follow it, null where none will. */
  | {
      readonly status: 200 | 404;
      readonly html: string;
      readonly policy: string;
      readonly data: Promise<string> | null;
    }
  | { readonly status: 302; readonly location: string }
  /** The host is not built. */
  | { readonly status: 503 };

export interface PageParts {
  readonly standardBffUrl: string;
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly findRemotes: FindRemotes;
  readonly networks: Networks;
  /** Base address of the backend for this server, for tenants that name none. */
  readonly bffUrl: string;
  readonly template: Template;
  readonly findBanners: FindBanners;
  readonly findStills: FindStills;
  readonly plainForm: ReturnType<typeof createPlainForm>;
  readonly firstPaint: ReturnType<typeof createFirstPaint>;
}

/** The answers that each page may have. */
function knownAnswers(template: EmbeddedAnswer | null, banners: KnownBanners | null): string {
  const elements = [
    template && knownData('preferences', template),
    banners?.embedded && knownData('banners', banners.embedded),
  ];
  return elements.filter(Boolean).join('');
}

interface More {
  readonly banners: KnownBanners | null;
  readonly stills: Stills | null;
}

/** A partner's frame has no header, and its home no map. */
const NOTHING_MORE: More = { banners: { areShown: false, embedded: null }, stills: null };

/** Looks up what a page of the app has beside its screen. */
function createMore({ findBanners, findStills }: Pick<PageParts, 'findBanners' | 'findStills'>) {
  return async ({ tenant, cookies, stillSize }: PageRequest, { locale, current }: Shown): Promise<More> => {
    const [banners, stills] = await Promise.all([
      findBanners(tenant, locale, cookies),
      findStills(tenant, { screen: current.name, size: stillSize }),
    ]);
    return { banners, stills };
  };
}

type Shown = Extract<Resolution, { kind: 'screen' | 'not-found' }>;

function preloadedRemotes(resolution: Shown, hasHeader: boolean): Preloaded[] {
  const route = resolution.kind === 'screen' ? resolution.route : null;
  return [
    ...(route?.area ? [{ id: route.area, view: route.view, priority: 'auto' as const }] : []),
    ...(hasHeader ? [{ id: 'shop-header' as const, view: null, priority: 'low' as const }] : []),
  ];
}

/** What the view of a screen asks first. */
function requestsOf(
  resolution: Shown,
  found: ReadonlyMap<string, FoundRemote>,
  cookies: string,
): readonly FirstRequest[] {
  if (resolution.kind !== 'screen' || resolution.route.area === null) return [];
  const { area, view } = resolution.route;
  return firstRequests(found.get(area)?.manifest.firstData[view] ?? {}, resolution.current, cookies);
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

function withBrand(tenant: Tenant, brand: string): Tenant {
  const { light, dark } = brandColors(brand);
  const { colors } = tenant;
  return { ...tenant, colors: { light: { ...colors.light, ...light }, dark: { ...colors.dark, ...dark } } };
}

/** Scripts and styles of a page; without markup, the host's own. */
function contentOf({ preload }: HostManifest, painted: PaintedPage | null) {
  const { js = [], css = [] } = preload['main'] ?? {};
  const addresses = (files: readonly string[]) => files.map((file) => `/assets/${file}`);
  const scripts = addresses(js);
  if (painted === null) return { scripts, sheets: addresses(css), used: null, inline: [] };
  return { scripts, sheets: painted.sheets, used: painted.css, inline: [FIRST_TAP_SOURCE] };
}

/** Renders pages; redirects and missing pages are decided by the same functions as in the browser. */
export function createPages({
  standardBffUrl,
  hostManifest,
  findRemotes,
  networks,
  bffUrl,
  template: lookUpTemplate,
  findBanners,
  findStills,
  plainForm,
  firstPaint,
}: PageParts) {
  const more = createMore({ findBanners, findStills });
  return async (request: PageRequest): Promise<PageAnswer> => {
    const { tenant: file, cookies } = request;
    const { isWidget, authenticated, brand, theme, carried, resolution } = visitOf(request, standardBffUrl);
    if (resolution.kind === 'redirect' || resolution.kind === 'external') {
      return { status: 302, location: resolution.to };
    }

    const { locale, current } = resolution;
    const { apiKey } = file;
    const { method, forwardedFor, requestId, gone } = request;
    const ask = createAsk({
      ...{ apiKey, locale, forwardedFor, requestId, gone },
      backendUrl: ssrBffUrlOf(file, bffUrl),
    });
    const finding = findRemotes(file);
    const requests = finding.then(({ found }) => (method === 'HEAD' ? [] : requestsOf(resolution, found, cookies)));
    const data = requests.then((known) => firstData(known, locale, ask)).catch(() => '');
    const [host, remotes, network, hasUnknownId, template, plain, { banners, stills }] = await Promise.all([
      hostManifest(),
      finding,
      networks.of(file),
      resolution.kind === 'screen' && isMissing(current, ask),
      lookUpTemplate(file),
      plainForm({ tenant: file, locale, current, carried }),
      isWidget ? NOTHING_MORE : more(request, resolution),
    ]);
    if (!host) return { status: 503 };
    if (plain?.kind === 'results') return { status: 302, location: plain.to };
    const tenant = tenantOn(network, file);
    const hasBanners = banners?.areShown;
    const error = errorOf(resolution, hasUnknownId);

    const hasOwnHeader = tenant.remotes.header !== undefined;
    const nonce = randomBytes(16).toString('base64');
    const { found, unreachable } = remotes;
    const shared = publicTenant(tenant, {
      standardBffUrl,
      timeZone: timeZoneOf(tenant, network),
      credits: network?.credits ?? [],
      firstViews: network?.firstViews,
    });
    const text = (key: PageTextKey) => pageText(shared, locale, key);
    const buildId = buildIdOf({ host, remotes: found, tenant });
    const painted = await firstPaint({
      ...{
        host,
        remotes: found,
        resolution,
        hasError: error !== null,
        authenticated,
        isWidget,
        carried,
        tenant: shared,
      },
      hasBanners: hasBanners === true,
      theme,
      map: stillPicture(stills, theme),
      fields: plain?.fields ?? {},
    });
    const boot: BootDocument = {
      tenant: shared,
      locale,
      buildId,
      time: Date.now(),
      remotes: entriesOf(found),
      screens: screenFiles(found, locale),
      unreachable,
      ...(hasOwnHeader ? { headerFrame: FRAME_PATH } : {}),
      ...(hasBanners === undefined ? {} : { hasBanners }),
      ...(painted && { painted: painted.screen }),
      network,
    };
    const { scripts, sheets, used, inline } = contentOf(host, painted);
    const html = renderPage({
      boot,
      tenant: brand === null ? tenant : withBrand(tenant, brand),
      theme,
      titleKey: error === null ? titleKeyOf(resolution) : 'error.missing.title',
      nonce,
      scripts,
      styles: pageStyles({ sheets, used, cookies, nonce }),
      painted,
      preload: preloadLinks({
        host,
        remotes: found,
        locale,
        linked: sheets,
        wanted: preloadedRemotes(resolution, !isWidget && !hasOwnHeader),
      }),
      noIndex: error !== null || isWidget,
      noscript: noscriptOf({
        current,
        proposals: plain?.html(text) ?? null,
        text,
        form: hrefOf(locale, { name: 'trip-planner', query: { ...current.query, ...carried } }),
      }),
      data: knownAnswers(template && { ...template, locale }, banners),
      error,
    });
    const isEmbeddable = isWidget && error === null && isWidgetScreen(resolution);
    const policy = contentPolicy({ nonce, tenant: shared, trusts: tenant, inline, embeddable: isEmbeddable });
    if (error !== null) return { status: 404, html, policy, data: null };
    return { status: 200, html, policy, data: (await requests).length === 0 ? null : data };
  };
}
