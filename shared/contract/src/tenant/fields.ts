import { type TObjectOptions, type TSchema, type TStringOptions, Type } from 'typebox';
import { isLocale, LOCALES } from '../locales.ts';
import type { TenantHref, TextByLocale } from '../tenantComponents.ts';
import { isAddress, isCookieDomain, isHttpAddress } from './addresses.ts';

/** A key that the schema does not know is an error, because a misspelt one would otherwise be ignored in silence. */
export const strict = { additionalProperties: false } as const;

/** Options of an object with a description. */
export const section = (description: string) => ({ ...strict, description });

export function text(check: (value: string) => boolean, message: string, options: TStringOptions = {}) {
  return Type.Refine(Type.String(options), check, () => message);
}

/** One text of a list. */
export function oneOf<const T extends readonly string[]>(values: T, options: TStringOptions = {}) {
  return Type.Unsafe<T[number]>(
    text((value) => values.includes(value), `must be one of ${values.join(', ')}`, options),
  );
}

export const ADDRESS = 'an address that begins with https:// or http://, or a path that begins with one slash';

export const address = (description: string) => text(isAddress, `must be ${ADDRESS}`, { description });

export const httpAddress = (description: string) =>
  text(isHttpAddress, 'must be an address that begins with https:// or http://', { description });

/** In printable ASCII, so that it stays one line of `security.txt`. */
function isContact(value: string): boolean {
  if (value.startsWith('https://')) return isHttpAddress(value) && /^[!-~]+$/.test(value);
  return /^(mailto:[!-~]+@[!-~]+|tel:\+[\d-]*\d)$/.test(value);
}

export const contactAddress = (description: string) =>
  text(isContact, 'must be an address that begins with mailto:, https:// or tel:+', { description });

export const cookieDomain = (description: string) =>
  text(isCookieDomain, 'must be a host name in lower case, perhaps with a dot before it', { description });

/** Begins a tag, a comment or a declaration of HTML, or is a control character other than a line break or a tabulator. */
const MARKUP = /<[a-z!/?]|[^\P{Cc}\n\t]/iu;

function isPlain(value: string): boolean {
  return value.trim() !== '' && !MARKUP.test(value);
}

/** A text that travellers read, as it is: nothing in it becomes markup, so that a tag is a mistake. */
export const plainText = (description: string) =>
  text(isPlain, 'must be a plain text: not empty, without tags of HTML and without control characters', {
    description,
  });

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The same for each language, none of which must be there. */
export function forLocales<T>(schemaOf: (language: string) => TSchema, options: TObjectOptions) {
  const keys = LOCALES.map((locale) => [locale, Type.Optional(schemaOf(ENGLISH_NAMES.of(locale) ?? locale))] as const);
  return Type.Unsafe<T>(Type.Object(Object.fromEntries(keys), options));
}

/** One text in each language; `parseTenant` puts that of the tenant’s first language where one is missing. */
export const byLocale = (description: string) =>
  forLocales<TextByLocale>((language) => plainText(`In ${language}.`), section(description));

function isLink(value: unknown): boolean {
  if (typeof value === 'string') return isAddress(value);
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  const isOfLocale = ([key, target]: [string, unknown]) =>
    isLocale(key) && typeof target === 'string' && isAddress(target);
  return entries.length > 0 && entries.every(isOfLocale);
}

/** Where a link leads: one address, or one in each language. */
export const link = (description: string) =>
  Type.Unsafe<TenantHref>(
    Type.Refine(
      Type.Any({ description }),
      isLink,
      () => `must be ${ADDRESS}; or an object with such addresses for languages (${LOCALES.join(', ')})`,
    ),
  );
