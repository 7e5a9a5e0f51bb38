/** Schemas for the fields of operators' data files. Every `description` tells the author of the file, in words, what is expected. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { dayFromIso } from '@halte/engine/common/zone';
import { type Static, Type } from 'typebox';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../common/language.ts';

/** An unknown name is more likely a typo than intended. */
export const STRICT = { additionalProperties: false } as const;

/** Text is shown verbatim: nothing in it is interpreted as markup. */
export function text(maxLength: number) {
  return Type.String({
    maxLength,
    pattern: '^\\s*[^<>\\s][^<>]*$',
    description: `a text of 1 to ${maxLength} characters without < and >`,
  });
}

/** One text per language of the app; missing ones fall back to French, so that a new language needs no changes to files. */
export function texts(maxLength: number) {
  const one = text(maxLength);
  const keys = LANGUAGES.map(
    (language) => [language, language === DEFAULT_LANGUAGE ? one : Type.Optional(one)] as const,
  );
  return Type.Unsafe<Texts>(Type.Object(Object.fromEntries(keys), STRICT));
}

export type Texts = Readonly<Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>>;

export function textIn(written: Texts, language: Language): string {
  return written[language] ?? written[DEFAULT_LANGUAGE];
}

export const Link = Type.String({
  maxLength: 500,
  pattern: '^(https?://[^\\s<>"\\\\]+|/(?![/\\\\])[^\\s<>"\\\\]*)$',
  description: 'an address that starts with https:// or http://, or a path of the app such as /schedules',
});

/** A link in one language: `{language}` is replaced by its code. */
export function linkIn(link: string, language: Language): string {
  return link.replaceAll('{language}', language);
}

export const Code = Type.String({
  pattern: '^[A-Z][A-Z0-9_]{0,63}$',
  description: 'a code in capitals such as ADD_NEW_PRODUCT_TO_BASKET',
});

export function oneOf<const T extends readonly string[]>(values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], description: `one of ${values.join(', ')}` });
}

const When = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-]\\d{2}:[0-5]\\d)$',
  description: 'a moment with its offset such as 2026-11-21T08:00:00+01:00',
});

/** When and to which users something is shown; if all are absent, always and to everyone. */
export const SHOWN = {
  order: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'a whole number' })),
  from: Type.Optional(When),
  to: Type.Optional(When),
  tenants: Type.Optional(
    Type.Array(Type.String({ minLength: 1, description: 'a tenant’s apiKey' }), {
      minItems: 1,
      description: 'a list of tenants’ apiKeys',
    }),
  ),
};

const ShownFields = Type.Object(SHOWN);

export interface Shown {
  /** Ascending. */
  readonly order: number;
  readonly from: EpochSeconds;
  /** End, exclusive. */
  readonly to: EpochSeconds;
  /** Null: all. */
  readonly tenants: readonly string[] | null;
}

/** @param refuse creates the error for a place and what is expected there. */
export function shownOf(fields: Static<typeof ShownFields>, refuse: (place: string, expected: string) => Error): Shown {
  const moment = (place: 'from' | 'to', otherwise: number) => {
    const value = fields[place];
    if (value === undefined) return otherwise;
    const epoch = momentOf(value);
    if (Number.isNaN(epoch)) throw refuse(place, 'a date that exists');
    return epoch;
  };
  const from = moment('from', Number.NEGATIVE_INFINITY);
  const to = moment('to', Number.POSITIVE_INFINITY);
  if (from >= to) throw refuse('to', 'a moment after "from"');
  return { order: fields.order ?? 0, from, to, tenants: fields.tenants ?? null };
}

/** Whether it is shown to a tenant at this time. */
export function isShown({ from, to, tenants }: Shown, tenant: string, now: EpochSeconds): boolean {
  return from <= now && now < to && (tenants === null || tenants.includes(tenant));
}

/** NaN for 30 February, which `Date` would take for 2 March. */
function momentOf(value: string): number {
  try {
    dayFromIso(value.slice(0, 10));
    return Date.parse(value) / 1_000;
  } catch {
    return Number.NaN;
  }
}
