import type { Locale, Messages } from '@halte/contract';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as fr } from './fr.ts';
import { messages as it } from './it.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    'host-favourites': typeof import('./fr.ts').messages;
  }
}

const TEXTS: Readonly<Record<Locale, Messages>> = { fr, en, es, it, de };

/** All languages in one chunk: five chunks cost the first screen more than these few texts. */
export async function loadFavouriteMessages(locale: Locale): Promise<Messages> {
  return TEXTS[locale];
}
