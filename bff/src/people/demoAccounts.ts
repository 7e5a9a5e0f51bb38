import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldsOf } from '@halte/contract/fields';
import type { EpochSeconds } from '@halte/engine/common/time';
import { StartError } from '@halte/server/startError';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { JsonObject } from '../store/json.ts';
import type { User, Users } from '../store/store.ts';
import { changedAttributes } from './attributes.ts';
import { normalisedEmail } from './email.ts';
import type { Passwords } from './passwords.ts';

/** An account with a public password. */
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

/** Distinguishes demo accounts from travellers' own, whose id is a UUID. */
export function isDemoAccount({ id }: User): boolean {
  return id.startsWith(ID);
}

/**
 * The accounts of `demoAccounts.json` in the operator's folder; the built-in ones if there is no folder. A folder without the
 * file, or with an empty list in it, means no demo accounts.
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
    if (fieldsOf(error)['code'] === 'ENOENT') return [];
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
 * Creates the missing accounts at each tenant; existing ones are unchanged.
 *
 * @throws RequestError `invalid` for an invalid address or attributes.
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
      // Demo accounts receive no messages.
      await users.create({ id, tenant, email, passwordHash, attributes, createdAt: now(), emailVerifiedAt: now() });
    }
  }
}
