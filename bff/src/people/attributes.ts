import type { EpochSeconds } from '@halte/engine/common/time';
import { dayOf, isoOfDay } from '@halte/engine/common/zone';
import { LANGUAGES } from '../common/language.ts';
import { isPlainText, tidy } from '../common/plainText.ts';
import { invalid } from '../problems/requestError.ts';
import type { Json, JsonObject } from '../store/json.ts';
import type { User } from '../store/store.ts';

/** The attributes of a person. The specification names the first two; the others are our choice. */
const ATTRIBUTES = [
  'firstName',
  'lastName',
  'phone',
  'birthDate',
  'address',
  'zipCode',
  'city',
  'language',
  'newsletter',
] as const;
type AttributeName = (typeof ATTRIBUTES)[number];

/** Converts a value to its stored form, or says in a few words what it must be. */
type Rule = (value: Json, today: string) => { readonly value: Json } | { readonly must: string };

const text =
  (longest: number): Rule =>
  (value) =>
    typeof value === 'string' && isPlainText(value) && tidy(value).length <= longest
      ? { value: tidy(value) }
      : { must: `be a text of at most ${longest} characters` };

const matching =
  (pattern: RegExp, must: string): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(tidy(value)) ? { value: tidy(value) } : { must };

const birthDate: Rule = (value, today) =>
  typeof value === 'string' && isDate(value) && value >= '1900-01-01' && value <= today
    ? { value: value }
    : { must: 'be a day of the past, written as 1990-12-31' };

const RULES: Readonly<Record<AttributeName, Rule>> = {
  firstName: text(80),
  lastName: text(80),
  phone: matching(/^\+?[\d ().\-/]{4,24}$/, 'be a telephone number such as +33 2 99 00 00 00'),
  birthDate,
  address: text(200),
  zipCode: matching(/^[A-Za-z0-9 -]{2,12}$/, 'be a postcode of 2 to 12 letters and digits'),
  city: text(100),
  language: (value) =>
    LANGUAGES.some((known) => known === value) ? { value: value } : { must: `be one of ${LANGUAGES.join(', ')}` },
  newsletter: (value) => (typeof value === 'boolean' ? { value: value } : { must: 'be true or false' }),
};

/**
 * The attributes after a change: those not named are kept, null and empty texts remove theirs.
 *
 * @throws RequestError `invalid`, without changing anything, if one of them is unknown or invalid.
 */
export function changedAttributes(before: JsonObject, change: JsonObject, now: EpochSeconds): JsonObject {
  const after = new Map(Object.entries(before));
  const today = isoOfDay(dayOf('UTC', now));
  for (const [name, value] of Object.entries(change)) {
    const rule = ruleOf(name);
    if (value === null || (typeof value === 'string' && tidy(value) === '')) {
      after.delete(name);
      continue;
    }
    const result = rule(value, today);
    if ('must' in result) throw invalid('invalid-attribute', `${name} must ${result.must}.`);
    after.set(name, result.value);
  }
  return Object.fromEntries(after);
}

function ruleOf(name: string): Rule {
  const known = ATTRIBUTES.find((attribute) => attribute === name);
  if (!known)
    throw invalid(
      'unknown-attribute',
      `There is no attribute "${name.slice(0, 40)}": there are ${ATTRIBUTES.join(', ')}.`,
    );
  return RULES[known];
}

function isDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The attributes of an account as clients see them. */
export function attributesOf({ attributes, email, emailVerifiedAt }: User): JsonObject {
  return { ...attributes, email, emailVerified: emailVerifiedAt !== null };
}
