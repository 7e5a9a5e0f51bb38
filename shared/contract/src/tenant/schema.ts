import { type Static, Type } from 'typebox';
import { Default, Errors } from 'typebox/value';

/**
 * A tenant is data: one file in host/tenants, read when the server starts. An unknown key is an error, because a misspelt one would
 * otherwise be ignored in silence.
 */
const strict = { additionalProperties: false } as const;
const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const Url = Type.String({ pattern: '^(https?://|/)' });
const ByLocale = Type.Object(
  { fr: Type.String(), en: Type.String(), es: Type.String(), it: Type.String(), de: Type.String() },
  strict,
);
const Texts = Type.Record(Type.String(), Type.String());

export const TenantSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    name: Type.String({ minLength: 1 }),
    /** Sent as X-Api-Key, and the prefix of the tenant's own texts. */
    apiKey: Type.String({ minLength: 1 }),
    networkId: Type.String({ minLength: 1 }),
    /** Host name that this tenant answers to. */
    domainName: Type.String({ minLength: 1 }),
    /** Base address of the backend as the browser sees it; absent = the one this server was started with. */
    bffUrl: Type.Optional(Url),
    /** The same, as the server sees it. */
    ssrBffUrl: Type.Optional(Url),
    timeZone: Type.String({ default: 'Europe/Paris' }),
    isWidget: Type.Boolean({ default: false }),
    features: Type.Record(Type.String(), Type.Object({ enabled: Type.Boolean() }, strict)),
    appConfig: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    /** Colour variables: `brand` becomes `--c-brand`. Contrast is checked when the server starts. */
    colors: Type.Object(
      {
        light: Type.Object({ brand: Color, onBrand: Color, accent: Color }, strict),
        dark: Type.Object({ brand: Color, onBrand: Color, accent: Color }, strict),
      },
      strict,
    ),
    logo: Type.Object({ light: Url, dark: Url, alt: Type.String({ minLength: 1 }) }, strict),
    links: Type.Array(Type.Object({ label: ByLocale, href: Type.String({ minLength: 1 }) }, strict)),
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
            { light: Url, dark: Url, attribution: Type.String(), maxZoom: Type.Integer({ minimum: 1, maximum: 21 }) },
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
    remotes: Type.Record(Type.String(), Url),
    /** Origins, besides the host and the backend, that the tenant's remotes, tiles and scripts may come from. */
    origins: Type.Array(Type.String({ pattern: '^https?://[^/]+$' })),
    cookies: Type.Object({ domain: Type.Optional(Type.String()), bannersDomain: Type.Optional(Type.String()) }, strict),
    consent: Type.Optional(Type.Object({ script: Url }, strict)),
    analytics: Type.Optional(Type.Object({ script: Url }, strict)),
    externalProximityUrl: Type.Optional(Url),
    unsubscribeUrl: Type.Optional(Url),
    userWebUrl: Type.Optional(Url),
    widgetCdn: Type.Optional(Url),
  },
  strict,
);

export type Tenant = Static<typeof TenantSchema>;

export type ParsedTenant =
  | { readonly ok: true; readonly tenant: Tenant }
  /** One sentence for each key that is wrong, missing or unknown. */
  | { readonly ok: false; readonly problems: readonly string[] };

function problemOf({ keyword, instancePath, message, params }: ReturnType<typeof Errors>[number]): string[] {
  const at = instancePath.replace(/^\//, '').replaceAll('/', '.');
  const keyIn = (key: string) => (at === '' ? key : `${at}.${key}`);
  const listed = params as { additionalProperties?: string[]; requiredProperties?: string[] };
  if (keyword === 'additionalProperties') {
    return (listed.additionalProperties ?? []).map((key) => `"${keyIn(key)}" is not a key of a tenant.`);
  }
  if (keyword === 'required') {
    return (listed.requiredProperties ?? []).map((key) => `"${keyIn(key)}" is missing.`);
  }
  // The same unknown key, told a second time as a schema that nothing matches.
  if (keyword === 'boolean') return [];
  return [`"${at}" ${message}.`];
}

/** Reads the content of a tenant's file. Keys with a default may be left out; anything unknown is a problem. */
export function parseTenant(content: unknown): ParsedTenant {
  const candidate = Default(TenantSchema, structuredClone(content));
  const problems = Errors(TenantSchema, candidate).flatMap(problemOf);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, tenant: candidate as Tenant };
}
