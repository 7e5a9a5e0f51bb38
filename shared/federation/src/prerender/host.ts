import {
  type Appearance,
  createObservable,
  type FavouriteLists,
  type Favourites,
  type HostServices,
  LOCALES,
  type Locale,
  type Navigation,
  type NavigationContext,
  type PublicTenant,
  type RouteTarget,
  type SessionState,
} from '@halte/contract';
import { isMarked, type Marks } from './marks.ts';

/** The tenant of the build: it has nothing that a first paint could show. */
const TENANT: PublicTenant = {
  id: '',
  name: '',
  apiKey: '',
  networkId: '',
  languages: LOCALES,
  bffUrl: '',
  timeZone: 'UTC',
  isWidget: false,
  features: [],
  logo: { light: '', dark: '', alt: '' },
  map: {
    tiles: { light: '', dark: '', attribution: [], maxZoom: 0 },
    lineTiles: { light: '', dark: '', maxZoom: 0 },
    center: null,
    zoom: 0,
  },
  components: [],
  messages: {},
  appConfig: {},
  cookies: { domain: null, bannersDomain: null },
};

const NO_FAVOURITES: FavouriteLists = {
  favoriteAddresses: [],
  favoriteLines: [],
  favoritePointOfInterests: [],
  favoriteStopPoints: [],
};

const CONTEXT: NavigationContext = {
  context: 'trip-planner',
  lastRoutes: {},
  lineCameFromRoadmap: false,
};

/** A session that is still loading: the build knows no visitor. */
const SESSION: SessionState = { authenticated: false, loading: true, attributes: {} };

/** A first paint only renders: effects, which do not run in a build, are all that calls a service. */
function unavailable(): never {
  throw new Error('A first paint calls no service of the host while it is rendered.');
}

/** The mark of a link. A parameter that is a value of the page's own address stands for all of them. */
function hrefMark(marks: Marks, { name, params = {}, query = {} }: RouteTarget): string {
  const own = Object.entries(query).filter(([, value]) => !isMarked(value));
  const isCarried = own.length < Object.keys(query).length;
  const target = { name, params, query: Object.fromEntries(own) };
  return marks.at({ kind: 'href', target, ...(isCarried && { withQuery: true as const }) });
}

const FAVOURITES: Favourites = {
  state: createObservable({ loaded: false, lists: NO_FAVOURITES }),
  load: unavailable,
  add: unavailable,
  change: unavailable,
  remove: unavailable,
  arrange: unavailable,
  changeWithUndo: unavailable,
  removeWithUndo: unavailable,
};

export function markedNavigation(marks: Marks, { name, params = {}, query = {} }: RouteTarget): Navigation {
  return {
    current: createObservable({ name, params, query, fullPath: hrefMark(marks, { name, params, query }) }),
    href: (target) => hrefMark(marks, target),
    hrefIn: unavailable,
    go: unavailable,
    replace: unavailable,
    replaceWith: unavailable,
    back: unavailable,
    confirmLeaving: unavailable,
  };
}

/** The services of the host for a view that the build renders at `route`. */
export function buildHost(marks: Marks, locale: Locale, route: RouteTarget): HostServices {
  return {
    tenant: TENANT,
    navigation: markedNavigation(marks, route),
    context: createObservable(CONTEXT),
    session: {
      state: createObservable(SESSION),
      signIn: unavailable,
      signOut: unavailable,
      setAttributes: unavailable,
      accessToken: () => null,
      cartEmail: createObservable<string | null>(null),
    },
    locale: createObservable(locale),
    favourites: FAVOURITES,
    appearance: createObservable<Appearance>('system'),
    setSearching: unavailable,
    setTitle: unavailable,
    translate: unavailable,
    toasts: { show: unavailable },
    report: unavailable,
    supports: () => false,
  };
}
