import {
  ACCOUNT,
  type Appearance,
  type AreaId,
  type Locale,
  type PaintedScreen,
  type PublicTenant,
  type Query,
  type RemoteId,
  type RouteName,
  type RouteTarget,
  SIGN_IN_VIEW,
  type ViewName,
} from '@halte/contract';
import { type FirstPaint, frameName } from '@halte/contract/firstPaint';
import { textsIn } from '@halte/contract/manifest/compose';
import { hrefOf } from '../../src/routes/href.ts';
import type { Resolution } from '../../src/routes/resolve.ts';
import { signedOutPage } from '../../src/routes/signedOutPage.ts';
import type { Route } from '../../src/routes/table.ts';
import type { Composition } from '../remotes/compose.ts';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import type { Differing } from './differing.ts';
import { HEADER_LOGO_CSS, headerLogo } from './headerLogo.ts';
import { inBoundary, isPaintable, paint } from './paint.ts';
import { isCurrentTab, paintTabs } from './paintedTabs.ts';
import type { FindPaint } from './paintFiles.ts';
import { withoutStyleAttributes } from './styleAttributes.ts';
import { type Sheet, sheetsOfHost } from './styles.ts';
import { wordingOf } from './wording.ts';

export interface FirstPaintInput {
  readonly host: HostManifest;
  readonly remotes: ReadonlyMap<RemoteId, FoundRemote>;
  readonly areas: Composition;
  readonly resolution: Extract<Resolution, { kind: 'screen' | 'not-found' }>;
  /** The address names nothing that the backend knows. */
  readonly hasError: boolean;
  readonly authenticated: boolean;
  readonly isWidget: boolean;
  /** The parameters that every address keeps. */
  readonly carried: Query;
  readonly tenant: PublicTenant;
  readonly hasBanners: boolean;
  /** The tenant's own header draws its logo itself. */
  readonly hasOwnHeader: boolean;
  /** Chosen or by the system: some pictures depend on it. */
  readonly theme: Appearance;
  /** Markup where the map will be. */
  readonly map: string;
  /** Parameters that the fields of the form are painted from, besides those of the address. */
  readonly fields: Query;
}

/** The first screen as markup, for one page. */
export interface PaintedPage {
  readonly html: string;
  /** The rules that it uses, of {@link sheets}. */
  readonly css: string;
  /** Rules of the markup itself, which are in no sheet. */
  readonly ownCss: string;
  /** In the order in which they apply. */
  readonly sheets: readonly Sheet[];
  readonly screen: PaintedScreen;
}

interface Screen {
  readonly route: Route;
  /** The route whose tab is current. */
  readonly name: RouteName;
  readonly area: AreaId;
  readonly view: ViewName;
  readonly locale: Locale;
  readonly query: Query;
}

/** The screen that the app will show; null for pages of the host itself, and where it is the prompt to sign in for a page without markup. */
function screenOf({ areas, resolution, hasError, authenticated }: FirstPaintInput): Screen | null {
  if (resolution.kind !== 'screen' || hasError) return null;
  const { route, locale, current } = resolution;
  const { query } = current;
  const signInFor = authenticated ? null : signedOutPage(areas.table, current);
  if (signInFor !== null) {
    const isPainted = signInFor === 'account-favorites';
    return isPainted ? { route, name: signInFor, area: ACCOUNT, view: SIGN_IN_VIEW, locale, query } : null;
  }
  return route.area === null ? null : { route, name: route.name, area: route.area, view: route.view, locale, query };
}

function sheetsOf(host: HostManifest, { base, manifest, integrity }: FoundRemote, view: ViewName): Sheet[] {
  const own = new Set(['remote', view].flatMap((group) => manifest.preload[group]?.css ?? []));
  return [
    ...sheetsOfHost(host),
    ...[...own].map((file) => ({ href: `${base}${file}`, hash: integrity?.[file] ?? null })),
  ];
}

/** Puts frame and view together; null where one of them is missing, does not fit the tenant's wording, or has differed from what its code draws. */
export function createFirstPaint(findPaint: FindPaint, differing: Differing) {
  return async (input: FirstPaintInput): Promise<PaintedPage | null> => {
    const { host, remotes, areas, isWidget, carried, tenant, hasBanners, hasOwnHeader, theme, map } = input;
    const screen = screenOf(input);
    const remote = screen && remotes.get(screen.area);
    if (!screen || !remote) return null;
    const { route, name, area, view, locale, query } = screen;
    if (route.page === 'custom') return null;
    const frameFile = host.paint?.[`${frameName({ ...route, page: route.page }, isWidget)}.${locale}`];
    const viewFile = remote.manifest.paint?.[`${view}.${locale}`];
    // Without the names of its sheets, what is painted would lose its style.
    if (frameFile === undefined || viewFile === undefined || !remote.manifest.preload[view]) return null;
    const hash = remote.integrity === null ? null : remote.integrity[viewFile];
    // Signed by an earlier kit, which had no hashes of markup.
    if (hash === undefined) return null;

    const painted: PaintedScreen = { remote: area, view, version: remote.manifest.version, host: host.version };
    const parts = [painted, { remote: 'host', view, version: host.version }];
    if (parts.some(differing.isLeftOut)) return null;
    const [frame, content] = await Promise.all([
      findPaint(`/assets/${frameFile}`, null),
      findPaint(`${remote.base}${viewFile}`, hash),
    ]);
    const wording = wordingOf(tenant, locale);
    const fits = (one: FirstPaint | null): one is FirstPaint => one !== null && isPaintable(one, wording);
    if (!fits(frame) || !fits(content)) return null;

    const href = (target: RouteTarget) =>
      hrefOf(areas.table, locale, { ...target, query: { ...target.query, ...carried } });
    const tabs = isWidget
      ? ''
      : await paintTabs({
          ...{ tabs: areas.tabs, texts: textsIn(areas, locale), wording },
          href: (tab) => href({ name: tab.route }),
          isCurrent: isCurrentTab(areas, name),
          find: async (tab) => {
            const file = host.paint?.[`${tab}.${locale}`];
            return file === undefined ? null : findPaint(`/assets/${file}`, null);
          },
        });
    if (tabs === null) return null;
    const header = isWidget || hasOwnHeader ? '' : headerLogo(tenant, href({ name: 'index' }), theme);
    const holes = {
      wording,
      query: { ...query, ...input.fields },
      href,
      page: { look: tenant.look?.header ?? 'plain', banners: String(hasBanners) },
    };
    const inView = inBoundary(paint(content, { ...holes, slots: {} }));
    const { html, css } = withoutStyleAttributes(
      paint(frame, { ...holes, slots: { header, tabs, view: inView, map } }),
    );
    const ownCss = header === '' ? css : HEADER_LOGO_CSS + css;
    for (const part of parts) differing.painted(part);
    return { html, css: `${frame.css}${content.css}`, ownCss, sheets: sheetsOf(host, remote, view), screen: painted };
  };
}
