import {
  type AreaId,
  type AreaRoute,
  type Areas,
  HOST_PAGES,
  type HostPage,
  type PageKind,
  type RouteName,
  type ViewName,
} from '@halte/contract';

/** A route of a remote or of the host. */
export interface Route extends Omit<AreaRoute, 'area' | 'page' | 'view'> {
  /** The remote that draws it, or null for the host's own pages. */
  readonly area: AreaId | null;
  readonly view: ViewName;
  /** `custom`: without tabs, for partners. */
  readonly page: PageKind | 'custom';
  /** Its parameter `id` is the area of a widget. */
  readonly isOfWidget?: true;
}

/** How the host's own pages are shown. */
const SHOWN: Readonly<Record<HostPage, Pick<Route, 'page' | 'isOfWidget'>>> = {
  cobranding: { page: 'custom' },
  'cobranding-demo-widgets-definitions': { page: 'custom' },
  'cobranding-demo-id': { page: 'custom', isOfWidget: true },
  error: { page: 'full' },
  signedin: { page: 'full' },
  unsubscribe: { page: 'full' },
};

/** The host's own pages. */
export const OWN_ROUTES: readonly Route[] = HOST_PAGES.map(({ name, path }) => ({
  ...{ name, path, area: null, view: name, ...SHOWN[name] },
}));

/** Every screen of a tenant. The first route that matches an address is used. */
export interface RouteTable {
  readonly routes: readonly Route[];
  readonly byName: ReadonlyMap<RouteName, Route>;
  /** Areas that partners show in frames. */
  readonly widgets: ReadonlySet<AreaId>;
}

export function createRouteTable({ routes, widgets }: Pick<Areas, 'routes' | 'widgets'>): RouteTable {
  const all = [...OWN_ROUTES, ...routes.map((route): Route => ({ ...route, view: route.view ?? route.name }))];
  return {
    routes: all,
    byName: new Map(all.map((route) => [route.name, route])),
    widgets: new Set(widgets.map(({ area }) => area)),
  };
}
