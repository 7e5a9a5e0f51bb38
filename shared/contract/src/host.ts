import type { PublicTenant } from './boot.ts';
import type { Favourites } from './favourites.ts';
import type { Capability } from './levels.ts';
import type { Locale } from './locales.ts';
import type { NavigationContextName } from './navigationContexts.ts';
import type { Observable, Unsubscribe, Writable } from './observable.ts';
import type { AreaId } from './remoteIds.ts';
import type { CurrentRoute, RouteTarget } from './routes.ts';

/** The router belongs to the host. A plain `<a href>` with an address from {@link Navigation.href} is enough: the host catches the click. */
export interface Navigation {
  readonly current: Observable<CurrentRoute>;
  /** The address of a screen, in the current language, with `widget=true` kept when the app runs as a widget. */
  href(target: RouteTarget): string;
  /** The same screen in another language. */
  hrefIn(locale: Locale): string;
  go(target: RouteTarget): void;
  /** As {@link go}, in the place of the current history entry. */
  replace(target: RouteTarget): void;
  /** As {@link replace}, to an address of this app as it was given: its language, repeated keys and fragment are kept. */
  replaceWith(address: string): void;
  /** Back to where the traveller came from inside the app, or to `fallback` when this is the first screen. */
  back(fallback: RouteTarget): void;
  /**
   * Calls `mayLeave` before the traveller leaves this page by a link or by Back and Forward, and stays when it resolves to false. Redirects are
   * followed without. One at a time: the latest replaces the former.
   */
  confirmLeaving(mayLeave: () => Promise<boolean>): Unsubscribe;
}

/** Remembered routes are full paths. */
export interface NavigationContext {
  readonly context: NavigationContextName;
  /** Where the traveller left each area. */
  readonly lastRoutes: Readonly<Record<AreaId, string>>;
  readonly lineCameFromRoadmap: boolean;
}

export interface SessionState {
  readonly authenticated: boolean;
  readonly loading: boolean;
  /** Attributes of the user as the account system returns them, including `firstName` and `lastName`. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Session {
  readonly state: Observable<SessionState>;
  /** Asks the login widget to sign the traveller in and to come back to `redirectTo` (a path of this app). */
  signIn(redirectTo: string): void;
  signOut(): void;
  /** Shows these attributes of the signed-in traveller everywhere, and stores them in the cookie of the account system. */
  setAttributes(attributes: SessionState['attributes']): void;
  /** The bearer token, or null for anonymous visitors. */
  accessToken(): string | null;
  /** The e-mail address of an anonymous visitor's cart, from its cookie. */
  readonly cartEmail: Observable<string | null>;
}

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly type: ToastType;
  /** Already in the traveller's language. */
  readonly message: string;
}

/** Light, dark, or as the device is set. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** Services that the host provides to one remote; failures it reports carry the id of that remote. */
export interface HostServices {
  readonly tenant: PublicTenant;
  readonly navigation: Navigation;
  readonly context: Observable<NavigationContext>;
  readonly session: Session;
  readonly locale: Observable<Locale>;
  readonly favourites: Favourites;
  /** The traveller's choice, kept on this device. */
  readonly appearance: Writable<Appearance>;
  /**
   * Whether there are banners that this visitor has not closed, as the server knew when it wrote the page. True: the page has room for them from the
   * first paint. Absent where it did not know: what comes then must not move the page.
   */
  readonly hasBanners?: boolean | undefined;
  /** A text of the remote's own namespace (for remotes that bring no i18n of their own), with the tenant's wording first. */
  translate(key: string, values?: Readonly<Record<string, string | number>>): string;
  readonly toasts: { show(toast: Toast): void };
  /** Tells the operator of something that went wrong; the traveller sees nothing of it. */
  report(error: unknown, where: string): void;
  supports(capability: Capability): boolean;
  /** Says whether the remote is searching: until that is over, the host does not redirect from its screens for what their address lacks. */
  readonly setSearching: (isSearching: boolean) => void;
  /**
   * Sets the page's part of the document title, before the name of the tenant; null for the name of its route. A screen that sets it
   * resets it when it is left.
   */
  readonly setTitle: (title: string | null) => void;
}

type OfScreens = 'favourites' | 'setSearching' | 'setTitle';

/** The services of a header: in a frame it has no favourites, and no page and no account to change (docs/decisions/0033). */
export interface HeaderServices extends Omit<HostServices, OfScreens | 'navigation' | 'session'> {
  readonly navigation: Omit<Navigation, 'confirmLeaving'>;
  readonly session: Omit<Session, 'setAttributes'>;
}
