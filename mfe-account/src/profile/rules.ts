type Attributes = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';

/** What an account may say of a person, in the order in which it is read. */
const PERSONAL_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'address', 'zipCode', 'city'] as const;
type PersonalField = (typeof PERSONAL_FIELDS)[number];

export interface PersonalEntry {
  readonly field: PersonalField;
  readonly value: string;
}

/** What this account does say. Attributes that are meant for programs, and have no wording, are left out. */
export function personalEntries(attributes: Attributes): readonly PersonalEntry[] {
  return PERSONAL_FIELDS.map((field) => ({ field, value: textOf(attributes[field]) })).filter(
    ({ value }) => value !== '',
  );
}
