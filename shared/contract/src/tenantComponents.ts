import type { Locale } from './locales.ts';
import type { NavigationContextName } from './navigationContexts.ts';

/**
 * The components of a tenant in header, rail, menu and footer. The schema of its file is in `tenant/components.ts`; a language that is missing there has
 * the text of the tenant’s first.
 */
export type TextByLocale = Readonly<Record<Locale, string>>;

/** One address, or one in each language. `http…` leaves the app; a path is one of the app, without its language. */
export type TenantHref = string | TextByLocale;

/** Names of the icons that a tenant's file may use. Anything else is the address of an SVG file. */
export const ICON_NAMES = [
  'account',
  'alert',
  'app',
  'calendar',
  'card',
  'help',
  'home',
  'lines',
  'map',
  'news',
  'phone',
  'pin',
  'plan',
  'privacy',
  'route',
  'settings',
  'shop',
  'sign-out',
  'star',
  'ticket',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

export interface TenantMenuLink {
  readonly icon?: string;
  readonly label: TextByLocale;
  readonly link: TenantHref;
}

export interface TenantLogo {
  readonly url: string;
  /** On a dark ground; absent = the same. */
  readonly dark?: string;
  /** Absent = the home page. */
  readonly link?: TenantHref;
  readonly alt: TextByLocale;
  readonly title?: TextByLocale;
}

export interface TenantLogos {
  readonly title?: TextByLocale;
  readonly logos: readonly TenantLogo[];
}

/** Actions of account menu entries that are not links: sign out, switch between light and dark, open the cookie panel. */
export const MENU_ACTIONS = ['logout', 'appearance', 'consent'] as const;
export type MenuAction = (typeof MENU_ACTIONS)[number];

export interface TenantMenuItem {
  readonly icon?: string;
  readonly label: TextByLocale;
  readonly link?: TenantHref;
  readonly specific?: MenuAction;
}

export interface TenantMenuGroup {
  readonly title?: TextByLocale;
  readonly items: readonly TenantMenuItem[];
}

/** The options of each kind of component. */
export interface ComponentOptions {
  readonly 'account-menu': { readonly groups?: readonly TenantMenuGroup[] };
  readonly 'additional-logos': TenantLogos;
  readonly 'cart-summary': Readonly<Record<never, never>>;
  /**
   * `menu`: its name in the content system, without the language; `icons`: of its entries of the first level, in their order; `childIcons`: of the
   * entries below each of them.
   */
  readonly 'cms-menu': {
    readonly menu: string;
    readonly icons?: readonly string[];
    readonly childIcons?: readonly (readonly string[])[];
  };
  readonly 'contextual-link': TenantMenuLink & { readonly contexts: readonly NavigationContextName[] };
  readonly 'language-selector': Readonly<Record<never, never>>;
  readonly 'mobile-apps': {
    readonly title?: TextByLocale;
    readonly apps: readonly {
      readonly name: string;
      readonly link: TenantHref;
      readonly images?: Readonly<Partial<Record<Locale, string>>> & { readonly fr: string };
    }[];
  };
  readonly 'notifications-menu': Readonly<Record<never, never>>;
  /** `suffix`: the link's address with this behind it is also where one is at the link. */
  readonly 'sidebar-link': TenantMenuLink & { readonly suffix?: string };
  readonly 'simple-link': TenantMenuLink;
  readonly 'social-networks': {
    readonly title?: TextByLocale;
    readonly networks: readonly { readonly name: string; readonly link: TenantHref; readonly icon?: string }[];
  };
  readonly 'sponsors-logos': TenantLogos;
  readonly 'top-logo': Readonly<Record<never, never>>;
  readonly 'vertical-divider': Readonly<Record<never, never>>;
  readonly 'header-link': TenantMenuLink;
}
export type ComponentKind = keyof ComponentOptions;

/** The bar, the rail at the left, or the menu behind the button "Menu". */
export const SLOTS = ['header', 'sidebar', 'inner-menu'] as const;
export type Slot = (typeof SLOTS)[number];

/** From 1280 px, from 960 px, and below. */
export type PlacementSize = 'lg' | 'md' | 'mobile';

export interface Place {
  readonly slot: Slot;
  readonly position: 'start' | 'end';
  /** Small ones come first; equal ones as they stand in the list. */
  readonly order: number;
}

export interface TenantComponent {
  /** One of {@link ComponentKind}; another one is reported and left out. */
  readonly kind: string;
  readonly placement: Readonly<Partial<Record<PlacementSize, Place>>>;
  readonly needsAuthentication: boolean;
  /** Those of its kind, checked when the tenant's file was read. */
  readonly options: object;
}

export interface TenantFooter {
  readonly menu?: string;
  readonly links: readonly { readonly title: TextByLocale; readonly url: TenantHref }[];
}

export interface TenantLook {
  /** The bar in the colour of the page, or in the brand colour with an edge in the accent colour. */
  readonly header: 'plain' | 'filled';
  /** How round cards, fields, sheets and menus are. */
  readonly corners: 'normal' | 'round';
}
