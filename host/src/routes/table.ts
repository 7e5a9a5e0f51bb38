import type { AreaId, AreaRoute, Areas, PageKind, RouteName, ViewName } from '@halte/contract';

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

const own = (name: RouteName, path: string, page: Route['page']): Route => ({
  name,
  path,
  area: null,
  view: name,
  page,
});

/** The host's own pages. */
export const OWN_ROUTES: readonly Route[] = [
  own('cobranding', '/cobranding', 'custom'),
  own('cobranding-demo-widgets-definitions', '/cobranding/demo/widgets-definitions', 'custom'),
  { ...own('cobranding-demo-id', '/cobranding/demo/:id', 'custom'), isOfWidget: true },
  own('error', '/error', 'full'),
  own('signedin', '/signedin', 'full'),
  own('unsubscribe', '/unsubscribe', 'full'),
];

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
