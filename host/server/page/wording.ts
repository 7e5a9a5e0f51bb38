import type { Locale, PublicTenant } from '@halte/contract';

/** A tenant's own texts in one language, as the app looks them up. */
export interface Wording {
  /** The tenant's text of a key `{namespace}.{key}`; null where the product's stays. */
  of(key: string): string | null;
}

/**
 * The last of several entries that name one key counts, and one for an area before one for all: the page that the server writes must have the texts
 * that the app writes (`tenantWording` in `shared/i18n`).
 */
export function wordingOf({ apiKey, messages }: Pick<PublicTenant, 'apiKey' | 'messages'>, locale: Locale): Wording {
  const prefix = `${apiKey}:`;
  const texts = new Map(
    Object.entries(messages[locale] ?? {}).map(([key, text]) => [
      key.startsWith(prefix) ? key.slice(prefix.length) : key,
      text,
    ]),
  );
  return {
    of: (key) => texts.get(key) ?? texts.get(key.slice(key.indexOf('.') + 1)) ?? null,
  };
}
