import type { AccountField, AccountForm, Locale } from '@halte/contract';
import { CURRENT_PASSWORD } from './form.ts';

/** A field of the form. Those of the product have their label in the messages, those of a tenant bring it. */
export interface ProfileField extends Omit<AccountField, 'label'> {
  readonly label: Readonly<Record<Locale, string>> | null;
}

export interface ProfileGroup {
  readonly id: 'identity' | 'address' | 'credentials';
  readonly fields: readonly ProfileField[];
}

const own = (name: string, type: AccountField['type'] = 'text', required = false): ProfileField => ({
  name,
  type,
  required,
  label: null,
});

/** Fields for tenants that configure none. */
const OWN_FIELDS: readonly ProfileField[] = [
  own('firstName', 'text', true),
  own('lastName', 'text', true),
  own('phone', 'tel'),
  own('birthDate', 'date'),
  own('address'),
  own('zipCode'),
  own('city'),
  own('email', 'email', true),
  own('password', 'password'),
];

const ADDRESS = ['address', 'zipCode', 'city'];
const isCredential = ({ name, type }: ProfileField) => name === 'email' || type === 'password';

/**
 * The fields of the profile in groups; empty groups are left out. They are those that the tenant configures for its two account pages, each once,
 * in its order. The current password is requested wherever the e-mail address or the password can be changed.
 */
export function profileGroups(form: AccountForm | undefined): readonly ProfileGroup[] {
  const configured: readonly ProfileField[] = form ? [...form.account, ...form.password] : OWN_FIELDS;
  const fields = [...new Map(configured.map((field) => [field.name, field])).values()];
  const credentials = fields.filter((field) => isCredential(field) && field.name !== CURRENT_PASSWORD);
  const current = fields.find(({ name }) => name === CURRENT_PASSWORD) ?? own(CURRENT_PASSWORD, 'password');
  const groups: readonly ProfileGroup[] = [
    { id: 'identity', fields: fields.filter((field) => !isCredential(field) && !ADDRESS.includes(field.name)) },
    { id: 'address', fields: fields.filter(({ name }) => ADDRESS.includes(name)) },
    { id: 'credentials', fields: credentials.length === 0 ? [] : [...credentials, { ...current, required: false }] },
  ];
  return groups.filter((group) => group.fields.length > 0);
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  birthDate: 'bday',
  address: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  email: 'email',
  password: 'new-password',
  [CURRENT_PASSWORD]: 'current-password',
};

/** The `autocomplete` attribute of the field. */
export function autocompleteOf(name: string): string {
  return AUTOCOMPLETE[name] ?? 'on';
}
