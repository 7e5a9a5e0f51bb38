import { conflict, invalid } from '../problems/requestError.ts';
import type { JsonObject } from '../store/json.ts';
import type { Credentials, SignedIn, Store, User } from '../store/store.ts';
import { attributesOf, changedAttributes } from './attributes.ts';
import { isDemoAccount } from './demoAccounts.ts';
import { emailTaken, normalisedEmail } from './email.ts';
import { type LinkedPage, pageFor, type QueueMessage } from './messageQueue.ts';
import type { LinkedClient } from './newAccounts.ts';
import { checkNewPassword, type Passwords } from './passwords.ts';
import { sessionOver } from './sessions.ts';
import { type Counting, createCredentialsGuard, type MessageGuard } from './signInGuard.ts';
import type { SignIns } from './signIns.ts';

interface AccountChangeOptions extends Pick<Store, 'users' | 'sessions' | 'links'>, Counting {
  readonly passwords: Passwords;
  readonly queue: QueueMessage;
  /** Limits messages to an address. */
  readonly messages: MessageGuard;
  readonly signIns: SignIns;
}

/** Resolves to all attributes after the change, including the e-mail address. */
export type ChangeAccount = (signedIn: SignedIn, change: JsonObject, client: LinkedClient) => Promise<JsonObject>;

/** Changes of attributes and credentials, all or none. */
export function createAccountChange(options: AccountChangeOptions): ChangeAccount {
  const { users, sessions, links, now, passwords, queue, messages, signIns } = options;
  const credentialChanges = createCredentialsGuard(options);

  /** The credentials after a change; null if it changes none. */
  async function changedCredentials(user: User, change: JsonObject, address: string): Promise<Credentials | null> {
    const email = change['email'] === undefined ? user.email : normalisedEmail(textOf(change, 'email'));
    if (email === user.email && change['password'] === undefined) return null;
    if (isDemoAccount(user)) throw conflict('demo-account', 'A demo account keeps its e-mail address and password.');
    const password = change['password'] === undefined ? null : textOf(change, 'password');
    if (password !== null) checkNewPassword(password, email);
    if (change['currentPassword'] === undefined)
      throw invalid('current-password-needed', 'Send the currentPassword to change the e-mail address or password.');
    await signIns.confirm(user, textOf(change, 'currentPassword'), address);
    await credentialChanges.enter(user.id);
    // The response reveals whether another account has the address, so attempts are limited.
    if (email !== user.email) await messages.enter(email, address);
    return { email, passwordHash: password === null ? user.passwordHash : await passwords.hash(password) };
  }

  /** Notifies the owner, at the address known to be theirs. */
  async function reportChange(before: User, after: Credentials, page: LinkedPage): Promise<void> {
    const { id: userId, tenant, email, attributes } = before;
    const own = pageFor(attributes, page);
    if (after.passwordHash !== before.passwordHash)
      await queue({ purpose: 'password-changed', tenant, email, userId }, own);
    if (after.email === email) return;
    await queue({ purpose: 'email-changed', tenant, email, userId }, own);
    await queue({ purpose: 'confirm', tenant, email: after.email, userId }, own);
  }

  /** Ends all other sessions, and the links that were sent to the former address. */
  async function changeCredentials({ user, session }: SignedIn, after: Credentials, page: LinkedPage): Promise<void> {
    const other = await users.byEmail(user.tenant, after.email);
    if (other && other.id !== user.id) throw emailTaken();
    const changed = await users.setCredentials(user.id, after);
    if (changed === 'taken') throw emailTaken();
    await sessions.removeOthers(user.id, session.tokenHash);
    await links.removeOfUser(user.id);
    await reportChange(user, after, page);
  }

  return async (signedIn, change, client) => {
    const { user } = signedIn;
    const { email: _e, password: _p, currentPassword: _c, ...others } = change;
    const attributes = changedAttributes(user.attributes, others, now());
    const credentials = await changedCredentials(user, change, client.address);
    if (credentials) await changeCredentials(signedIn, credentials, client.page);
    const updated = await users.setAttributes(user.id, attributes);
    if (!updated) throw sessionOver();
    return attributesOf(updated);
  };
}

function textOf(change: JsonObject, name: string): string {
  const value = change[name];
  if (typeof value !== 'string') throw invalid('invalid-attribute', `${name} must be a text.`);
  return value;
}
