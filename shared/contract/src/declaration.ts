import type { FirstData } from './firstData.ts';
import type { Level } from './levels.ts';
import type { Locale } from './locales.ts';

/** One text in each language of the product. */
export type Texts = Readonly<Record<Locale, string>>;

/**
 * How the page of a route lies over the map: `full` covers it, `bordered` is a panel or a sheet, `translucent` one that the map shines through.
 * `home` is the first page of the app, and of the product only.
 */
export const PAGE_KINDS = ['home', 'full', 'bordered', 'translucent'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** One screen of a remote. */
export interface RouteDeclaration {
  /** The public way to point at the screen. Begins with the id of its remote, unless the remote is the product's own. */
  readonly name: string;
  /** Below the language prefix: `/parking/:id`; `:name` is one segment, `:name?` at the end may be missing. Home is ''. */
  readonly path: string;
  /** Key among the views of the remote's module; absent = the name of the route. */
  readonly view?: string;
  readonly page: PageKind;
  /** The page's part of the document title. */
  readonly title: Texts;
  /** Parameters that must have a value of a kind; with another value the page is a 404. `place-kind`: see `providerKind`. */
  readonly params?: Readonly<Record<string, 'place-kind'>>;
  /** For travellers who are signed in: others are shown the prompt of the account. */
  readonly signIn?: true;
  /** A parameter of the query without which the address leads home, unless the remote is searching. */
  readonly needs?: string;
  /** A first screen: once it is opened, the tab of the remote no longer leads to the screen that was left. */
  readonly start?: true;
  /** Leaves out the banners, which would take room from a step on the way. */
  readonly quiet?: true;
  /** The address of the tenant that is opened in place of this screen, where the tenant has one. */
  readonly external?: 'externalProximity';
}

/** An entry of the bar or rail of every page. */
export interface TabDeclaration {
  /** The screen that it leads to, without parameters in its path. */
  readonly route: string;
  /** In `remote.config.ts` the path of an SVG of 24 × 24 units, drawn in lines; in `remote.json` its one path. */
  readonly icon: string;
  readonly label: Texts;
  /** Shown in the rail in place of a label that is too long for it. */
  readonly short?: Texts;
  /** A sentence for pages that offer the tabs as next steps. */
  readonly about?: Texts;
  /** Is current on its own screen only; the others of the remote belong to no tab. */
  readonly alone?: true;
  /** Id of the remote whose tab is before this one; absent = behind all others. */
  readonly after?: string;
}

/** A screen that partners embed in a frame. */
export interface WidgetDeclaration {
  readonly route: string;
  /** Height at which it is comfortable to use, in CSS pixels. */
  readonly height: number;
}

/** A call of the backend, a GET, that answers 404 for an unknown id. */
export interface ExistsDeclaration {
  /** As in {@link FirstData.path}. */
  readonly path: string;
  /** For places of this kind only; the first entry that fits is used. */
  readonly kind?: string;
}

/** All that a remote tells the host about itself, besides its files. */
export interface RemoteDeclaration {
  readonly routes: readonly RouteDeclaration[];
  readonly tab?: TabDeclaration;
  readonly widget?: WidgetDeclaration;
  /** Screens whose files are fetched while one of its own is shown, the likeliest first, by that one's name. */
  readonly prefetch: Readonly<Record<string, readonly string[]>>;
  /** How the server finds out that an address names nothing, by the name of the route. */
  readonly exists: Readonly<Record<string, readonly ExistsDeclaration[]>>;
  /** Origins that its code calls. The tenant's file has to allow each. */
  readonly origins: readonly string[];
  /** First requests of views, by view and name. */
  readonly firstData: Readonly<Record<string, Readonly<Record<string, FirstData>>>>;
}

/** `remote.config.ts`: the declaration as its team writes it. */
export interface RemoteConfig extends Partial<RemoteDeclaration> {
  /** Ids without a dot are the product's: a remote of another team has its name before one, as in `acme.parking`. */
  readonly id: string;
  /** The least that it can live with; absent: the first level of the major that it is built against. */
  readonly needs?: { readonly contract?: Level; readonly capabilities?: readonly string[] };
  /** Bytes, gzip. `first`: what its largest view needs, in one language; `all`: all scripts and style sheets of the build. */
  readonly budget: { readonly first: number; readonly all: number };
}
