import { DEFAULT_LOCALE, type Locale, type MessageKey, type Messages, type PublicTenant } from '@halte/contract';
import { messages as de } from '../../src/messages/de.ts';
import { messages as en } from '../../src/messages/en.ts';
import { messages as es } from '../../src/messages/es.ts';
import { messages as fr } from '../../src/messages/fr.ts';
import { messages as it } from '../../src/messages/it.ts';
import { PAGE_MESSAGES } from './pageMessages.ts';

const APP_MESSAGES: Readonly<Record<Locale, Messages>> = { fr, en, es, it, de };

export type PageTextKey = MessageKey<typeof fr> | MessageKey<typeof PAGE_MESSAGES.fr>;

function productText(locale: Locale, key: string): string | undefined {
  const ofPage: Messages = PAGE_MESSAGES[locale];
  return ofPage[key] ?? APP_MESSAGES[locale][key];
}

/**
 * A message of the page around the app: the tenant's, else the product's; in the page's language, else in French.
 *
 * @param declared texts of remotes in the page's language
 */
export function pageText(
  { apiKey, messages }: Pick<PublicTenant, 'apiKey' | 'messages'>,
  locale: Locale,
  key: string,
  declared: Messages = {},
): string {
  for (const language of [locale, DEFAULT_LOCALE]) {
    const own = messages[language] ?? {};
    const keys = [`${apiKey}:host.${key}`, `${apiKey}:${key}`, `host.${key}`, key];
    const text =
      keys.map((candidate) => own[candidate]).find((value) => value !== undefined) ??
      declared[key] ??
      productText(language, key);
    if (text !== undefined) return text;
  }
  return key;
}
