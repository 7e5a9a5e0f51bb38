import { fieldsOf } from '@halte/contract/fields';
import type { EpochSeconds } from '@halte/engine/common/time';
import type { Report } from '../common/report.ts';
import { isDemoAccount } from '../people/demoAccounts.ts';
import { newToken, tokenHash } from '../people/tokens.ts';
import type { LinkPurpose, QueuedMessage, Store, User } from '../store/store.ts';
import { digest } from '../store/text.ts';
import type { Deliver } from './message.ts';
import { type MailTenant, type TextPurpose, textOf } from './texts.ts';

/** Lifetime of a link. If others gain access to the mailbox later, it must not let them into the account. */
export const LINK_SECONDS: Readonly<Record<LinkPurpose, number>> = { confirm: 3 * 86_400, reset: 3_600 };

/** Delay after each attempt: six hours in total, then the message is dropped. */
export const RETRY_SECONDS = [60, 300, 1_800, 7_200, 14_400];
const AT_ONCE = 20;

export interface SenderOptions extends Pick<Store, 'users' | 'outbox' | 'links' | 'registrations'> {
  readonly deliver: Deliver;
  readonly report: Report;
  /** By its key; null if unknown. */
  tenantOf(key: string): Promise<MailTenant | null>;
  now(): EpochSeconds;
}

export interface Sender {
  /** Sends a few of the due messages; concurrent calls share one run. Never rejects. */
  sendDue(): Promise<void>;
  /** Resolves once nothing is being sent. */
  idle(): Promise<void>;
}

/** Processes the outbox outside of requests, so that no request waits for a mail server or reveals by its timing that an account exists. */
export function createSender(options: SenderOptions): Sender {
  const { users, outbox, links, registrations, deliver, report, tenantOf, now } = options;
  let running: Promise<void> | null = null;

  async function write(purpose: TextPurpose, message: QueuedMessage, path: string): Promise<void> {
    const { email, language, origin } = message;
    const tenant = await tenantOf(message.tenant);
    await deliver({ to: email, ...textOf({ purpose, language, link: `${origin}/${language}/${path}`, tenant }) });
  }

  async function sendLink(purpose: LinkPurpose, message: QueuedMessage, user: User): Promise<void> {
    if (purpose === 'confirm' && user.emailVerifiedAt !== null) return;
    const token = newToken();
    await links.create({
      tokenHash: tokenHash(token),
      purpose,
      userId: user.id,
      emailHash: digest(message.email),
      createdAt: now(),
      expiresAt: now() + LINK_SECONDS[purpose],
    });
    await write(purpose, message, `confirmation#${purpose}=${token}`);
  }

  /** If the address has an account, its owner is notified; the caller is not. */
  async function sendRegistration(message: QueuedMessage, user: User | null): Promise<void> {
    if (user) return write('taken', message, 'account');
    const token = newToken();
    const isGood = await registrations.setToken(message.id, tokenHash(token), now());
    if (isGood) await write('register', message, `confirmation#confirm=${token}`);
  }

  /** The token is created here and exists only in the message: the database holds its hash. */
  async function send(message: QueuedMessage): Promise<void> {
    const { purpose, tenant, email } = message;
    if (purpose === 'email-changed' || purpose === 'password-changed') return write(purpose, message, 'account');
    const user = await users.byEmail(tenant, email);
    if (user && isDemoAccount(user)) return;
    if (purpose === 'register') return sendRegistration(message, user);
    if (user) await sendLink(purpose, message, user);
  }

  async function tryOne(message: QueuedMessage): Promise<void> {
    const wait = RETRY_SECONDS[message.attempts];
    if (wait === undefined) {
      report('mail: a message could not be sent and is given up', 'error');
      await outbox.remove(message.id);
    } else if (await outbox.take(message, now() + wait)) {
      await send(message);
      await outbox.remove(message.id);
    }
  }

  async function sendAll(): Promise<void> {
    for (let count = 0; count < AT_ONCE; count++) {
      const message = await outbox.nextDue(now());
      if (!message) return;
      try {
        await tryOne(message);
      } catch (error) {
        report(`mail: a message was not sent (${reasonOf(error)})`, 'warn');
        // A failure of the mail server or the store affects the other messages as well.
        return;
      }
    }
  }

  return {
    sendDue() {
      running ??= sendAll()
        .catch((error) => report(`mail: the outbox cannot be read (${reasonOf(error)})`, 'warn'))
        .finally(() => {
          running = null;
        });
      return running;
    },
    idle: async () => {
      await running;
    },
  };
}

/** The message of such an error may contain the recipient's address. */
function reasonOf(error: unknown): string {
  const { responseCode, code, name } = fieldsOf(error);
  return String(responseCode ?? code ?? name);
}
