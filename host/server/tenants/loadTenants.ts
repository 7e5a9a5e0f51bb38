import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '@halte/contract/tenant';
import { parseTenant } from '@halte/contract/tenant/parse';
import { contrastRatio } from '@halte/ui/contrast';

/** Minimum contrast of text, by WCAG 2.2 AA. */
const MIN_CONTRAST = 4.5;

/** Invalid tenants. The message has one line for each problem, with its file and key. */
export class TenantError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'TenantError';
  }
}

/** More than any tenant needs: the file is read while travellers wait. */
export const MAX_FILE_BYTES = 256 * 1024;

function readJson(path: string): unknown {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) throw new TenantError([`${path}: a tenant's file has at most 256 kB.`]);
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof TenantError) throw error;
    throw new TenantError([`${path}: this is not JSON (${error instanceof Error ? error.message : error}).`]);
  }
}

export interface Contrast {
  /** As in the tenant's file. */
  readonly key: string;
  readonly on: string;
  readonly ratio: number;
  /** The least that WCAG 2.2 AA asks for. */
  readonly needed: number;
}

/** The contrasts of a tenant's colours that the product depends on. */
export function contrastsOf({ colors }: Pick<Tenant, 'colors'>): Contrast[] {
  return (['light', 'dark'] as const).map((scheme) => {
    const { brand, onBrand } = colors[scheme];
    return {
      key: `colors.${scheme}.onBrand`,
      on: 'brand',
      ratio: Math.floor(contrastRatio(brand, onBrand) * 100) / 100,
      needed: MIN_CONTRAST,
    };
  });
}

function contrastProblems(tenant: Tenant): string[] {
  return contrastsOf(tenant)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(
      ({ key, on, ratio, needed }) =>
        `"${key}" cannot be read on "${on}": contrast ${ratio.toFixed(2)}, at least ${needed} is needed.`,
    );
}

/** Parses one file's content; its problems do not contain the file's name. */
export function readTenant(content: unknown): { tenant: Tenant | null; problems: readonly string[] } {
  const parsed = parseTenant(content);
  if (!parsed.ok) return { tenant: null, problems: parsed.problems };
  const problems = contrastProblems(parsed.tenant);
  return { tenant: parsed.tenant, problems };
}

function duplicates(tenants: readonly Tenant[], key: 'id' | 'domainName' | 'apiKey'): string[] {
  const values = tenants.map((tenant) => tenant[key]);
  const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...twice].map((value) => `Two tenants have the same "${key}": ${value}.`);
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    throw new TenantError([`${folder}: there is no folder of tenants here that can be read.`]);
  }
}

/** All tenants of a folder. Throws a {@link TenantError} when one of them is invalid: a server with a misspelt key must not start. */
export function loadTenants(folder: string): readonly Tenant[] {
  const files = filesOf(folder);
  if (files.length === 0) throw new TenantError([`${folder}: there is no tenant here.`]);
  const problems: string[] = [];
  const tenants = files.sort().flatMap((file) => {
    const path = join(folder, file);
    const { tenant, problems: found } = readTenant(readJson(path));
    problems.push(...found.map((problem) => `${path}: ${problem}`));
    return tenant ? [tenant] : [];
  });
  problems.push(...duplicates(tenants, 'id'), ...duplicates(tenants, 'domainName'), ...duplicates(tenants, 'apiKey'));
  if (problems.length > 0) throw new TenantError(problems);
  return tenants;
}

export interface Places {
  /** Folders of the server's builds, by name. */
  readonly remotes: ReadonlyMap<string, string>;
  readonly defaultTenant: string | null;
}

/** Throws a {@link TenantError} when tenants refer to remotes or ids that the server's options do not have. */
export function checkPlaces(tenants: readonly Tenant[], { remotes, defaultTenant }: Places): void {
  const problems = tenants.flatMap((tenant) =>
    Object.entries(tenant.remotes).flatMap(([id, place]) => {
      const name = /^\/remotes\/([^/]+)/.exec(place)?.[1];
      return name === undefined || remotes.has(name)
        ? []
        : [`Tenant ${tenant.id}: "remotes.${id}" is ${place}, but this server has no --remote ${name}=<folder>.`];
    }),
  );
  if (defaultTenant !== null && !tenants.some(({ id }) => id === defaultTenant)) {
    problems.push(`--default-tenant: there is no tenant "${defaultTenant}".`);
  }
  if (problems.length > 0) throw new TenantError(problems);
}
