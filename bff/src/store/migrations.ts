import type { Database } from './database.ts';

export interface Migration {
  /** `001-accounts`: the number is its position in the list. */
  readonly name: string;
  readonly statements: Readonly<Record<Database['kind'], readonly string[]>>;
  /** Name of the last migration of the oldest program that works with what this one leaves; absent: no earlier one does. */
  readonly readableBy?: string;
}

/**
 * Times are epoch seconds. Ids, addresses and keys are encoded as in `text.ts`; a `…_hash` is the SHA-256 of one of them, for
 * indexes; `content` and `attributes` are JSON, stored as text so that they are read back unchanged.
 *
 * @param growing column type of an auto-incremented number.
 */
const accounts = (growing: string): readonly string[] => [
  `CREATE TABLE users (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     email_hash TEXT NOT NULL UNIQUE,
     password_hash TEXT NOT NULL,
     attributes TEXT NOT NULL,
     created_at DOUBLE PRECISION NOT NULL
   )`,
  `CREATE TABLE sessions (
     token_hash TEXT PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id),
     created_at DOUBLE PRECISION NOT NULL,
     expires_at DOUBLE PRECISION NOT NULL
   )`,
  'CREATE INDEX sessions_expires_at ON sessions (expires_at)',
  `CREATE TABLE favourites (
     position ${growing} PRIMARY KEY,
     user_id TEXT NOT NULL REFERENCES users (id),
     id TEXT NOT NULL,
     id_hash TEXT NOT NULL,
     kind TEXT NOT NULL,
     key TEXT NOT NULL,
     key_hash TEXT NOT NULL,
     content TEXT NOT NULL,
     UNIQUE (user_id, id_hash),
     UNIQUE (user_id, kind, key_hash)
   )`,
  `CREATE TABLE carts (
     owner_kind TEXT NOT NULL,
     owner_key TEXT NOT NULL,
     owner_hash TEXT NOT NULL,
     content TEXT NOT NULL,
     version BIGINT NOT NULL,
     PRIMARY KEY (owner_kind, owner_hash)
   )`,
];

/** The order of favourites, when each was changed, and which were deleted. Older ones get their user's date, as nothing better is known. */
const FAVOURITE_CHANGES: readonly string[] = [
  'ALTER TABLE users ADD COLUMN favourites_ordered_at DOUBLE PRECISION NOT NULL DEFAULT 0',
  'ALTER TABLE favourites ADD COLUMN rank DOUBLE PRECISION NOT NULL DEFAULT 0',
  'ALTER TABLE favourites ADD COLUMN updated_at DOUBLE PRECISION NOT NULL DEFAULT 0',
  `UPDATE favourites SET rank = position,
     updated_at = (SELECT created_at FROM users WHERE users.id = favourites.user_id)`,
  `CREATE TABLE deleted_favourites (
     user_id TEXT NOT NULL REFERENCES users (id),
     id TEXT NOT NULL,
     kind TEXT NOT NULL,
     key_hash TEXT NOT NULL,
     deleted_at DOUBLE PRECISION NOT NULL,
     PRIMARY KEY (user_id, kind, key_hash)
   )`,
  'CREATE INDEX deleted_favourites_deleted_at ON deleted_favourites (deleted_at)',
];

const SESSION_DEVICES: readonly string[] = [
  "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
  'CREATE INDEX sessions_user_id ON sessions (user_id)',
];

/** Messages to be sent, the links of those already sent, and which addresses are verified by one. */
const MESSAGES: readonly string[] = [
  'ALTER TABLE users ADD COLUMN email_verified_at DOUBLE PRECISION',
  `CREATE TABLE outbox (
     id TEXT PRIMARY KEY,
     purpose TEXT NOT NULL,
     email TEXT NOT NULL,
     email_hash TEXT NOT NULL,
     language TEXT NOT NULL,
     origin TEXT NOT NULL,
     created_at DOUBLE PRECISION NOT NULL,
     due_at DOUBLE PRECISION NOT NULL,
     attempts INTEGER NOT NULL
   )`,
  'CREATE INDEX outbox_due_at ON outbox (due_at)',
  'CREATE INDEX outbox_email_hash ON outbox (email_hash)',
  `CREATE TABLE links (
     token_hash TEXT PRIMARY KEY,
     purpose TEXT NOT NULL,
     user_id TEXT NOT NULL REFERENCES users (id),
     email_hash TEXT NOT NULL,
     created_at DOUBLE PRECISION NOT NULL,
     expires_at DOUBLE PRECISION NOT NULL
   )`,
  'CREATE INDEX links_user_id ON links (user_id)',
  'CREATE INDEX links_expires_at ON links (expires_at)',
];

/** Accounts waiting for their link to be opened, and the user that a message is about. */
const REGISTRATIONS: readonly string[] = [
  'ALTER TABLE outbox ADD COLUMN user_id TEXT REFERENCES users (id)',
  'CREATE INDEX outbox_user_id ON outbox (user_id)',
  `CREATE TABLE registrations (
     id TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     email_hash TEXT NOT NULL,
     password_hash TEXT NOT NULL,
     attributes TEXT NOT NULL,
     token_hash TEXT,
     created_at DOUBLE PRECISION NOT NULL,
     expires_at DOUBLE PRECISION NOT NULL
   )`,
  'CREATE INDEX registrations_email_hash ON registrations (email_hash)',
  'CREATE UNIQUE INDEX registrations_token_hash ON registrations (token_hash)',
  'CREATE INDEX registrations_expires_at ON registrations (expires_at)',
];

/**
 * Carts belong to a tenant and expire some time after their last change. The tenant of older ones is unknown: they have none, and
 * count as changed now.
 *
 * @param now SQL for the current epoch seconds.
 */
const tenantCarts = (now: string): readonly string[] => [
  `CREATE TABLE tenant_carts (
     tenant TEXT NOT NULL,
     owner_kind TEXT NOT NULL,
     owner_key TEXT NOT NULL,
     owner_hash TEXT NOT NULL,
     content TEXT NOT NULL,
     version BIGINT NOT NULL,
     updated_at DOUBLE PRECISION NOT NULL,
     PRIMARY KEY (tenant, owner_kind, owner_hash)
   )`,
  `INSERT INTO tenant_carts (tenant, owner_kind, owner_key, owner_hash, content, version, updated_at)
     SELECT '', owner_kind, owner_key, owner_hash, content, version, ${now} FROM carts`,
  'DROP TABLE carts',
  'ALTER TABLE tenant_carts RENAME TO carts',
  'CREATE INDEX carts_owner ON carts (owner_kind, owner_hash)',
  'CREATE INDEX carts_updated_at ON carts (updated_at)',
];

/**
 * Accounts belong to a tenant, where an address is unique. The tenant of older ones is unknown: they have none, and go to
 * the first tenant where they are used.
 */
const TENANT_COLUMNS: readonly string[] = [
  "ALTER TABLE outbox ADD COLUMN tenant TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE registrations ADD COLUMN tenant TEXT NOT NULL DEFAULT ''",
  'CREATE UNIQUE INDEX users_tenant_email_hash ON users (tenant, email_hash)',
];

const TENANT_ACCOUNTS: Migration['statements'] = {
  postgresql: [
    'ALTER TABLE users DROP CONSTRAINT users_email_hash_key',
    "ALTER TABLE users ADD COLUMN tenant TEXT NOT NULL DEFAULT ''",
    ...TENANT_COLUMNS,
  ],
  // SQLite cannot drop constraints, so the table is recreated. References to it are checked when the transaction ends.
  sqlite: [
    'PRAGMA defer_foreign_keys = ON',
    'CREATE TEMPORARY TABLE former_users AS SELECT * FROM users',
    'DROP TABLE users',
    `CREATE TABLE users (
       id TEXT PRIMARY KEY,
       email TEXT NOT NULL,
       email_hash TEXT NOT NULL,
       password_hash TEXT NOT NULL,
       attributes TEXT NOT NULL,
       created_at DOUBLE PRECISION NOT NULL,
       favourites_ordered_at DOUBLE PRECISION NOT NULL DEFAULT 0,
       email_verified_at DOUBLE PRECISION,
       tenant TEXT NOT NULL DEFAULT ''
     )`,
    `INSERT INTO users (id, email, email_hash, password_hash, attributes, created_at, favourites_ordered_at, email_verified_at)
       SELECT id, email, email_hash, password_hash, attributes, created_at, favourites_ordered_at, email_verified_at
       FROM former_users`,
    'DROP TABLE former_users',
    ...TENANT_COLUMNS,
  ],
};

/** Keeps each user's thousand most recently deleted favourites, and finds them without reading the others. */
const FEWER_DELETED: readonly string[] = [
  `DELETE FROM deleted_favourites WHERE (user_id, kind, key_hash) IN (
     SELECT user_id, kind, key_hash FROM (
       SELECT user_id, kind, key_hash,
         ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY deleted_at DESC, kind DESC, key_hash DESC) AS place
       FROM deleted_favourites
     ) AS placed WHERE place > 1000)`,
  'CREATE INDEX deleted_favourites_latest ON deleted_favourites (user_id, deleted_at, kind, key_hash)',
];

/** The owner of an anonymous cart of an account's former address. */
const FORMER_ADDRESS_CARTS: readonly string[] = [
  'ALTER TABLE carts ADD COLUMN user_id TEXT REFERENCES users (id)',
  'CREATE INDEX carts_user_id ON carts (user_id)',
];

/** For an hour at most: the table is not written to the log that survives a crash of the server. */
const ATTEMPTS: readonly string[] = [
  'CREATE UNLOGGED TABLE attempts (guard TEXT NOT NULL, key_hash TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)',
  'CREATE INDEX attempts_of_key ON attempts (guard, key_hash, at)',
  'CREATE INDEX attempts_at ON attempts (at)',
];

/** What sources of live data have answered: one server asks each, and all read the same. After a crash of the server of the database it is fetched again. */
const LIVE_DOCUMENTS: readonly string[] = [
  `CREATE UNLOGGED TABLE live_documents (
     source TEXT PRIMARY KEY,
     version BIGINT NOT NULL,
     fetched_at DOUBLE PRECISION NOT NULL,
     tag TEXT NOT NULL,
     problem TEXT,
     body BYTEA,
     leased_by TEXT NOT NULL,
     leased_until DOUBLE PRECISION NOT NULL
   )`,
];

/** In order. A released migration is never changed: any change is a new migration. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-accounts',
    statements: { sqlite: accounts('INTEGER'), postgresql: accounts('BIGINT GENERATED ALWAYS AS IDENTITY') },
  },
  { name: '002-favourite-changes', statements: { sqlite: FAVOURITE_CHANGES, postgresql: FAVOURITE_CHANGES } },
  { name: '003-session-devices', statements: { sqlite: SESSION_DEVICES, postgresql: SESSION_DEVICES } },
  { name: '004-messages', statements: { sqlite: MESSAGES, postgresql: MESSAGES } },
  { name: '005-registrations', statements: { sqlite: REGISTRATIONS, postgresql: REGISTRATIONS } },
  {
    name: '006-tenant-carts',
    statements: { sqlite: tenantCarts('unixepoch()'), postgresql: tenantCarts('floor(extract(epoch FROM now()))') },
  },
  { name: '007-tenant-accounts', statements: TENANT_ACCOUNTS },
  { name: '008-fewer-deleted', statements: { sqlite: FEWER_DELETED, postgresql: FEWER_DELETED } },
  {
    name: '009-former-address-carts',
    statements: { sqlite: FORMER_ADDRESS_CARTS, postgresql: FORMER_ADDRESS_CARTS },
  },
  {
    name: '010-attempts',
    readableBy: '009-former-address-carts',
    // One process with SQLite counts in memory.
    statements: { sqlite: [], postgresql: ATTEMPTS },
  },
  {
    name: '011-live-documents',
    readableBy: '009-former-address-carts',
    // One process with SQLite asks each source itself.
    statements: { sqlite: [], postgresql: LIVE_DOCUMENTS },
  },
];
