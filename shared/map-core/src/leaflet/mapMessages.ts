import { LOCALES, type Locale, type Messages } from '@halte/contract';
import { addMessages } from '@halte/i18n';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    map: typeof import('./messages/fr.ts').messages;
  }
}

const TEXTS: Readonly<Record<Locale, Messages>> = { fr, en, es, it, de };

/** Registers what the map says, in all languages: they come with its code, which is loaded late anyway. */
export function addMapMessages(): void {
  for (const locale of LOCALES) addMessages('map', locale, TEXTS[locale]);
}
