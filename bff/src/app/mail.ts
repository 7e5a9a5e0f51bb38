import { join } from 'node:path';
import type { Report } from '../common/report.ts';
import { createMessageFolder, type MessageFolder } from '../mail/folder.ts';
import type { Deliver } from '../mail/message.ts';
import { createSender } from '../mail/sender.ts';
import { createSmtp } from '../mail/smtp.ts';
import type { Store } from '../store/store.ts';
import type { Config } from './config.ts';

const EVERY_MS = 2_000;

export interface Mail {
  /** Null: none are sent. */
  readonly deliver: Deliver | null;
  /** Null where they are not in a folder. */
  readonly messages: MessageFolder | null;
}

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

/** @returns ends it, once the messages under way are sent. */
export function startSending(store: Store, { deliver }: Mail, report: Report, now: () => number): () => Promise<void> {
  if (!deliver) return async () => undefined;
  const sender = createSender({ ...store, deliver, report, now });
  const sending = setInterval(sender.sendDue, EVERY_MS);
  return async () => {
    clearInterval(sending);
    await sender.idle();
  };
}
