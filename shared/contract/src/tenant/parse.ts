import { Default, Errors } from 'typebox/value';
import { type Tenant, TenantSchema } from './schema.ts';

export type ParsedTenant =
  | { readonly ok: true; readonly tenant: Tenant }
  /** One sentence for each key that is wrong, missing or unknown. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** What to write instead of what older files had. */
const ADVICE: Readonly<Record<string, string>> = {
  origins:
    ' Write the sites that may show the widgets in a frame into "embedOrigins", and what scripts, styles, tiles and data are loaded from into "resourceOrigins".',
  'map.tiles.attribution':
    ' Write a list such as [{ "text": "© OpenStreetMap", "href": "https://…" }]: markup is not read.',
};

function violation(key: string, problem: string): string {
  return `"${key}" ${problem}.${ADVICE[key] ?? ''}`;
}

function problemOf({ keyword, instancePath, message, params }: ReturnType<typeof Errors>[number]): string[] {
  const at = instancePath.replace(/^\//, '').replaceAll('/', '.');
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

/** Reads the content of a tenant's file. Keys with a default may be left out; anything unknown is a problem. */
export function parseTenant(content: unknown): ParsedTenant {
  const candidate = Default(TenantSchema, structuredClone(content));
  const problems = Errors(TenantSchema, candidate).flatMap(problemOf);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, tenant: candidate as Tenant };
}
