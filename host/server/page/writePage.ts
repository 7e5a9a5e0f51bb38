import { randomBytes } from 'node:crypto';
import type { BootDocument, Locale, PublicTenant } from '@halte/contract';
import { areasFor } from '@halte/contract/manifest/compose';
import type { Tenant } from '@halte/contract/tenant';
import { FRAME_PATH } from '../../src/frame/protocol.ts';
import { hrefOf } from '../../src/routes/href.ts';
import { timeZoneOf } from '../network/timeZone.ts';
import { buildIdOf } from '../remotes/buildId.ts';
import { entriesOf } from '../remotes/findRemotes.ts';
import type { HostManifest } from '../remotes/manifest.ts';
import { screenFiles } from '../remotes/screenFiles.ts';
import { publicTenant } from '../tenants/publicTenant.ts';
import { contentPolicy } from './contentPolicy.ts';
import { knownData } from './data.ts';
import type { PaintedPage } from './firstPaint.ts';
import { renderPage } from './html.ts';
import type { KnownPage } from './lookUpPage.ts';
import { noscriptOf } from './noscript.ts';
import { contentOf, hasOwnHeader, isWidgetScreen, type Shown, titleKeyOf, withBrand } from './pageRules.ts';
import { linkHeader, type NeededFile, neededFiles, type Preloaded, preloadLinks } from './preload.ts';
import { pageStyles } from './styles.ts';
import { type PageTextKey, pageText } from './texts.ts';
import type { Visit } from './visit.ts';

/** The answers that each page may have. */
function knownAnswers({ template, banners }: KnownPage, locale: Locale): string {
  const elements = [
    template && knownData('preferences', { ...template, locale }),
    banners?.embedded && knownData('banners', banners.embedded),
  ];
  return elements.filter(Boolean).join('');
}

export interface WrittenPage {
  readonly known: KnownPage & { readonly host: HostManifest };
  readonly visit: Visit;
  readonly shown: Shown;
  readonly shared: PublicTenant;
  readonly painted: PaintedPage | null;
  readonly cookies: string;
  /** Remotes whose files are preloaded, in the order of need. */
  readonly wanted: readonly Preloaded[];
  /** When it is written, by the server's clock; null for a page that is kept, because it says nothing of when that is read. */
  readonly time: number | null;
}

/** What browsers are told of the tenant. */
export function sharedTenant(
  tenant: Tenant,
  network: WrittenPage['known']['network'],
  standardBffUrl: string,
): PublicTenant {
  return publicTenant(tenant, {
    standardBffUrl,
    timeZone: timeZoneOf(tenant, network),
    credits: network?.credits ?? [],
    imaginary: network?.imaginary,
    tilesInLanguages: network?.tilesInLanguages,
    firstViews: network?.firstViews,
  });
}

function bootOf({ known, shown, shared, painted, time }: WrittenPage): BootDocument {
  const { host, remotes, network, tenant, banners } = known;
  const { locale } = shown;
  return {
    tenant: shared,
    locale,
    buildId: buildIdOf({ host, remotes: remotes.found, tenant }),
    ...(time !== null && { time }),
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

/** What is painted waits for none of these files, and they wait for what starts the app. */
export const priorityOf = (painted: PaintedPage | null) => (painted === null ? 'auto' : 'low');

/** The page as markup, the files that a browser should ask for first, and the content policy that allows its inline parts. */
export function writePage(page: WrittenPage): {
  readonly html: string;
  readonly links: string;
  readonly policy: string;
} {
  const { known, visit, shown, shared, painted, cookies, wanted } = page;
  const { host, remotes, tenant, plain, error } = known;
  const { isWidget, brand, theme, carried } = visit;
  const { locale, current } = shown;
  const text = (key: PageTextKey) => pageText(shared, locale, key);
  const nonce = randomBytes(16).toString('base64');
  const { scripts, sheets, used, inline } = contentOf(host, painted);
  const priority = priorityOf(painted);
  const files = neededFiles({
    host,
    remotes: remotes.found,
    locale,
    linked: sheets.map(({ href }) => href),
    wanted,
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
