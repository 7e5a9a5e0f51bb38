import { type Static, Type } from 'typebox';
import { LOCALES, type Locale } from '../locales.ts';
import type { RemoteId } from '../remoteIds.ts';
import { PLACE_SEARCHES, STANDARD_PLACES } from '../tenantPlaces.ts';
import { isHostName, isIntegrity, isOrigin, isRemotePlace, isTimeZone } from './addresses.ts';
import { ComponentSchema, FooterSchema } from './components.ts';
import {
  address,
  byLocale,
  contactAddress,
  cookieDomain,
  forLocales,
  oneOf,
  plainText,
  section,
  strict,
  text,
} from './fields.ts';
import { FormsSchema, PagesSchema } from './forms.ts';
import { ColorsSchema, LogoSchema, LookSchema } from './look.ts';
import { MapSchema } from './map.ts';
import { serviceFields } from './services.ts';
import { ShopSchema } from './shop.ts';

const MAX_DECIMALS = 3;
const MOST_POLICIES = 20;
/** Stands in `embedOrigins` where any site may embed the widgets. */
export const ANYONE = 'anyone';
/** Stands in `trustedTypes` where any script may write markup. */
export const ANY_POLICY = 'off';

const Origin = text(
  isOrigin,
  'must be one origin such as "https://maps.example.org": scheme and host name in lower case, a port where it is not the usual one, no path, no wildcard',
);
const Embedder = text(
  (value) => value === ANYONE || isOrigin(value),
  `must be one origin such as "https://partner.example.org" (no path, no wildcard), or "anyone"`,
);

const remotePlace = (description: string) =>
  Type.Optional(
    text(
      isRemotePlace,
      'must be "/remotes/<name>" for a build that this host serves, or the address of a folder that begins with https:// or http://',
      { description },
    ),
  );

const texts = (language: string) =>
  Type.Record(Type.String(), plainText('A text.'), {
    description: `In ${language}, by message key; \`host.tabs.proximity\` is the text of one area only.`,
  });

const remotes = {
  'trip-planner': remotePlace('The trip planner.'),
  proximity: remotePlace('What is nearby.'),
  schedules: remotePlace('Lines and timetables.'),
  account: remotePlace('Account and favourites.'),
  'shop-header': remotePlace('The product’s header.'),
  header: remotePlace(
    'The tenant’s own header. It runs in a frame of its own (docs/decisions/0033); the built-in header is shown where it fails.',
  ),
};

/** Remotes of other teams, by their ids: they have a dot. */
const ofOthers = { '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$': remotePlace('A remote of another team.') };

type RemotePlaces = Readonly<Record<RemoteId, string>> & { readonly header?: string };

export const SearchLimitsSchema = Type.Object(
  {
    maxChanges: Type.Optional(Type.Integer({ minimum: 0, maximum: 4, description: 'Changes.' })),
    maxWalk: Type.Optional(
      Type.Integer({
        minimum: 250,
        maximum: 5_000,
        description: 'Metres to the first stop, and from the last one.',
      }),
    ),
    maxWait: Type.Optional(Type.Integer({ minimum: 5, maximum: 240, description: 'Minutes between two vehicles.' })),
  },
  section(
    'The most that a search may want; travellers choose within it. What is left out is limited by the backend alone, which reads these when it starts.',
  ),
);

export type SearchLimits = Static<typeof SearchLimitsSchema>;

/**
 * A tenant is data: one file in host/tenants. An unknown key is an error, because a misspelt one would otherwise be ignored in silence. What
 * ends in a header, in the content policy or in an attribute is checked here, once: behind the schema it is used as it is. docs/tenant.md is
 * made from this.
 */
export const TenantSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'Short name in logs, links and file names.' }),
    name: plainText('What travellers know the product as.'),
    apiKey: text((key) => /^[!-~]+$/.test(key), 'must be made of letters, digits and signs of ASCII, without blanks', {
      description: 'Sent as `X-Api-Key`, and the prefix of the tenant’s own texts.',
    }),
    networkId: Type.String({ minLength: 1, description: 'Id of the network in the backend.' }),
    domainName: text(
      isHostName,
      'must be a host name such as "trips.example.org": in lower case, without scheme and port',
      { description: 'Host name whose requests are this tenant’s.' },
    ),
    languages: Type.Array(
      oneOf(LOCALES, {
        description: 'Of the product: the first is that of visitors whose browser asks for none of the list.',
      }),
      {
        default: [...LOCALES],
        minItems: 1,
        uniqueItems: true,
        description:
          'The languages that the pages are offered in, in this order. Texts of this file must be there in the first one, which stands for each that is missing.',
      },
    ),
    isDemo: Type.Boolean({
      default: false,
      description:
        'Of the demo city: on the timetable of a real network the pages have the name and the colours of that network instead, without logo, links, components, shop and texts of this file.',
    }),
    timeZone: Type.Optional(
      text(isTimeZone, 'must be a time zone of the IANA database such as "Europe/Paris"', {
        description: 'Used until the backend has said the zone of the timetable, and must be the same.',
      }),
    ),
    isWidget: Type.Boolean({
      default: false,
      description: 'Shows every page as a widget: without header, rail, footer and banners.',
    }),
    features: Type.Record(
      Type.String(),
      Type.Object(
        { enabled: Type.Optional(Type.Boolean({ description: 'Whether it is on.' })) },
        section('A feature.'),
      ),
      { default: {}, description: 'Features by name. One that is left out, or says nothing, is off.' },
    ),
    appConfig: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
      default: {},
      description:
        'Options of areas, by name: `trip-planner.next-previous.time` is how many minutes "earlier" and "later" move a search (30); `trip-planner.country` is the country whose weeks the calendar has, such as "US" (that of the language: all begin with Monday).',
    }),
    colors: ColorsSchema,
    look: Type.Optional(LookSchema),
    logo: LogoSchema,
    links: Type.Array(
      Type.Object({ label: byLocale('What the link is called.'), href: address('Where it leads.') }, strict),
      { default: [], description: 'Links of the product’s own list of components.' },
    ),
    components: Type.Optional(
      Type.Array(ComponentSchema, {
        description: 'What the header, the rail at the left and the menu consist of; absent = the product’s own list.',
      }),
    ),
    footer: Type.Optional(FooterSchema),
    messages: forLocales<Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>>(texts, {
      ...section('Texts that replace the product’s.'),
      default: {},
    }),
    helpContact: Type.Optional(
      plainText(
        'How customer service is reached, as travellers read it in e-mails: a telephone number, an address, or both.',
      ),
    ),
    securityContact: Type.Optional(
      contactAddress(
        'Where a weak point of the service is reported, for `/.well-known/security.txt`; absent = there is no such file.',
      ),
    ),
    map: MapSchema,
    ...serviceFields,
    places: Type.Optional(
      Type.Object(
        {
          search: oneOf(PLACE_SEARCHES, {
            default: STANDARD_PLACES.search,
            description: 'The call of the backend that searches for places.',
          }),
          externalLocationPrefix: Type.String({
            minLength: 1,
            default: STANDARD_PLACES.externalLocationPrefix,
            description: 'Ids that start so are places of a partner, which are known by their coordinates.',
          }),
          rideSharingParkCode: Type.String({
            minLength: 1,
            default: STANDARD_PLACES.rideSharingParkCode,
            description: 'What stands before the `|` in the ids of ride-sharing parks, which come without a type.',
          }),
        },
        section('How places are searched for, and what their ids mean.'),
      ),
    ),
    shop: Type.Optional(ShopSchema),
    forms: Type.Optional(FormsSchema),
    pages: Type.Optional(PagesSchema),
    remotes: Type.Unsafe<RemotePlaces>(
      Type.Object(remotes, {
        patternProperties: ofOthers,
        ...section(
          'Parts of the app that come from somewhere else than the product’s build: `/remotes/<name>` of this host, or a folder with a `remote.json` on another origin.',
        ),
        default: {},
      }),
    ),
    integrity: Type.Object(
      {
        header: Type.Optional(
          text(isIntegrity, 'must be "sha384-" and the hash of remote.json in base64', {
            description:
              'Hash of the header’s `remote.json`, which has the hashes of its files: another one is refused, also from the right origin.',
          }),
        ),
      },
      { ...section('Hashes of what other origins serve.'), default: {} },
    ),
    embedOrigins: Type.Array(Embedder, {
      default: [],
      description:
        'Sites whose pages may show the widgets in a frame; `"anyone"` for all. They cannot run or load anything in the app.',
    }),
    resourceOrigins: Type.Array(Origin, {
      default: [],
      description:
        'Origins that scripts, styles, fonts, pictures and data may come from, besides the host, the backend and the addresses that this file has elsewhere. What is served there can do all that the app can do: list only origins that you control.',
    }),
    trustedTypes: Type.Array(
      text(
        (name) => /^[\w#=@%.-]+$/.test(name) && name !== 'default',
        'must be the name of a policy such as "halte#acme.parking", of letters, digits and -#=_@.%',
      ),
      {
        default: [],
        maxItems: MOST_POLICIES,
        description:
          'Names of the policies of Trusted Types by which remotes (`halte#<id>`) and scripts of this file may write markup from texts. `"off"` among them: any script may, for scripts of this file that need it and have no policy.',
      },
    ),
    limits: Type.Optional(SearchLimitsSchema),
    priceRounding: Type.Optional(
      Type.Object(
        {
          enabled: Type.Boolean({ description: 'Whether prices are rounded.' }),
          decimals: Type.Integer({
            minimum: 0,
            maximum: MAX_DECIMALS,
            default: 2,
            description: 'To how many decimals; 0 shows none.',
          }),
        },
        section('How prices are rounded.'),
      ),
    ),
    cookies: Type.Object(
      { domain: Type.Optional(cookieDomain('Domain of all cookies but the next; absent = the host name only.')) },
      { ...section('Cookies.'), default: {} },
    ),
    banners: Type.Object(
      {
        cookieDomain: Type.Optional(
          cookieDomain('Domain of the cookie with the banners that were closed; absent = the host name only.'),
        ),
      },
      { ...section('Banners.'), default: {} },
    ),
    consent: Type.Optional(
      Type.Object(
        {
          script: address(
            'Its script. It opens its panel when the window has the event `consent-open`, which “Manage cookies” fires; it is loaded again with each change of the language.',
          ),
        },
        section('The consent panel.'),
      ),
    ),
    analytics: Type.Optional(
      Type.Object({ script: address('Its script.') }, section('The tracker that counts visits.')),
    ),
  },
  strict,
);

export type Tenant = Static<typeof TenantSchema>;
