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
  /** Null: none are sent. */
  readonly deliver: Deliver | null;
  /** Null where they are not in a folder. */
  readonly messages: MessageFolder | null;
}

type SendingOptions = Pick<SenderOptions, 'report' | 'tenantOf' | 'now'>;

/**
 * Through the mail server, if there is one. The demo on a machine of one's own writes them to a folder; where others reach it, they could
 * read there the links of all its accounts.
 */
export function mailOf({ mailServer, gtfs, localOrigins, data }: Config): Mail {
  if (mailServer) return { deliver: createSmtp(mailServer), messages: null };
  if (gtfs !== null || !localOrigins) return { deliver: null, messages: null };
  const messages = createMessageFolder(join(data, 'messages'));
  return { deliver: messages.deliver, messages };
}

/**
 * Finds in whose name to write, as the tenants' files are now. A demo tenant has neither name nor words of its own on the timetable of a real
 * network, as its pages.
 */
export function findMailTenant({ tenants, gtfs }: Pick<Config, 'tenants' | 'gtfs'>) {
  return async (key: string): Promise<MailTenant | null> => {
    // What is wrong with a file the host reports; a message is better without a name than not sent.
    const known = await readTenants(tenants).catch(() => []);
    const found = known.find(({ apiKey }) => apiKey === key);
    return found?.mail && !(found.isDemo && gtfs !== null) ? found.mail : null;
  };
}

/** @returns ends it, once the messages under way are sent. */
export function startSending(store: Store, { deliver }: Mail, others: SendingOptions): () => Promise<void> {
  if (!deliver) return async () => undefined;
  const sender = createSender({ ...store, deliver, ...others });
  const sending = setInterval(sender.sendDue, EVERY_MS);
  return async () => {
    clearInterval(sending);
    await sender.idle();
  };
}
