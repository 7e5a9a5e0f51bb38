import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../store/json.ts';
import type { Store, User } from '../store/store.ts';
import { changedAttributes } from './attributes.ts';
import { emailTaken, normalisedEmail } from './email.ts';
import type { LinkedPage } from './messageQueue.ts';
import { checkNewPassword, type Passwords } from './passwords.ts';
import type { PendingAccounts } from './registrations.ts';
import { type Counting, createRegistrationGuard, type MessageGuard } from './signInGuard.ts';
import type { Client, NewSession, SignInRequest, SignIns } from './signIns.ts';

/** A client whose request sends a message. */
export interface LinkedClient extends Client {
  /** The page that the link of the message opens. */
  readonly page: LinkedPage;
}

export interface RegistrationRequest extends SignInRequest {
  readonly attributes: JsonObject;
}

interface NewAccountsOptions extends Pick<Store, 'users'>, Counting {
  readonly sendsMessages: boolean;
  readonly passwords: Passwords;
  readonly pending: PendingAccounts;
  /** Limits messages to an address. */
  readonly messages: MessageGuard;
  readonly signIns: SignIns;
}

interface NewAccounts {
  register(tenant: string, request: RegistrationRequest, client: Client): Promise<NewSession>;
  signUp(tenant: string, request: RegistrationRequest, client: LinkedClient): Promise<NewSession | null>;
}

/** Accounts that are created at once, or by the link of a message where this server sends messages. */
export function createNewAccounts(options: NewAccountsOptions): NewAccounts {
  const { users, now, sendsMessages, passwords, pending, messages, signIns } = options;
  const registrations = createRegistrationGuard(options);

  /** @throws RequestError `invalid` for invalid input; `busy`. */
  async function newAccount(
    { email: given, password, attributes: requested }: RegistrationRequest,
    admit: (email: string) => Promise<void>,
  ) {
    const email = normalisedEmail(given);
    checkNewPassword(password, email);
    const attributes = changedAttributes({}, requested, now());
    await admit(email);
    return { email, attributes, passwordHash: await passwords.hash(password) };
  }

  async function register(tenant: string, request: RegistrationRequest, client: Client): Promise<NewSession> {
    const account = await newAccount(request, () => registrations.enter(client.address));
    const user: User = { id: randomUUID(), tenant, ...account, createdAt: now(), emailVerifiedAt: null };
    if (!(await users.create(user))) throw emailTaken();
    return signIns.begin(user, client);
  }

  return {
    register,
    async signUp(tenant, request, client) {
      if (!sendsMessages) return register(tenant, request, client);
      const account = await newAccount(request, (email) => messages.enter(email, client.address));
      await pending.request({ tenant, ...account }, client.page);
      return null;
    },
  };
}
