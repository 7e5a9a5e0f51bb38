import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '../common/language.ts';
import type { EpochSeconds } from '../common/time.ts';
import type { JsonObject, MessagePurpose, Store } from '../store/store.ts';

/** Where the link of a message leads. */
export interface LinkedPage {
  /** Of a page that may call; null where none is known: then nothing is sent. */
  readonly origin: string | null;
  readonly language: Language;
}

/** The page in the language that the person wants to be written to in, where that is known. */
export function pageFor({ language }: JsonObject, page: LinkedPage): LinkedPage {
  return { ...page, language: LANGUAGES.find((known) => known === language) ?? page.language };
}

interface NewMessage {
  readonly purpose: MessagePurpose;
  readonly tenant: string;
  readonly email: string;
  /** Whose account was changed. */
  readonly userId?: string;
  /** Of a registration; else the message gets one of its own. */
  readonly id?: string;
}

export interface MessageQueueOptions extends Pick<Store, 'outbox'> {
  /** Whether this server sends what is in the outbox. */
  readonly sendsMessages: boolean;
  now(): EpochSeconds;
}

/** Has a message sent, outside of the request. Does nothing where none are sent. */
export type QueueMessage = (message: NewMessage, page: LinkedPage) => Promise<void>;

export function createMessageQueue({ outbox, sendsMessages, now }: MessageQueueOptions): QueueMessage {
  return async ({ purpose, tenant, email, userId = null, id = randomUUID() }, { origin, language }) => {
    if (origin === null || !sendsMessages) return;
    await outbox.add({
      id,
      purpose,
      tenant,
      email,
      userId,
      language,
      origin,
      createdAt: now(),
      dueAt: now(),
      attempts: 0,
    });
  };
}
