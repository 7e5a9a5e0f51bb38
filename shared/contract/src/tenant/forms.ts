import { Type } from 'typebox';
import { byLocale, oneOf, section, strict } from './fields.ts';

const FieldSchema = Type.Object(
  {
    name: Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9]*$',
      description: 'Attribute of the account system, such as `firstName`.',
    }),
    type: oneOf(['text', 'email', 'tel', 'date', 'password'], {
      default: 'text',
      description: 'Kind of the field.',
    }),
    label: byLocale('What stands above the field.'),
    required: Type.Boolean({ default: false, description: 'Whether it must be filled in.' }),
  },
  strict,
);

export const FormsSchema = Type.Object(
  {
    account: Type.Object(
      { fields: Type.Array(FieldSchema, { description: 'Fields of the account pages.' }) },
      section('The account.'),
    ),
  },
  section('Forms whose fields are the tenant’s.'),
);

const names = (description: string) =>
  Type.Array(Type.String({ description: 'A `name`.' }), { default: [], description });

export const PagesSchema = Type.Object(
  {
    account: names('Fields of the page with personal data, by their names in `forms.account.fields`.'),
    password: names('Fields of the profile, by the same names.'),
  },
  section('Which fields the account pages show.'),
);
