import { ACCOUNT, type AreaId, type CurrentRoute, HEADER, SIGN_IN_VIEW, type ViewName } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { PageNotFound } from '../../src/routes/pageNotFound.ts';
import type { Resolution } from '../../src/routes/resolve.ts';
import { signedOutPage } from '../../src/routes/signedOutPage.ts';
import type { RouteTable } from '../../src/routes/table.ts';
import { brandColors } from '../../src/widgets/brandColors.ts';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import { AFTER_PAINT_SOURCE } from './afterPaint.ts';
import { type FirstRequest, firstRequests } from './data.ts';
import type { PaintedPage } from './firstPaint.ts';
import { FIRST_TAP_SOURCE } from './firstTap.ts';
import type { Preloaded } from './preload.ts';
import { sheetsOfHost } from './styles.ts';

/** An address that has a page, if only one that says that nothing is there. */
export type Shown = Extract<Resolution, { kind: 'screen' | 'not-found' }>;

/** The tenant's header runs in a frame, instead of the product's. */
export const hasOwnHeader = ({ remotes }: Tenant): boolean => remotes.header !== undefined;

/** A view of a remote. */
interface ShownView {
  readonly area: AreaId;
  readonly view: ViewName;
}

/** The view of a page; null for pages of the host itself. A visitor who is signed out sees the prompt to sign in instead of a page of the account. */
export function viewOf(routes: RouteTable, resolution: Shown, authenticated: boolean): ShownView | null {
  if (resolution.kind !== 'screen') return null;
  const { area, view } = resolution.route;
  if (!authenticated && signedOutPage(routes, resolution.current)) return { area: ACCOUNT, view: SIGN_IN_VIEW };
  return area === null ? null : { area, view };
}

export function preloadedRemotes(
  shown: ShownView | null,
  { hasHeader, priority }: Pick<Preloaded, 'priority'> & { readonly hasHeader: boolean },
): Preloaded[] {
  return [
    ...(shown ? [{ id: shown.area, view: shown.view, priority }] : []),
    ...(hasHeader ? [{ id: HEADER, view: null, priority: 'low' as const }] : []),
  ];
}

/** The first requests of a view. */
export function requestsOf(
  shown: ShownView | null,
  found: ReadonlyMap<string, FoundRemote>,
  { current, cookies }: { readonly current: CurrentRoute; readonly cookies: string },
): readonly FirstRequest[] {
  if (shown === null) return [];
  const { firstData = {} } = found.get(shown.area)?.manifest.declares ?? {};
  return firstRequests(firstData[shown.view] ?? {}, current, cookies);
}

export function titleKeyOf(resolution: Shown): string {
  return resolution.kind === 'screen' ? `title.${resolution.route.name}` : 'error.missing.title';
}

/** The error of an address without a page, or with an id unknown to the backend, for programs; null for a valid address. */
export function errorOf(resolution: Shown, hasUnknownId: boolean): string | null {
  if (resolution.kind === 'not-found') return resolution.error.message;
  return hasUnknownId ? new PageNotFound(resolution.current.fullPath).message : null;
}

/** Whether partners show the screen in a frame. Those of an account or of a link in a message are for the traveller’s own window. */
export function isWidgetScreen({ widgets }: RouteTable, resolution: Shown): boolean {
  return resolution.kind === 'screen' && resolution.route.area !== null && widgets.has(resolution.route.area);
}

export function withBrand(tenant: Tenant, brand: string): Tenant {
  const { light, dark } = brandColors(brand);
  const { colors } = tenant;
  return { ...tenant, colors: { light: { ...colors.light, ...light }, dark: { ...colors.dark, ...dark } } };
}

/** Scripts and styles of a page; without markup, the host's own. */
export function contentOf(host: HostManifest, painted: PaintedPage | null) {
  const scripts = (host.preload['main']?.js ?? []).map((file) => `/assets/${file}`);
  if (painted === null) return { scripts, sheets: sheetsOfHost(host), used: null, inline: [] };
  return { scripts, sheets: painted.sheets, used: painted.css, inline: [FIRST_TAP_SOURCE, AFTER_PAINT_SOURCE] };
}
