import { Default, Errors } from 'typebox/value';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../locales.ts';
import type { ComponentKind } from '../tenantComponents.ts';
import { COMPONENT_OPTIONS } from './components.ts';
import { type Tenant, TenantSchema } from './schema.ts';

export type ParsedTenant =
  | { readonly ok: true; readonly tenant: Tenant }
  /** One sentence for each key that is wrong, missing or unknown. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Replacements for keys of older files, named in the error. */
const ADVICE: Readonly<Record<string, string>> = {
  origins:
    ' Write the sites that may show the widgets in a frame into "embedOrigins", and what scripts, styles, tiles and data are loaded from into "resourceOrigins".',
  'map.tiles.attribution':
    ' Write a list such as [{ "text": "© OpenStreetMap", "href": "https://…" }]: markup is not read.',
  'map.pmtiles.attribution':
    ' Write a list such as [{ "text": "© OpenStreetMap", "href": "https://…" }]: markup is not read.',
  'cookies.bannersDomain': ' Write it into "banners.cookieDomain".',
};

function violation(key: string, problem: string): string {
  return `"${key}" ${problem}.${ADVICE[key] ?? ''}`;
}

type SchemaError = ReturnType<typeof Errors>[number];

/** @param place where in the file the schema was applied */
function problemOf({ keyword, instancePath, message, params }: SchemaError, place = ''): string[] {
  const at = `${place}${instancePath}`.replace(/^\//, '').replaceAll('/', '.');
  const keyIn = (key: string) => (at === '' ? key : `${at}.${key}`);
  const listed = params as { additionalProperties?: string[]; requiredProperties?: string[] };
  if (keyword === 'additionalProperties') {
    return (listed.additionalProperties ?? []).map((key) => violation(keyIn(key), 'is not a key of a tenant'));
  }
  if (keyword === 'required') {
    return (listed.requiredProperties ?? []).map((key) => violation(keyIn(key), 'is missing'));
  }
  // The same unknown key a second time, as a schema that nothing matches.
  if (keyword === 'boolean') return [];
  return [violation(at, message)];
}

/** Errors in the options of components; components of an unknown kind are skipped. */
function optionProblems({ components = [] }: Tenant): string[] {
  return components.flatMap(({ kind, options }, index) => {
    if (!Object.hasOwn(COMPONENT_OPTIONS, kind)) return [];
    const errors = Errors(COMPONENT_OPTIONS[kind as ComponentKind], options);
    return errors.flatMap((error) => problemOf(error, `/components/${index}/options`));
  });
}

/** Names that every object of JavaScript has: as keys of a record they would be found where nothing was written. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']);

function inheritedNames(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return INHERITED.has(key) ? [violation(path, 'is not a key of a tenant')] : inheritedNames(inner, path);
  });
}

/** Pages whose fields the form does not have. */
function pageProblems({ forms, pages = { account: [], password: [] } }: Tenant): string[] {
  const known = new Set(forms?.account.fields.map(({ name }) => name));
  return (['account', 'password'] as const).flatMap((page) =>
    pages[page].flatMap((name, index) =>
      known.has(name)
        ? []
        : [violation(`pages.${page}.${index}`, `must be a name in "forms.account.fields", not "${name}"`)],
    ),
  );
}

/** Two grounds, one of which would never be seen. */
function mapProblems({ map }: Tenant): string[] {
  return map.tiles && map.pmtiles
    ? [violation('map.pmtiles', 'cannot stand beside "map.tiles": the map has one ground')]
    : [];
}

/** Keys of a file whose objects have names of the tenant's, which may be those of languages. */
const BY_NAME: ReadonlySet<string> = new Set(['messages', 'features', 'appConfig']);

type Texts = Partial<Record<Locale, string>>;

function isByLocale(value: object): value is Texts {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string');
}

/** Texts of a file without the language that stands for the ones that are missing. */
function textProblems(value: unknown, first: Locale, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isByLocale(value)) return value[first] === undefined ? [violation(`${at}.${first}`, 'is missing')] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    at === '' && BY_NAME.has(key) ? [] : textProblems(inner, first, at === '' ? key : `${at}.${key}`),
  );
}

/** Puts the text of the first language where a language has none, so that a new one needs no other files. */
function fillTexts(value: unknown, first: Locale, isTop = true): void {
  if (typeof value !== 'object' || value === null) return;
  if (isByLocale(value)) {
    const standard = value[first];
    if (standard !== undefined) for (const locale of LOCALES) value[locale] ??= standard;
    return;
  }
  for (const [key, inner] of Object.entries(value)) if (!isTop || !BY_NAME.has(key)) fillTexts(inner, first, false);
}

/** Reads the content of a tenant's file. Keys with a default may be left out; anything unknown is a problem. */
export function parseTenant(content: unknown): ParsedTenant {
  const inherited = inheritedNames(content, '');
  if (inherited.length > 0) return { ok: false, problems: inherited };
  const candidate = Default(TenantSchema, structuredClone(content));
  const problems = Errors(TenantSchema, candidate).flatMap((error) => problemOf(error));
  if (problems.length > 0) return { ok: false, problems };
  const tenant = candidate as Tenant;
  const first = tenant.languages[0] ?? DEFAULT_LOCALE;
  const between = [
    ...optionProblems(tenant),
    ...pageProblems(tenant),
    ...mapProblems(tenant),
    ...textProblems(tenant, first),
  ];
  if (between.length > 0) return { ok: false, problems: between };
  fillTexts(tenant, first);
  return { ok: true, tenant };
}
