import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '@halte/engine/common/time';
import { LANGUAGES, type Language } from '../common/language.ts';
import type { JsonObject } from '../store/json.ts';
import type { MessagePurpose, Store } from '../store/store.ts';

/** The page that the link of a message opens. */
export interface LinkedPage {
  /** Origin of a permitted page; null if unknown: then nothing is sent. */
  readonly origin: string | null;
  readonly language: Language;
}

/** The page in the person's preferred language, if known. */
export function pageFor({ language }: JsonObject, page: LinkedPage): LinkedPage {
  return { ...page, language: LANGUAGES.find((known) => known === language) ?? page.language };
}

interface NewMessage {
  readonly purpose: MessagePurpose;
  readonly tenant: string;
  readonly email: string;
  /** The user whose account was changed. */
  readonly userId?: string;
  /** Id of the registration; otherwise the message gets its own id. */
  readonly id?: string;
}

export interface MessageQueueOptions extends Pick<Store, 'outbox'> {
  /** Whether this server sends the messages of the outbox. */
  readonly sendsMessages: boolean;
  now(): EpochSeconds;
}

/** Queues a message, to be sent outside of the request. Does nothing if no messages are sent. */
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
