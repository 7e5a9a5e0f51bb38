import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SearchLimits, SearchLimitsSchema } from '@halte/contract/tenant';
import { StartError } from '@halte/server/startError';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { MailTenant } from '../mail/texts.ts';

/** The fields of a tenant that the backend needs; the host checks the whole file. */
export interface Tenant {
  readonly apiKey: string;
  /** Host name of the tenant's pages, with a port if it is not the default one. */
  readonly domainName: string;
  /** Limits of journey searches. */
  readonly limits: SearchLimits;
  /** Whether it is a tenant of the demo city. */
  readonly isDemo: boolean;
  /** Sender of its messages; null if it has none. */
  readonly mail: MailTenant | null;
}

const tenant = Compile(
  Type.Object({
    apiKey: Type.String({ minLength: 1 }),
    domainName: Type.String({ pattern: '^[\\w.-]+(:\\d+)?$' }),
    limits: Type.Optional(SearchLimitsSchema),
    isDemo: Type.Optional(Type.Boolean()),
    name: Type.Optional(Type.String({ minLength: 1 })),
    helpContact: Type.Optional(Type.String()),
    messages: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  }),
);

/** The tenants of a folder. @throws StartError for a missing folder or an invalid file. */
export async function readTenants(folder: string): Promise<Tenant[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new StartError(`${folder} is no folder that can be read: give that of the tenants’ files with --tenants.`, {
      cause,
    });
  });
  return Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => readTenant(join(folder, name))));
}

async function readTenant(path: string): Promise<Tenant> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (tenant.Check(content)) {
      const { apiKey, domainName, limits = {}, isDemo = false, name, helpContact = '', messages = {} } = content;
      const mail = name === undefined ? null : { name, helpContact, messages };
      return { apiKey, domainName, limits, isDemo, mail };
    }
  } catch (error) {
    throw new StartError(`${path} is no JSON that can be read: mend it or take it out of the folder.`, {
      cause: error,
    });
  }
  throw new StartError(
    `${path} needs an apiKey and a domainName such as "trips.example.org"; its limits may be maxChanges 0 to 4, maxWalk 250 to 5000 (metres) and maxWait 5 to 240 (minutes).`,
  );
}

/** The origins of a tenant's pages. Plain http is for local machines, where a page may be on any port. */
export function originsOf({ domainName }: Tenant): string[] {
  return [`https://${domainName}`, `http://${domainName}`];
}
