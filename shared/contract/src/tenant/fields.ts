import { type TSchemaOptions, type TStringOptions, Type } from 'typebox';
import { LOCALES } from '../locales.ts';
import type { TenantHref } from '../tenantComponents.ts';
import { isAddress } from './addresses.ts';

/** A key that the schema does not know is an error, because a misspelt one would otherwise be ignored in silence. */
export const strict = { additionalProperties: false } as const;

export function text(check: (value: string) => boolean, message: string, options: TStringOptions = {}) {
  return Type.Refine(Type.String(options), check, () => message);
}

/** One text of a list. */
export function oneOf<const T extends readonly string[]>(values: T, options: TStringOptions = {}) {
  return Type.Unsafe<T[number]>(
    text((value) => values.includes(value), `must be one of ${values.join(', ')}`, options),
  );
}

const ADDRESS = 'an address that begins with https:// or http://, or a path that begins with one slash';
export const Address = text(isAddress, `must be ${ADDRESS}`);

const NotEmpty = Type.String({ minLength: 1 });
/** One text in each language. It is shown as it is: nothing in it becomes markup. */
export const ByLocale = Type.Object({ fr: NotEmpty, en: NotEmpty, es: NotEmpty, it: NotEmpty, de: NotEmpty }, strict);

function isLink(value: unknown): boolean {
  if (typeof value === 'string') return isAddress(value);
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  const isOfLocale = ([key, address]: [string, unknown]) =>
    (LOCALES as readonly string[]).includes(key) && typeof address === 'string' && isAddress(address);
  return entries.length === LOCALES.length && entries.every(isOfLocale);
}

/** Where a link leads: one address, or one in each language. `http…` leaves the app, a path is one of the app without its language. */
export const link = (options: TSchemaOptions = {}) =>
  Type.Unsafe<TenantHref>(
    Type.Refine(
      Type.Any(options),
      isLink,
      () => `must be ${ADDRESS}; or an object with such an address for fr, en, es, it and de`,
    ),
  );
export const Link = link();
