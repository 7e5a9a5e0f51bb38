import type { AccountField, Locale } from '@halte/contract';

type Attributes = Readonly<Record<string, unknown>>;

/** The personal attributes that an account may have, in the order shown. */
const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'address',
  'zipCode',
  'city',
  'language',
  'newsletter',
] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

export interface PersonalEntry {
  readonly field: PersonalField;
  readonly value: string | boolean;
}

/** A field that only this tenant has, under the label that it brings. */
export interface LabelledEntry {
  readonly label: string;
  readonly value: string | boolean;
}

function shownValue(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
}

/** The personal attributes of this account. Technical attributes, which have no label, are left out. */
export function personalEntries(attributes: Attributes): readonly PersonalEntry[] {
  return PERSONAL_FIELDS.map((field) => ({ field, value: shownValue(attributes[field]) })).filter(
    ({ value }) => value !== '',
  );
}

/** The same for the fields that a tenant configures besides those of the product. */
export function tenantEntries(
  attributes: Attributes,
  fields: readonly AccountField[],
  locale: Locale,
): readonly LabelledEntry[] {
  const own: readonly string[] = PERSONAL_FIELDS;
  return fields
    .filter(({ name, type }) => !own.includes(name) && type !== 'password')
    .map(({ name, label }) => ({ label: label[locale], value: shownValue(attributes[name]) }))
    .filter(({ value }) => value !== '');
}
