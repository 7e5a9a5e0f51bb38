import { type Static, Type } from 'typebox';
import { isRemotePlace } from '../tenant/addresses.ts';
import { text } from '../tenant/fields.ts';

/** The level of registries that this product reads. */
export const REGISTRY_SCHEMA = 1;

/** A version names a folder: nothing that leads out of it, and nothing hidden. */
const VERSION = /^[A-Za-z\d][\w.+-]{0,63}$/;
const REMOTE_ID = /^[a-z][a-z\d-]*(\.[a-z][a-z\d-]*)?$/;
const TENANT_ID = /^[a-z\d][a-z\d-]*$/;
const LONGEST_TEXT = 200;

const matching = (pattern: RegExp, problem: string) => text((value) => pattern.test(value), problem);
const Version = matching(VERSION, 'must be a version: letters, digits, dots, plus and minus signs');
const RemoteName = matching(REMOTE_ID, 'must be the id of a remote, such as "schedules" or "acme.parking"');
const Tenants = Type.Array(matching(TENANT_ID, 'must be the id of a tenant'), { minItems: 1 });
const Base = text(
  (value) => isRemotePlace(value) && value.endsWith('/'),
  'must be the folder of the versions, with a slash at its end: "/remotes/<name>/" of this host, or an address that begins with https:// or http://',
);

const Instant = matching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  'must be an instant such as "2026-03-01T08:30:00Z"',
);

/** When (an instant in ISO 8601, UTC) and who, for the history. */
const signed = {
  at: Instant,
  by: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }),
};

const Publish = Type.Object({ ...signed, do: Type.Literal('publish'), remote: RemoteName, version: Version });
const Release = Type.Object({
  ...signed,
  do: Type.Literal('release'),
  remote: RemoteName,
  version: Version,
  share: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  tenants: Type.Optional(Tenants),
});
const Withdraw = Type.Object({
  ...signed,
  do: Type.Literal('withdraw'),
  remote: RemoteName,
  version: Version,
  why: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }),
});
const Pin = Type.Object({
  ...signed,
  do: Type.Literal('pin'),
  remote: RemoteName,
  version: Version,
  tenants: Tenants,
});
const Unpin = Type.Object({ ...signed, do: Type.Literal('unpin'), remote: RemoteName, tenants: Tenants });

/** By the value of `do`. Events of other kinds come from later products; they are left out and reported. */
export const EVENT_SCHEMAS = {
  publish: Publish,
  release: Release,
  withdraw: Withdraw,
  pin: Pin,
  unpin: Unpin,
} as const;

export type RegistryEvent =
  | Static<typeof Publish>
  | Static<typeof Release>
  | Static<typeof Withdraw>
  | Static<typeof Pin>
  | Static<typeof Unpin>;

const MOST_EVENTS = 10_000;
/** Two are needed while one replaces the other. */
const MOST_KEYS = 4;

/** Checks the signatures of a team's manifests. `ed25519`: the public key, 32 bytes in base64url. `until`: not used from then on. */
const Key = Type.Object({
  id: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }),
  ed25519: matching(/^[\w-]{43}$/, 'must be a public Ed25519 key: 32 bytes in base64url'),
  until: Type.Optional(Instant),
});
export type RegistryKey = Static<typeof Key>;

const Remote = Type.Object({
  base: Base,
  keys: Type.Optional(Type.Array(Key, { minItems: 1, maxItems: MOST_KEYS })),
});

/** The document as it is written; its events are checked by their kind. */
export const RegistrySchema = Type.Object({
  schema: Type.Literal(REGISTRY_SCHEMA),
  remotes: Type.Record(Type.String(), Remote),
  events: Type.Array(Type.Unknown(), { maxItems: MOST_EVENTS }),
});
