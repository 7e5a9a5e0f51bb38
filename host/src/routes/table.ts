import type { AreaId, RouteName, ViewName } from '@halte/contract';

export type LayoutName = 'default' | 'homepage' | 'custom';

/** A route and the flags of its layout. */
export interface Route {
  readonly name: RouteName;
  /** Below the language prefix; `:name` is one segment. Home is ''. */
  readonly path: string;
  /** The remote that draws it, or null for the host's own pages. */
  readonly area: AreaId | null;
  readonly view: ViewName;
  readonly layout: LayoutName;
  readonly isFullPage: boolean;
  readonly isBorderedPage: boolean;
  /** Name of the validate step, see validate.ts. */
  readonly validate?: 'provider-kind' | 'widget';
  /** Name of the middleware, see guards.ts. */
  readonly middleware?: string;
}

const SCREEN = { layout: 'default', isFullPage: false, isBorderedPage: true } as const;
const FULL = { layout: 'default', isFullPage: true, isBorderedPage: true } as const;
const BORDERLESS = { layout: 'default', isFullPage: false, isBorderedPage: false } as const;
const CUSTOM = { layout: 'custom', isFullPage: false, isBorderedPage: true } as const;

function step(name: RouteName, path: string): Route {
  return { name, path: `/trip-planner/${path}`, area: 'trip-planner', view: name, ...SCREEN };
}

function account(name: RouteName, path: string): Route {
  return { name, path: `/account${path}`, area: 'account', view: name, ...FULL };
}

function own(name: RouteName, path: string, flags: typeof FULL | typeof CUSTOM): Route {
  return { name, path, area: null, view: name, ...flags };
}

/** Every screen. The first route that matches an address is used. */
export const ROUTES: readonly Route[] = [
  { name: 'index', path: '', area: 'trip-planner', view: 'index', ...FULL, layout: 'homepage' },
  account('account', ''),
  account('account-favorites', '/favorites'),
  account('account-personal-data', '/personal-data'),
  account('account-profile', '/profile'),
  own('cobranding', '/cobranding', CUSTOM),
  own('cobranding-demo-widgets-definitions', '/cobranding/demo/widgets-definitions', CUSTOM),
  { ...own('cobranding-demo-id', '/cobranding/demo/:id', CUSTOM), validate: 'widget' },
  { name: 'confirmation', path: '/confirmation', area: 'account', view: 'confirmation', ...FULL },
  own('error', '/error', FULL),
  {
    name: 'proximity',
    path: '/proximity',
    area: 'proximity',
    view: 'proximity',
    ...BORDERLESS,
    middleware: 'external-proximity',
  },
  {
    name: 'proximity-type-id',
    path: '/proximity/:type/:id',
    area: 'proximity',
    view: 'proximity-type-id',
    ...SCREEN,
    validate: 'provider-kind',
  },
  { name: 'schedules', path: '/schedules', area: 'schedules', view: 'schedules', ...FULL },
  {
    name: 'schedules-line-id',
    path: '/schedules/line/:id',
    area: 'schedules',
    view: 'schedules-line-id',
    ...BORDERLESS,
  },
  own('signedin', '/signedin', FULL),
  { name: 'trip-planner', path: '/trip-planner', area: 'trip-planner', view: 'trip-planner', ...SCREEN },
  step('trip-planner-results', 'results'),
  step('trip-planner-preview', 'preview'),
  step('trip-planner-summary', 'summary'),
  step('trip-planner-returns', 'returns'),
  step('trip-planner-return-preview', 'return-preview'),
  step('trip-planner-return-summary', 'return-summary'),
  step('trip-planner-roadmap-journeyId', 'roadmap/:journeyId'),
  own('unsubscribe', '/unsubscribe', FULL),
];

const BY_NAME = new Map(ROUTES.map((route) => [route.name, route]));

export function routeNamed(name: RouteName): Route {
  const route = BY_NAME.get(name);
  if (!route) throw new Error(`There is no route "${name}".`);
  return route;
}

/** A page over the map whose background is translucent. */
export function isTranslucent({ isFullPage, isBorderedPage }: Route): boolean {
  return !isFullPage && !isBorderedPage;
}
