import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';

const MESSAGES = { fr, en, es, it, de };

export type Language = keyof typeof MESSAGES;
export type TextKey = keyof typeof fr;
/** A text of the dialog, with what stands for its names in braces. */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

const isLanguage = (language: string): language is Language => Object.hasOwn(MESSAGES, language);

/** The language of the page; French where it is none of the five. */
export function languageOf(lang: string): Language {
  const language = lang.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'fr';
}

/** By language, by key. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const AREA = 'sign-in.';

/** The key of a text of this dialog, without its area; null for a text of the app. */
function ownKey(key: string, apiKey: string): string | null {
  const bare = key.startsWith(`${apiKey}:`) ? key.slice(apiKey.length + 1) : key;
  return bare.startsWith(AREA) ? bare.slice(AREA.length) : null;
}

/**
 * The tenant's own words for this dialog; what is no text is left out.
 *
 * @param json the `messages` of the tenant's file
 */
export function parseOwnTexts(json: string, apiKey: string): OwnTexts {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return {};
  }
  if (!isRecord(parsed)) return {};
  const own = (texts: unknown) =>
    Object.entries(isRecord(texts) ? texts : {}).flatMap(([key, text]) => {
      const name = ownKey(key, apiKey);
      return name !== null && typeof text === 'string' ? [[name, text] as const] : [];
    });
  return Object.fromEntries(
    Object.entries(parsed).map(([language, texts]) => [language, Object.fromEntries(own(texts))]),
  );
}

/** The tenant's words where it has some, else the product's. */
export function textsIn(language: Language, own: OwnTexts = {}): Texts {
  const reworded = Object.hasOwn(own, language) ? own[language] : undefined;
  return (key, values = {}) => {
    const text = reworded && Object.hasOwn(reworded, key) ? reworded[key] : undefined;
    return (text ?? MESSAGES[language][key]).replaceAll(/\{\{(\w+)\}\}/g, (field, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? '') : field,
    );
  };
}

/** "12 minutes", rounded up. */
export function durationText(seconds: number, language: Language): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
