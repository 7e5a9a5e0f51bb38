import type { RequestError } from '@halte/engine/problems/requestError';
import { invalid, unauthenticated } from '../problems/requestError.ts';
import type { JsonObject } from '../store/json.ts';
import type { SignedIn, Store, User } from '../store/store.ts';
import { attributesOf } from './attributes.ts';
import { isDemoAccount } from './demoAccounts.ts';
import { deviceOf } from './device.ts';
import { isOfTenant } from './ofTenant.ts';
import type { Passwords } from './passwords.ts';
import { createSessionManager, sessionOver } from './sessions.ts';
import { type Counting, createSignInGuard } from './signInGuard.ts';

export interface NewSession {
  readonly accessToken: string;
  /** An instant in UTC, ISO 8601. */
  readonly expiresAt: string;
  readonly attributes: JsonObject;
}

/** The client of a request. */
export interface Client {
  /** Its network address. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface SignInRequest {
  readonly email: string;
  readonly password: string;
}

/** Who may use an account, by password and by session. */
export interface SignIns {
  /** Begins a session. */
  begin(user: User, client: Client): Promise<NewSession>;
  /** @throws RequestError `unauthenticated` if address and password do not match; `tooMany`; `busy`. */
  signIn(tenant: string, request: SignInRequest, client: Client): Promise<NewSession>;
  /** @throws RequestError `unauthenticated` if the header has no token, or another tenant's. */
  signOut(authorization: string | undefined, tenant: string | null): Promise<void>;
  /** @throws RequestError `unauthenticated`. */
  whoIs(authorization: string | undefined, tenant: string | null): Promise<SignedIn>;
  /**
   * Checks the password of a user who is signed in.
   *
   * @param address network address of the client.
   * @throws RequestError `invalid` if it is wrong; `tooMany`; `busy`.
   */
  confirm(user: User, password: string, address: string): Promise<void>;
}

export interface SignInsOptions extends Pick<Store, 'users' | 'sessions'>, Counting {
  /** Whether the demo accounts may be used: their passwords are public. */
  readonly admitsDemo: boolean;
}

export function createSignIns(options: SignInsOptions, passwords: Passwords): SignIns {
  const { users, sessions, now, admitsDemo } = options;
  const manager = createSessionManager(sessions, now);
  const guard = createSignInGuard(options);
  const isShutOut = (user: User) => isDemoAccount(user) && !admitsDemo;

  async function begin(user: User, { userAgent }: Client): Promise<NewSession> {
    const { token, session } = await manager.begin(user, deviceOf(userAgent));
    const expiresAt = new Date(session.expiresAt * 1_000).toISOString();
    return { accessToken: token, expiresAt, attributes: attributesOf(user) };
  }

  async function isPassword(user: User | null, password: string, name: string, address: string): Promise<boolean> {
    const attempt = await guard.enter(name, address);
    const isRight = await passwords.verify(password, user?.passwordHash ?? null);
    if (isRight) await attempt.succeeded();
    return isRight;
  }

  /** An account from before accounts had a tenant goes to the first tenant where it is used. */
  async function claimed(user: User, tenant: string | null): Promise<User | null> {
    if (user.tenant !== '' || tenant === null) return user;
    return (await users.claim(user.id, tenant)) ?? users.byId(user.id);
  }

  return {
    begin,
    async signIn(tenant, { email: given, password }, client) {
      const email = given.normalize('NFC').trim().toLowerCase();
      const found = await users.byEmail(tenant, email);
      const user = found && !isShutOut(found) ? found : null;
      const isRight = await isPassword(user, password, nameOf({ tenant, email }), client.address);
      const known = user && isRight ? await claimed(user, tenant) : null;
      if (!known || !isOfTenant(known, tenant)) throw wrongCredentials();
      return begin(known, client);
    },
    signOut: (authorization, tenant) => manager.end(authorization, (user) => isOfTenant(user, tenant)),
    async whoIs(authorization, tenant) {
      const { user: found, session } = await manager.signedIn(authorization);
      const user = await claimed(found, tenant);
      if (!user || isShutOut(user) || !isOfTenant(user, tenant)) throw sessionOver();
      return { user, session };
    },
    async confirm(user, password, address) {
      if (!(await isPassword(user, password, nameOf(user), address))) throw wrongPassword();
    },
  };
}

/** Key by which sign-in attempts are counted. */
function nameOf({ tenant, email }: Pick<User, 'tenant' | 'email'>): string {
  return `${tenant} ${email}`;
}

function wrongCredentials(): RequestError {
  return unauthenticated('wrong-credentials', 'The e-mail address or the password is not right.');
}

function wrongPassword(): RequestError {
  return invalid('wrong-password', 'The current password is not right: type it again.');
}
