import { randomBytes } from 'node:crypto';
import type { BootDocument, Locale, PublicTenant } from '@halte/contract';
import { areasFor } from '@halte/contract/manifest/compose';
import { FRAME_PATH } from '../../src/frame/protocol.ts';
import { hrefOf } from '../../src/routes/href.ts';
import { timeZoneOf } from '../network/timeZone.ts';
import { buildIdOf } from '../remotes/buildId.ts';
import { entriesOf, type FindRemotes } from '../remotes/findRemotes.ts';
import type { HostManifest } from '../remotes/manifest.ts';
import { screenFiles } from '../remotes/screenFiles.ts';
import { publicTenant } from '../tenants/publicTenant.ts';
import { contentPolicy } from './contentPolicy.ts';
import { knownData } from './data.ts';
import type { createFirstPaint, PaintedPage } from './firstPaint.ts';
import { renderPage } from './html.ts';
import { createLookUpPage, type KnownPage, type LookUpParts } from './lookUpPage.ts';
import { noscriptOf } from './noscript.ts';
import {
  contentOf,
  hasOwnHeader,
  isWidgetScreen,
  preloadedRemotes,
  type Shown,
  titleKeyOf,
  viewOf,
  withBrand,
} from './pageRules.ts';
import { linkHeader, type NeededFile, neededFiles, preloadLinks } from './preload.ts';
import { shareCookie, shareOf } from './share.ts';
import { stillPicture } from './still.ts';
import { pageStyles } from './styles.ts';
import { type PageTextKey, pageText } from './texts.ts';
import { type PageRequest, type Visit, visitOf } from './visit.ts';

export type PageAnswer =
  /** `html` up to `PAGE_END`; `data`: elements that follow it, null where none will. */
  | {
      readonly status: 200 | 404;
      readonly html: string;
      readonly policy: string;
      /** Value of `Link`. */
      readonly links: string;
      readonly data: Promise<string> | null;
      /** Value of `Set-Cookie`. */
      readonly cookie: string | null;
    }
  | { readonly status: 302; readonly location: string }
  /** The host is not built. */
  | { readonly status: 503 };

export interface PageParts extends LookUpParts {
  readonly findRemotes: FindRemotes;
  readonly standardBffUrl: string;
  readonly firstPaint: ReturnType<typeof createFirstPaint>;
  /** Whether a version is released to a share of the visitors. */
  readonly hasShares: () => boolean;
}

/** The answers that each page may have. */
function knownAnswers({ template, banners }: KnownPage, locale: Locale): string {
  const elements = [
    template && knownData('preferences', { ...template, locale }),
    banners?.embedded && knownData('banners', banners.embedded),
  ];
  return elements.filter(Boolean).join('');
}

interface WrittenPage {
  readonly known: KnownPage & { readonly host: HostManifest };
  readonly visit: Visit;
  readonly shown: Shown;
  readonly shared: PublicTenant;
  readonly painted: PaintedPage | null;
  readonly cookies: string;
}

function bootOf({ known, shown, shared, painted }: WrittenPage): BootDocument {
  const { host, remotes, network, tenant, banners } = known;
  const { locale } = shown;
  return {
    tenant: shared,
    locale,
    buildId: buildIdOf({ host, remotes: remotes.found, tenant }),
    time: Date.now(),
    remotes: entriesOf(remotes.found),
    areas: areasFor(remotes.areas, locale),
    screens: screenFiles(remotes.found, locale),
    unreachable: remotes.unreachable,
    ...(hasOwnHeader(tenant) ? { headerFrame: FRAME_PATH } : {}),
    ...(banners ? { hasBanners: banners.areShown } : {}),
    ...(painted && { painted: painted.screen }),
    network,
  };
}

/** The page as markup, the files that a browser should ask for first, and the content policy that allows its inline parts. */
function write(page: WrittenPage): { readonly html: string; readonly links: string; readonly policy: string } {
  const { known, visit, shown, shared, painted, cookies } = page;
  const { host, remotes, tenant, plain, error } = known;
  const { isWidget, authenticated, brand, theme, carried } = visit;
  const { locale, current } = shown;
  const text = (key: PageTextKey) => pageText(shared, locale, key);
  const nonce = randomBytes(16).toString('base64');
  const { scripts, sheets, used, inline } = contentOf(host, painted);
  // What is painted waits for none of these files, and they wait for what starts the app.
  const priority = painted === null ? 'auto' : 'low';
  const hasHeader = !isWidget && !hasOwnHeader(tenant);
  const files = neededFiles({
    host,
    remotes: remotes.found,
    locale,
    linked: sheets.map(({ href }) => href),
    wanted: preloadedRemotes(viewOf(remotes.areas.table, shown, authenticated), { hasHeader, priority }),
  });
  const first = [
    ...scripts.map((href): NeededFile => ({ as: 'script', href, priority: 'high' })),
    ...sheets.map(({ href, hash }): NeededFile => ({ as: 'style', href, priority, hash: hash ?? undefined })),
  ];
  const html = renderPage({
    boot: bootOf(page),
    tenant: brand === null ? tenant : withBrand(tenant, brand),
    theme,
    titleKey: error === null ? titleKeyOf(shown) : 'error.missing.title',
    nonce,
    scripts,
    styles: pageStyles({ sheets, used, cookies, nonce }),
    fontFaces: host.fontFaces,
    painted,
    preload: preloadLinks(files, host),
    noIndex: error !== null || isWidget,
    noscript: noscriptOf({
      current,
      proposals: plain?.kind === 'proposals' ? plain.html(text) : null,
      text,
      form: hrefOf(remotes.areas.table, locale, { name: 'trip-planner', query: { ...current.query, ...carried } }),
    }),
    data: knownAnswers(known, locale),
    error,
  });
  const embeddable = isWidget && error === null && isWidgetScreen(remotes.areas.table, shown);
  const loaded = [...remotes.found.values()];
  const policy = contentPolicy({ nonce, tenant: shared, trusts: tenant, loaded, inline, embeddable });
  return { html, links: linkHeader([...first, ...files]), policy };
}

/** Renders pages; redirects and missing pages are decided by the same functions as in the browser. */
export function createPages({ standardBffUrl, findRemotes, firstPaint, hasShares, ...parts }: PageParts) {
  const lookUp = createLookUpPage(parts);
  return async (request: PageRequest): Promise<PageAnswer> => {
    const remotes = await findRemotes(request.tenant, shareOf(request.cookies));
    const visit = visitOf(request, remotes.areas.table, standardBffUrl);
    const { resolution: shown } = visit;
    if (shown.kind === 'redirect' || shown.kind === 'external') return { status: 302, location: shown.to };

    const known = await lookUp(request, remotes, visit, shown);
    const { host, network, tenant, plain, banners, stills, error, data } = known;
    if (!host) return { status: 503 };
    if (plain?.kind === 'results') return { status: 302, location: plain.to };
    const shared = publicTenant(tenant, {
      standardBffUrl,
      timeZone: timeZoneOf(tenant, network),
      credits: network?.credits ?? [],
      imaginary: network?.imaginary,
      tilesInLanguages: network?.tilesInLanguages,
      firstViews: network?.firstViews,
    });
    const painted = await firstPaint({
      ...visit,
      ...{ host, remotes: remotes.found, areas: remotes.areas, resolution: shown, tenant: shared },
      hasError: error !== null,
      hasBanners: banners?.areShown === true,
      hasOwnHeader: hasOwnHeader(tenant),
      map: stillPicture(stills, visit.theme),
      fields: plain?.fields ?? {},
    });
    const page = write({ known: { ...known, host }, visit, shown, shared, painted, cookies: request.cookies });
    const needsShare = hasShares() && !visit.isWidget && shareOf(request.cookies) === null;
    return { status: error === null ? 200 : 404, ...page, data, cookie: needsShare ? shareCookie() : null };
  };
}
