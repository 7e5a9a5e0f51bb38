import {
  type Appearance,
  type Capability,
  type CurrentRoute,
  createObservable,
  type FavouriteLists,
  type HostServices,
  LOCALES,
  type Locale,
  type NavigationContext,
  type Observable,
  type Place,
  type PublicTenant,
  type RouteTarget,
  type SessionState,
  type TenantComponent,
  type Toast,
  type Writable,
} from '@halte/contract';
import { type FakeFavourites, type FavouriteCall, fakeFavourites } from './fakeFavourites.ts';

function everywhere(slot: Place['slot'], position: Place['position']): TenantComponent['placement'] {
  const place = { slot, position, order: 0 };
  return { lg: place, md: place, mobile: place };
}

export const FAKE_TENANT: PublicTenant = {
  id: 'test',
  name: 'Test network',
  apiKey: 'test',
  networkId: 'test',
  languages: LOCALES,
  bffUrl: '',
  timeZone: 'Europe/Paris',
  isWidget: false,
  features: [],
  logo: { light: '/logo.svg', dark: '/logo-dark.svg', alt: 'Test network' },
  map: {
    tiles: { light: '/tiles/{z}/{x}/{y}.svg', dark: '/tiles/{z}/{x}/{y}.svg', attribution: [], maxZoom: 21 },
    lineTiles: { light: '/tiles/lines/{z}/{x}/{y}.svg', dark: '/tiles/lines/{z}/{x}/{y}.svg', maxZoom: 12 },
    center: null,
    zoom: 14,
    firstViews: { phone: { lat: 48, lon: 7, zoom: 12 }, desk: { lat: 48, lon: 7, zoom: 13 } },
  },
  components: [
    { kind: 'top-logo', placement: everywhere('header', 'start'), needsAuthentication: false, options: {} },
    { kind: 'language-selector', placement: everywhere('header', 'end'), needsAuthentication: false, options: {} },
    { kind: 'account-menu', placement: everywhere('header', 'end'), needsAuthentication: false, options: {} },
  ],
  messages: {},
  appConfig: {},
  cookies: { domain: null, bannersDomain: null },
};

export interface FakeHostOptions {
  readonly tenant?: Partial<PublicTenant>;
  readonly route?: Partial<CurrentRoute>;
  readonly locale?: Locale;
  readonly context?: Partial<NavigationContext>;
  readonly session?: Partial<SessionState>;
  /** null for an anonymous visitor. */
  readonly accessToken?: string | null;
  readonly cartEmail?: string | null;
  readonly capabilities?: readonly Capability[];
  readonly hasBanners?: boolean;
  /** The traveller's favourites, available once loaded. */
  readonly favourites?: Partial<FavouriteLists>;
  /** The address of a screen; unless given, one that is readable in tests. */
  readonly href?: (target: RouteTarget, locale: Locale) => string;
  /** Wording by key; a key without one is its own wording. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** A remote's call of the host. */
type HostCall =
  | { readonly call: 'go' | 'replace' | 'back'; readonly target: RouteTarget }
  | { readonly call: 'replaceWith'; readonly address: string }
  | { readonly call: 'toast'; readonly toast: Toast }
  | { readonly call: 'report'; readonly error: unknown; readonly where: string }
  | { readonly call: 'signIn'; readonly redirectTo: string }
  | { readonly call: 'signOut' }
  | FavouriteCall;

export interface FakeHost extends HostServices {
  readonly navigation: HostServices['navigation'] & { readonly current: Writable<CurrentRoute> };
  readonly context: Writable<NavigationContext>;
  readonly session: HostServices['session'] & {
    readonly state: Writable<SessionState>;
    readonly cartEmail: Writable<string | null>;
  };
  readonly locale: Writable<Locale>;
  readonly favourites: FakeFavourites;
  /** The page title that the remote has set; null for the name of its route. */
  readonly pageTitle: Observable<string | null>;
  /** All calls since the host was created, in order. */
  readonly calls: readonly HostCall[];
}

/** `/{locale}/{name}` with parameters and query behind it: readable in tests, not the addresses of the product. */
function fakeHref(locale: Locale, { name, params = {}, query = {} }: RouteTarget): string {
  const search = new URLSearchParams(query).toString();
  const path = ['', locale, name, ...Object.values(params).map(encodeURIComponent)].join('/');
  return search ? `${path}?${search}` : path;
}

/** A whole host for tests and for a remote that runs alone: it records the calls and changes nothing but the route. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const calls: HostCall[] = [];
  const locale = createObservable<Locale>(options.locale ?? 'en');
  const current = createObservable<CurrentRoute>({
    name: 'index',
    params: {},
    query: {},
    fullPath: `/${locale.get()}`,
    ...options.route,
  });
  const state = createObservable<SessionState>({
    authenticated: false,
    loading: false,
    attributes: {},
    ...options.session,
  });
  const favourites = fakeFavourites(options.favourites ?? {}, (call) => void calls.push(call));
  const supported = new Set<Capability>(options.capabilities);
  const pageTitle = createObservable<string | null>(null);
  const hrefOf = (target: RouteTarget) => options.href?.(target, locale.get()) ?? fakeHref(locale.get(), target);

  function goTo(call: 'go' | 'replace' | 'back', target: RouteTarget): void {
    calls.push({ call, target });
    const { name, params = {}, query = {} } = target;
    current.set({ name, params, query, fullPath: hrefOf(target) });
  }

  return {
    calls,
    tenant: { ...FAKE_TENANT, ...options.tenant },
    navigation: {
      current,
      href: hrefOf,
      hrefIn: (language) => current.get().fullPath.replace(/^\/[a-z]{2}(?=\/|\?|$)/, `/${language}`),
      go: (target) => goTo('go', target),
      replace: (target) => goTo('replace', target),
      replaceWith(address) {
        calls.push({ call: 'replaceWith', address });
        current.set({ name: null, params: {}, query: {}, fullPath: address });
      },
      back: (fallback) => goTo('back', fallback),
      confirmLeaving: () => () => undefined,
    },
    context: createObservable<NavigationContext>({
      context: 'trip-planner',
      lastRoutes: {},
      lineCameFromRoadmap: false,
      ...options.context,
    }),
    session: {
      state,
      signIn: (redirectTo) => void calls.push({ call: 'signIn', redirectTo }),
      signOut: () => void calls.push({ call: 'signOut' }),
      setAttributes: (attributes) => state.set({ ...state.get(), attributes }),
      accessToken: () => options.accessToken ?? null,
      cartEmail: createObservable(options.cartEmail ?? null),
    },
    locale,
    appearance: createObservable<Appearance>('system'),
    hasBanners: options.hasBanners,
    favourites,
    translate: (key, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
        options.texts?.[key] ?? key,
      ),
    toasts: { show: (toast) => void calls.push({ call: 'toast', toast }) },
    report: (error, where) => void calls.push({ call: 'report', error, where }),
    supports: (capability) => supported.has(capability),
    setSearching: () => undefined,
    setTitle: pageTitle.set,
    pageTitle,
  };
}
