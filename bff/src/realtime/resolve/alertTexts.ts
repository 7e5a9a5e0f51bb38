/** The texts of an alert, by language. */

import { cleanText } from '../../common/names.ts';
import type { TranslatedText, WireAlert } from '../wire/gtfsRealtime.ts';
import { type Drops, drop } from './drops.ts';
import type { AlertText } from './model.ts';

const MOST_LANGUAGES = 50;
const MOST_HEADER = 1_000;
const MOST_DESCRIPTION = 10_000;
const MOST_URL = 2_000;

/**
 * Every language with a header or a description; missing parts come from the text without a language, else from the first language. A
 * header missing in all languages is replaced by the description. Empty if there is no text at all.
 */
export function textsOf({ headerText, descriptionText, url }: WireAlert, drops: Drops): Map<string, AlertText> {
  const headers = byLanguage(headerText);
  const descriptions = byLanguage(descriptionText);
  const urls = byLanguage(url);
  const texts = new Map<string, AlertText>();
  for (const language of [...new Set([...headers.keys(), ...descriptions.keys()])].slice(0, MOST_LANGUAGES)) {
    const description = textFor(descriptions, language);
    const header = textFor(headers, language) || description;
    if (header === '') continue;
    texts.set(language, {
      header: cut(header, MOST_HEADER),
      description: description === header ? '' : cut(description, MOST_DESCRIPTION),
      url: safeUrl(textFor(urls, language), drops),
    });
  }
  return texts;
}

/** `fr-CH` is French; the first plain text wins among several in one language, including those with markup (`en-html`). */
function byLanguage(translated: TranslatedText | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { text = '', language = '' } of translated?.translation ?? []) {
    const [primary = '', ...rest] = language.trim().toLowerCase().split(/[-_]/);
    if (text.trim() !== '' && !rest.includes('html') && !texts.has(primary)) texts.set(primary, text.trim());
  }
  return texts;
}

function textFor(texts: ReadonlyMap<string, string>, language: string): string {
  return texts.get(language) ?? texts.get('') ?? texts.values().next().value ?? '';
}

function cut(text: string, most: number): string {
  return cleanText(text, { most, lines: 'several' }, () => undefined).trim();
}

function safeUrl(url: string, drops: Drops): string {
  if (url === '') return '';
  const { protocol } = (url.length <= MOST_URL && URL.parse(url)) || { protocol: '' };
  if (protocol === 'http:' || protocol === 'https:') return url;
  drop(drops, 'bad-url');
  return '';
}
