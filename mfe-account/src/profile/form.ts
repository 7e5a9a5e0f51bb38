import type { AccountField } from '@halte/contract';
import { dayOf, nowInstant } from '@halte/i18n';
import { isDay } from './dayText.ts';
import type { Attributes } from './userWeb.ts';

/** The part of a field that the rules use. */
export type FormField = Pick<AccountField, 'name' | 'type' | 'required'>;

/** The input by field name. */
export type Values = Readonly<Record<string, string>>;

export type Violation =
  | 'required'
  | 'email'
  | 'tel'
  | 'zipCode'
  | 'date'
  | 'passwordShort'
  | 'passwordWeak'
  | 'currentPassword'
  | 'wrongPassword'
  | 'emailTaken'
  | 'invalid';

export interface FieldViolation {
  readonly name: string;
  readonly violation: Violation;
  /** How many characters are missing. */
  readonly count?: number;
}

/** Attributes that the backend changes only together with the current password. */
const CREDENTIALS = ['email', 'password'];
export const CURRENT_PASSWORD = 'currentPassword';
const MIN_PASSWORD_LENGTH = 8;
const FIRST_BIRTH_DATE = '1900-01-01';

const isSecret = ({ type }: FormField) => type === 'password';

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** The values that the form begins with; a password is never filled in. */
export function valuesOf(fields: readonly FormField[], attributes: Attributes): Values {
  return Object.fromEntries(fields.map((field) => [field.name, isSecret(field) ? '' : textOf(attributes[field.name])]));
}

const trimmed = (field: FormField, values: Values) =>
  isSecret(field) ? (values[field.name] ?? '') : (values[field.name] ?? '').trim();

/** The changes of a save: an emptied field is null, which removes the attribute. The current password is not a change. */
export function changesOf(
  fields: readonly FormField[],
  values: Values,
  before: Values,
): Readonly<Record<string, string | null>> {
  const changed = fields.filter(
    (field) => field.name !== CURRENT_PASSWORD && trimmed(field, values) !== trimmed(field, before),
  );
  return Object.fromEntries(changed.map((field) => [field.name, trimmed(field, values) || null]));
}

/** Whether the backend rejects this change without the current password. */
export function needsPassword(changes: Readonly<Record<string, unknown>>): boolean {
  return CREDENTIALS.some((name) => Object.hasOwn(changes, name));
}

/** How many characters a new password lacks; at most 0 when it is long enough. */
export function missingCharacters(password: string): number {
  return MIN_PASSWORD_LENGTH - [...password].length;
}

function violationOf(field: FormField, value: string, today: string): Omit<FieldViolation, 'name'> | null {
  if (value === '') return field.required ? { violation: 'required' } : null;
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { violation: 'email' };
  if (field.type === 'tel' && !/^\+?[\d ().\-/]{4,24}$/.test(value)) return { violation: 'tel' };
  if (field.name === 'zipCode' && !/^[A-Za-z0-9 -]{2,12}$/.test(value)) return { violation: 'zipCode' };
  if (field.type === 'date' && !(isDay(value) && value >= FIRST_BIRTH_DATE && value <= today))
    return { violation: 'date' };
  const missing = missingCharacters(value);
  if (isSecret(field) && field.name !== CURRENT_PASSWORD && missing > 0)
    return { violation: 'passwordShort', count: missing };
  return null;
}

/** The day that the clocks of the network show, which no date of birth is after. */
export function todayIn(zone: string): string {
  return dayOf(nowInstant(), zone);
}

/**
 * The violations, in the order of the fields. The current password is required with a change that needs it; an empty new password changes nothing.
 *
 * @param today `YYYY-MM-DD`
 */
export function violationsOf(
  fields: readonly FormField[],
  values: Values,
  before: Values,
  today: string,
): readonly FieldViolation[] {
  const needsCurrent = needsPassword(changesOf(fields, values, before));
  return fields.flatMap((field): readonly FieldViolation[] => {
    const { name } = field;
    const value = trimmed(field, values);
    if (name === CURRENT_PASSWORD) return needsCurrent && value === '' ? [{ name, violation: 'currentPassword' }] : [];
    if (isSecret(field) && value === '') return [];
    const violation = violationOf(field, value, today);
    return violation ? [{ name, ...violation }] : [];
  });
}

const BY_CODE: Readonly<Record<string, FieldViolation>> = {
  'current-password-needed': { name: CURRENT_PASSWORD, violation: 'currentPassword' },
  'wrong-password': { name: CURRENT_PASSWORD, violation: 'wrongPassword' },
  'weak-password': { name: 'password', violation: 'passwordWeak' },
  'invalid-email': { name: 'email', violation: 'email' },
  'email-taken': { name: 'email', violation: 'emailTaken' },
};

/** The field that the account system refused; null where the failure is about none of them. The message of an attribute begins with its name. */
export function refusedField(
  { code, message }: { readonly code: string; readonly message: string },
  fields: readonly FormField[],
): FieldViolation | null {
  const isKnown = (name: string) => fields.some((field) => field.name === name);
  const known = BY_CODE[code];
  if (known && isKnown(known.name)) return known;
  const [name = ''] = message.split(' ');
  return code === 'invalid-attribute' && isKnown(name) ? { name, violation: 'invalid' } : null;
}
