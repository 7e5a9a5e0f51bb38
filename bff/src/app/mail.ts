import { join } from 'node:path';
import { createMessageFolder, type MessageFolder } from '../mail/folder.ts';
import type { Deliver } from '../mail/message.ts';
import { createSender, type SenderOptions } from '../mail/sender.ts';
import { createSmtp } from '../mail/smtp.ts';
import type { MailTenant } from '../mail/texts.ts';
import type { Store } from '../store/store.ts';
import type { Config } from './config.ts';
import { readTenants } from './tenants.ts';

const EVERY_MS = 2_000;

export interface Mail {
  /** Null: no messages are sent. */
  readonly deliver: Deliver | null;
  /** Null if messages are not written to a folder. */
  readonly messages: MessageFolder | null;
}

type SendingOptions = Pick<SenderOptions, 'report' | 'tenantOf' | 'now'>;

/**
 * Uses the mail server, if there is one. The demo on a local machine writes messages to a folder; on a public server, anyone could
 * read the links of all its accounts there.
 */
export function mailOf({ mailServer, gtfs, localOrigins, data }: Config): Mail {
  if (mailServer) return { deliver: createSmtp(mailServer), messages: null };
  if (gtfs !== null || !localOrigins) return { deliver: null, messages: null };
  const messages = createMessageFolder(join(data, 'messages'));
  return { deliver: messages.deliver, messages };
}

/**
 * Finds the tenant in whose name to write, from the current tenant files. With a real network's timetable, a demo tenant has neither a name
 * nor wording of its own, just like its pages.
 */
export function findMailTenant({ tenants, gtfs }: Pick<Config, 'tenants' | 'gtfs'>) {
  return async (key: string): Promise<MailTenant | null> => {
    // The host reports invalid files; a message without a name is better than none.
    const known = await readTenants(tenants).catch(() => []);
    const found = known.find(({ apiKey }) => apiKey === key);
    return found?.mail && !(found.isDemo && gtfs !== null) ? found.mail : null;
  };
}

/** @returns a function that stops sending, once the messages in progress are sent. */
export function startSending(store: Store, { deliver }: Mail, others: SendingOptions): () => Promise<void> {
  if (!deliver) return async () => undefined;
  const sender = createSender({ ...store, deliver, ...others });
  const sending = setInterval(sender.sendDue, EVERY_MS);
  return async () => {
    clearInterval(sending);
    await sender.idle();
  };
}
