import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '@halte/server/startError';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { EpochSeconds } from '../common/time.ts';
import type { JsonObject, User, Users } from '../store/store.ts';
import { changedAttributes } from './attributes.ts';
import { normalisedEmail } from './email.ts';
import type { Passwords } from './passwords.ts';

/** An account whose password everybody may know. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly attributes: JsonObject;
}

const FILE = 'demoAccounts.json';
const ID = 'demo-';

const file = Compile(
  Type.Array(
    Type.Object(
      {
        email: Type.String(),
        password: Type.String({ minLength: 8, maxLength: 200 }),
        attributes: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
      },
      { additionalProperties: false },
    ),
    { maxItems: 100 },
  ),
);

/** What tells them from travellers' own accounts, which have a UUID. */
export function isDemoAccount({ id }: User): boolean {
  return id.startsWith(ID);
}

/**
 * The accounts of `demoAccounts.json` in a folder of the operator's; those that come along when there is no folder. A folder without the
 * file, or an empty list in it, means no demo accounts.
 *
 * @throws StartError for a file that cannot be read.
 */
export async function readDemoAccounts(folder: string | null): Promise<DemoAccount[]> {
  const path = folder === null ? fileURLToPath(new URL(FILE, import.meta.url)) : join(folder, FILE);
  const invalidFile = new StartError(
    `${path} must be a list of accounts with email, password and attributes: mend it.`,
  );
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (file.Check(content)) return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw invalidFile;
  }
  throw invalidFile;
}

interface Seeding {
  readonly users: Users;
  readonly passwords: Passwords;
  readonly tenants: readonly string[];
  now(): EpochSeconds;
}

/**
 * Makes the accounts that are missing at each tenant; one that is there stays as it is.
 *
 * @throws RequestError `invalid` for an address or attributes that cannot be.
 */
export async function seedDemoAccounts(
  accounts: readonly DemoAccount[],
  { users, passwords, tenants, now }: Seeding,
): Promise<void> {
  for (const account of accounts) {
    const email = normalisedEmail(account.email);
    const attributes = changedAttributes({}, account.attributes, now());
    for (const tenant of tenants) {
      if (await users.byEmail(tenant, email)) continue;
      const id = `${ID}${createHash('sha256')
        .update(JSON.stringify([tenant, email]))
        .digest('hex')
        .slice(0, 32)}`;
      const passwordHash = await passwords.hash(account.password);
      // No message is sent to one.
      await users.create({ id, tenant, email, passwordHash, attributes, createdAt: now(), emailVerifiedAt: now() });
    }
  }
}
