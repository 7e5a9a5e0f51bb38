import { LOCALES, type Locale, type Messages } from '@halte/contract';
import { addMessages } from '@halte/i18n';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';

declare module '@halte/i18n/namespaces' {
  interface MessageNamespaces {
    placeRows: typeof import('./messages/fr.ts').messages;
  }
}

const TEXTS: Readonly<Record<Locale, Messages>> = { fr, en, es, it, de };

/**
 * Registers the words of results, in all languages: they come with the code of the list, which is loaded late anyway. As texts loaded on demand they
 * would be in the one file of a language that a first screen loads.
 */
export function addRowMessages(): void {
  for (const locale of LOCALES) addMessages('placeRows', locale, TEXTS[locale]);
}
