import { ADAPTERS, type Adapters } from './adapt/adapters.ts';
import type { HeaderServices, HostServices } from './host.ts';
import { CONTRACT } from './levels.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';
import type { AreaId } from './remoteIds.ts';
import type { Query, RouteName, RouteParams } from './routes.ts';

/** A screen that a remote offers. One view may be that of several routes. */
export type ViewName = RouteName;
/** The view of the account that is shown in place of a route for travellers who are signed in. */
export const SIGN_IN_VIEW = 'account-sign-in' satisfies ViewName;

export interface ViewProps {
  readonly host: HostServices;
  readonly params: RouteParams;
  readonly query: Query;
}

/** A React component, said without React. */
export type View = (props: ViewProps) => unknown;

/** What a view has drawn. `update`: other parameters or another query of the same screen. */
export interface DrawnView {
  update(props: ViewProps): void;
  unmount(): void;
}

/** A view is a component of the page's React, or draws itself into an empty element by whatever it brings along. */
export type ViewModule =
  | { readonly View: View; readonly mount?: undefined }
  | { readonly View?: undefined; mount(element: HTMLElement, props: ViewProps): DrawnView };

export interface AreaModule {
  readonly contract: typeof CONTRACT;
  readonly kind: 'area';
  readonly id: AreaId;
  /** Resolves to the texts of one language; the host registers them under the namespace `id` before it renders a view. */
  messages(locale: Locale): Promise<Messages>;
  readonly views: Readonly<Record<string, () => Promise<ViewModule>>>;
}

type Unmount = () => void;

/**
 * A header needs no React: it draws itself into an element and is notified of navigation and session through the host. Two further elements of
 * the host are there for it if it wants them: one in the rail at the left, below the areas, and the footer. Both are hidden on narrow screens.
 *
 * The bar is 65 px high. An element with the attribute `data-banners` asks for 2.75rem below it: the page begins there as long as it exists.
 */
export interface HeaderModule {
  readonly contract: typeof CONTRACT;
  readonly kind: 'header';
  readonly id: string;
  messages(locale: Locale): Promise<Messages>;
  mount(element: HTMLElement, host: HeaderServices): Unmount;
  mountSidebar?(element: HTMLElement, host: HeaderServices): Unmount;
  mountFooter?(element: HTMLElement, host: HeaderServices): Unmount;
}

export type RemoteModule = AreaModule | HeaderModule;

export type ParsedRemote =
  | { readonly ok: true; readonly module: RemoteModule }
  | { readonly ok: false; readonly code: 'wrong-contract' | 'invalid-module'; readonly reason: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Parses the module that a remote exposes. It comes from another build, perhaps from another company, so it is validated before use.
 * `exposed` is the namespace object of `./remote`; the module is its export `remote`. One of a former major is adapted first.
 */
export function parseRemoteModule(exposed: unknown, adapters: Adapters = ADAPTERS): ParsedRemote {
  const given = isRecord(exposed) ? exposed['remote'] : undefined;
  const adapt = isRecord(given) ? adapters.get(given['contract']) : undefined;
  const candidate = isRecord(given) && adapt ? adapt(given) : given;
  const invalid = (reason: string): ParsedRemote => ({ ok: false, code: 'invalid-module', reason });
  if (!isRecord(candidate)) return invalid('it exports no object named "remote"');
  if (candidate['contract'] !== CONTRACT) {
    return {
      ok: false,
      code: 'wrong-contract',
      reason: `it speaks contract ${String(candidate['contract'])}, the host ${CONTRACT}`,
    };
  }
  if (typeof candidate['id'] !== 'string' || candidate['id'] === '') return invalid('it has no id');
  if (typeof candidate['messages'] !== 'function') return invalid('it has no messages(locale)');
  if (candidate['kind'] === 'header') {
    if (typeof candidate['mount'] !== 'function') return invalid('a header needs mount(element, host)');
    for (const name of ['mountSidebar', 'mountFooter']) {
      if (!['undefined', 'function'].includes(typeof candidate[name]))
        return invalid(`${name} of a header is a function`);
    }
    // Arguments and results of its functions cannot be checked here; errors are contained where they are called.
    return { ok: true, module: candidate as unknown as HeaderModule };
  }
  if (candidate['kind'] !== 'area') return invalid(`its kind is ${String(candidate['kind'])}`);
  if (!isRecord(candidate['views'])) return invalid('it has no views');
  for (const [name, load] of Object.entries(candidate['views'])) {
    if (typeof load !== 'function') return invalid(`view ${name} cannot be loaded`);
  }
  // As above: the host checks each view again once it is loaded.
  return { ok: true, module: candidate as unknown as AreaModule };
}
