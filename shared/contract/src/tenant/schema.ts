import { type Static, Type } from 'typebox';
import type { RemoteId } from '../remoteIds.ts';
import { isCookieDomain, isHostName, isHttpAddress, isOrigin, isRemotePlace, isTimeZone } from './addresses.ts';
import { ComponentSchema, FooterSchema, LookSchema } from './components.ts';
import { Address, ByLocale, Link, strict, text } from './fields.ts';
import { ShopSchema } from './shop.ts';

/**
 * A tenant is data: one file in host/tenants, read when the server starts. An unknown key is an error, because a misspelt one would
 * otherwise be ignored in silence. What ends in a header, in the content policy or in an attribute is checked here, once: behind the schema
 * it is used as it is.
 */
const MAX_DECIMALS = 3;
/** Stands in `embedOrigins` where any site may embed the widgets. */
export const ANYONE = 'anyone';

const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const HttpAddress = text(isHttpAddress, 'must be an address that begins with https:// or http://');
const Origin = text(
  isOrigin,
  'must be one origin such as "https://maps.example.org": scheme and host name in lower case, a port where it is not the usual one, no path, no wildcard',
);
const Embedder = text(
  (value) => value === ANYONE || isOrigin(value),
  `must be one origin such as "https://partner.example.org" (no path, no wildcard), or "anyone"`,
);
const RemotePlace = text(
  isRemotePlace,
  'must be "/remotes/<name>" for a build that this host serves, or the address of a folder that begins with https:// or http://',
);
const CookieDomain = text(isCookieDomain, 'must be a host name in lower case, perhaps with a dot before it');
const Texts = Type.Record(Type.String(), Type.String());

/** The most that a search may want; a traveller chooses within it. What is left out is limited by the backend alone. */
export const SearchLimitsSchema = Type.Object(
  {
    maxChanges: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
    /** Metres to the first stop, and from the last one. */
    maxWalk: Type.Optional(Type.Integer({ minimum: 250, maximum: 5_000 })),
    /** Minutes between two vehicles. */
    maxWait: Type.Optional(Type.Integer({ minimum: 5, maximum: 240 })),
  },
  strict,
);

export type SearchLimits = Static<typeof SearchLimitsSchema>;

const remotes = {
  'trip-planner': Type.Optional(RemotePlace),
  proximity: Type.Optional(RemotePlace),
  schedules: Type.Optional(RemotePlace),
  account: Type.Optional(RemotePlace),
  'shop-header': Type.Optional(RemotePlace),
} satisfies Record<RemoteId, unknown>;

export const TenantSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    name: Type.String({ minLength: 1 }),
    /** Sent as X-Api-Key, and the prefix of the tenant's own texts. */
    apiKey: text((key) => /^[!-~]+$/.test(key), 'must be made of letters, digits and signs of ASCII, without blanks'),
    networkId: Type.String({ minLength: 1 }),
    /** Host name that this tenant answers to. */
    domainName: text(
      isHostName,
      'must be a host name such as "trips.example.org": in lower case, without scheme and port',
    ),
    /** Base address of the backend as the browser sees it; absent = the one this server was started with. */
    bffUrl: Type.Optional(Address),
    /** The same, as the server sees it. */
    ssrBffUrl: Type.Optional(HttpAddress),
    /** Pages follow the zone of the timetable; this one is used until the backend has answered, and must be the same. */
    timeZone: Type.Optional(text(isTimeZone, 'must be a time zone of the IANA database such as "Europe/Paris"')),
    isWidget: Type.Boolean({ default: false }),
    /** A feature is on only where `enabled` says so: one that is left out, or says nothing, is off. */
    features: Type.Record(Type.String(), Type.Object({ enabled: Type.Optional(Type.Boolean()) }, strict), {
      default: {},
    }),
    appConfig: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    /** Colour variables: `brand` becomes `--c-brand`. Contrast is checked when the server starts. */
    colors: Type.Object(
      {
        light: Type.Object({ brand: Color, onBrand: Color, accent: Color }, strict),
        dark: Type.Object({ brand: Color, onBrand: Color, accent: Color }, strict),
      },
      strict,
    ),
    logo: Type.Object({ light: Address, dark: Address, alt: Type.String({ minLength: 1 }) }, strict),
    links: Type.Array(Type.Object({ label: ByLocale, href: Address }, strict)),
    /** What the header, the rail at the left and the menu consist of; absent = the product's own list. */
    components: Type.Optional(Type.Array(ComponentSchema)),
    footer: Type.Optional(FooterSchema),
    look: Type.Optional(LookSchema),
    /** Base address of the content system, whose menus the header shows. */
    cmsURL: Type.Optional(Address),
    /** Address of the shop. */
    storeURL: Type.Optional(Link),
    shop: Type.Optional(ShopSchema),
    messages: Type.Object(
      {
        fr: Type.Optional(Texts),
        en: Type.Optional(Texts),
        es: Type.Optional(Texts),
        it: Type.Optional(Texts),
        de: Type.Optional(Texts),
      },
      strict,
    ),
    map: Type.Object(
      {
        /** Absent = the backend's own tiles. `{z}`, `{x}`, `{y}` are replaced. */
        tiles: Type.Optional(
          Type.Object(
            {
              light: Address,
              dark: Address,
              /** Plain texts, each of them a link where it has an address. */
              attribution: Type.Array(
                Type.Object({ text: Type.String({ minLength: 1 }), href: Type.Optional(HttpAddress) }, strict),
              ),
              maxZoom: Type.Integer({ minimum: 1, maximum: 21 }),
            },
            strict,
          ),
        ),
        center: Type.Optional(
          Type.Object(
            { lat: Type.Number({ minimum: -90, maximum: 90 }), lon: Type.Number({ minimum: -180, maximum: 180 }) },
            strict,
          ),
        ),
        zoom: Type.Integer({ minimum: 1, maximum: 21, default: 14 }),
      },
      strict,
    ),
    /** Remotes that this tenant takes from somewhere else than the product's own build. */
    remotes: Type.Object(remotes, strict),
    /** Sites whose pages may show the widgets in a frame; `"anyone"` for all. They cannot run or load anything in the app. */
    embedOrigins: Type.Array(Embedder, { default: [] }),
    /**
     * Origins that scripts, styles, fonts, pictures and data may come from, besides the host, the backend and the addresses that this file
     * names elsewhere. Whatever is served there may run in every page of the tenant, account pages included.
     */
    resourceOrigins: Type.Array(Origin, { default: [] }),
    limits: Type.Optional(SearchLimitsSchema),
    /** Decimals that prices are rounded to, where this is enabled; two without. */
    priceRounding: Type.Optional(
      Type.Object(
        { enabled: Type.Boolean(), decimals: Type.Integer({ minimum: 0, maximum: MAX_DECIMALS, default: 2 }) },
        strict,
      ),
    ),
    cookies: Type.Object({ domain: Type.Optional(CookieDomain), bannersDomain: Type.Optional(CookieDomain) }, strict),
    consent: Type.Optional(Type.Object({ script: Address }, strict)),
    analytics: Type.Optional(Type.Object({ script: Address }, strict)),
    externalProximityUrl: Type.Optional(Address),
    unsubscribeUrl: Type.Optional(Address),
    userWebUrl: Type.Optional(Address),
    widgetCdn: Type.Optional(Address),
  },
  strict,
);

export type Tenant = Static<typeof TenantSchema>;
