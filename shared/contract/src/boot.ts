import type { AccountForm } from './accountForm.ts';
import type { Areas } from './areas.ts';
import type { FirstViews } from './firstViews.ts';
import type { Locale } from './locales.ts';
import type { AreaId, RemoteId } from './remoteIds.ts';
import type { RouteName } from './routes.ts';
import type { TenantComponent, TenantFooter, TenantLook } from './tenantComponents.ts';
import type { TenantPlaces } from './tenantPlaces.ts';
import type { TenantShop } from './tenantShop.ts';

/** Where a remote is found: everything the host needs to load it, and nothing it must guess. */
export interface RemoteEntry {
  /** Name of the federation container; carries the content hash, so that two versions never share chunks. */
  readonly container: string;
  /** Address of the entry script, absolute or from the host's root. */
  readonly entry: string;
  readonly version: string;
  /** Hashes of its scripts and style sheets by file, beside its entry: nothing else of its folder runs. Absent: its server is trusted. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** Pixels on each side of a tile. */
export type TileSize = 256 | 512;

/** Files that the screens of a remote need, as paths relative to the folder of its entry. */
export interface ScreenFiles {
  /** For each of them: entry, module, texts in the page's language. */
  readonly remote: readonly string[];
  /** Besides, by view. */
  readonly views: Readonly<Record<string, readonly string[]>>;
}

/** The public part of a tenant. */
export interface PublicTenant {
  readonly id: string;
  readonly name: string;
  readonly apiKey: string;
  readonly networkId: string;
  /** In which the pages are offered, in this order. */
  readonly languages: readonly Locale[];
  readonly bffUrl: string;
  /** IANA name of the zone that the network's timetable is in. */
  readonly timeZone: string;
  readonly isWidget: boolean;
  /** Any site may show the widgets in a frame; absent = those that the tenant's file lists. */
  readonly anySiteMayEmbed?: true;
  /** Names of the features that are enabled; ask with `isFeatureOn`. */
  readonly features: readonly string[];
  /** The most that a search may want; absent = what the backend allows. */
  readonly limits?: { readonly maxChanges?: number; readonly maxWalk?: number; readonly maxWait?: number };
  readonly logo: { readonly light: string; readonly dark: string; readonly alt: string };
  readonly map: {
    readonly tiles: {
      readonly light: string;
      readonly dark: string;
      readonly attribution: readonly MapCredit[];
      readonly maxZoom: number;
      /** Pixels on each side; absent = 256. A tile of 512 has the numbers of the zoom before. */
      readonly size?: TileSize;
      /** The same tiles without names of stops, where stops are pins with names; absent where there are none on them. */
      readonly withoutStops?: { readonly light: string; readonly dark: string };
      /** What is added to the address of a tile, with the page’s language behind it; absent where tiles are the same in all languages. */
      readonly inLanguage?: string;
      /** Fragment of the address of a tile that shows its names alone, to be laid above a route; absent where there is none. */
      readonly names?: string;
      /**
       * What is added to the address of a tile that has the network’s lines besides, and the fragment that shows them alone; absent where they are
       * `lineTiles` only.
       */
      readonly lines?: { readonly query: string; readonly fragment: string };
      /** The tenant’s own archives, which take the place of these tiles where they can be read. */
      readonly pmtiles?: MapArchives;
    };
    /** The network’s lines, drawn above `tiles` up to `maxZoom`. */
    readonly lineTiles: {
      readonly light: string;
      readonly dark: string;
      readonly maxZoom: number;
      readonly size?: TileSize;
    };
    readonly center: { readonly lat: number; readonly lon: number } | null;
    readonly zoom: number;
    /** Where a map of the whole network begins; absent while the backend has not said it. */
    readonly firstViews?: FirstViews;
  };
  /** The components of header, rail and menu. */
  readonly components: readonly TenantComponent[];
  readonly footer?: TenantFooter;
  readonly look?: TenantLook;
  /** Absent = the standard ones. */
  readonly places?: TenantPlaces;
  /** Absent = there is no shop to lead to. */
  readonly shop?: TenantShop;
  /** Tenant texts that win over the product's: `{apiKey}:{key}` lookups, by language. */
  readonly messages: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;
  /** Options of areas, e.g. `trip-planner.next-previous.time` (minutes). */
  readonly appConfig: Readonly<Record<string, string | number | boolean>>;
  /** Decimals that the tenant rounds prices to; absent = the usual two. */
  readonly priceDecimals?: number;
  /** Fields of the account pages; absent = those of the product. */
  readonly accountForm?: AccountForm;
  readonly cookies: { readonly domain: string | null; readonly bannersDomain: string | null };
  /** Addresses outside the app that the tenant has; absent = the product does without. */
  readonly urls?: TenantUrls;
}

/** Attribution of the map: a plain text, a link where it has an address. */
export interface MapCredit {
  readonly text: string;
  readonly href?: string;
}

/** Archives of pictures (PMTiles 3), read by ranges of bytes: one for each appearance. */
export interface MapArchives {
  readonly light: string;
  readonly dark: string;
  /** Highest zoom of the map at which pictures are read. */
  readonly maxZoom: number;
}

export interface TenantUrls {
  readonly externalProximity?: string | undefined;
  readonly unsubscribe?: string | undefined;
  /** Base address of the account system. */
  readonly userWeb?: string | undefined;
  /** Base address from which the login widget is loaded. */
  readonly widgetCdn?: string | undefined;
  /** Address of the privacy notice for accounts, with `{language}` as a placeholder. */
  readonly privacy?: string | undefined;
  /** Base address of banners, cart and notifications. */
  readonly api?: string | undefined;
  /** The fare simulator. */
  readonly sim?: string | undefined;
  /** Base address of the content system. */
  readonly cms?: string | undefined;
  readonly consentScript?: string | undefined;
  readonly analyticsScript?: string | undefined;
}

/** The document the server writes into the page, so that nothing has to be fetched before the app can start. */
export interface BootDocument {
  readonly tenant: PublicTenant;
  readonly locale: Locale;
  readonly buildId: string;
  /** The server's time when it wrote this document, in milliseconds since the epoch. */
  readonly time?: number;
  readonly remotes: Readonly<Partial<Record<RemoteId, RemoteEntry>>>;
  readonly areas: Areas;
  /** Files to fetch before a screen is opened. */
  readonly screens?: Readonly<Partial<Record<RemoteId, ScreenFiles>>>;
  /** Address of the frame's page, for a tenant with a header of its own. */
  readonly headerFrame?: string;
  /** Remotes of this tenant that the server could not ask for their entry yet; `/builds/latest.json` names it as soon as it can. */
  readonly unreachable?: readonly RemoteId[];
  /** The first screen stands in the page as markup, which the app takes over; absent where the page has none. */
  readonly painted?: PaintedScreen;
  /** Whether there are banners that this visitor has not closed; absent where the server does not know. */
  readonly hasBanners?: boolean;
  /** Where {@link PublicTenant.bffUrl} says which network serves the timetable, e.g. that its calendar was moved; null when the bff did not answer in time. */
  readonly network: NetworkNotice | null;
}

/** Which markup the server has written into the page. */
export interface PaintedScreen {
  readonly remote: AreaId;
  readonly view: RouteName;
  /** That of the remote. */
  readonly version: string;
  /** Version of the host, whose markup is the frame. */
  readonly host: string;
}

export interface NetworkNotice {
  readonly name: string;
  /** Colour of its lines, `#rrggbb`; absent where they have none. */
  readonly color?: string;
  /** IANA name. */
  readonly timeZone: string;
  /** First and last service day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly shiftedByWeeks: number;
  readonly imaginary: boolean;
  readonly center: { readonly lat: number; readonly lon: number };
  /** Absent in older backends. */
  readonly firstViews?: FirstViews;
  /** The squares of the map can be asked for in a language. */
  readonly tilesInLanguages?: true;
  /** Organizations that the publisher of the timetable wants named beside the map. */
  readonly credits: readonly MapCredit[];
}
