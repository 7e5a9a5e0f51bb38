import { day, flag, oneOf, text } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { LANGUAGES } from '../common/language.ts';
import type { Json } from '../store/json.ts';

const EMAIL = 'camille@example.org';

export const Attributes = Type.Object(
  {
    email: Type.Optional(text('The e-mail address of the account.', EMAIL, { format: 'email' })),
    emailVerified: Type.Optional(flag('Whether a link was opened that was sent to the address. It cannot be set.')),
    firstName: Type.Optional(text('First name.', 'Camille')),
    lastName: Type.Optional(text('Last name.', 'Martin')),
    phone: Type.Optional(text('Telephone, as the person wrote it.', '+33 2 99 00 00 00')),
    birthDate: Type.Optional(day('Day of birth.', '1990-12-31')),
    address: Type.Optional(text('Number and street.', '12 Rue de la Gare')),
    zipCode: Type.Optional(text('Postcode.', '35999')),
    city: Type.Optional(text('Town.', 'Petiteville')),
    language: Type.Optional(oneOf(LANGUAGES, 'The language in which the person wants to be written to.')),
    newsletter: Type.Optional(flag('Whether the person wants the newsletter.', false)),
  },
  { $id: 'Attributes', description: 'What an account says of a person; what it does not say is absent.' },
);

/** Names and values are validated one by one, so that the message can name the invalid one. */
const AttributeChange = Type.Record(Type.String(), Type.Unsafe<Json>({}), {
  maxProperties: 30,
  description:
    'Attributes by name, with their new values. Null or an empty text takes an attribute out; what is not named stays.',
  examples: [{ firstName: 'Camille', newsletter: true }],
});

const Credentials = {
  email: text('The e-mail address, in any case.', EMAIL, { maxLength: 320 }),
  password: text('The password: at least 8 characters of a new one.', 'correct horse battery', { maxLength: 1_000 }),
};

export const RegistrationBody = Type.Object(
  { ...Credentials, attributes: Type.Optional(AttributeChange) },
  { additionalProperties: false, description: 'A new account.' },
);

export const SignInBody = Type.Object(Credentials, { additionalProperties: false, description: 'An account.' });

export const NewSession = Type.Object(
  {
    accessToken: text('To be sent in the header `Authorization`.', 'mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU'),
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the token is over, in UTC: 30 days after signing in, whether it is used or not.',
      examples: ['2026-12-23T07:00:00.000Z'],
    }),
    attributes: Attributes,
  },
  { $id: 'NewSession', description: 'A session that has just begun.' },
);

const Token = text('What is behind `=` in the fragment of the link.', 'mX2uE1b0cJ7wq4nA9sKkT3oVtYdL5hRz8GfP6iCeWxU', {
  minLength: 1,
  maxLength: 200,
});
const MessageLanguage = oneOf(LANGUAGES, 'Of the message and of the page that its link leads to.');

export const ConfirmationRequestBody = Type.Object(
  { language: MessageLanguage },
  { additionalProperties: false, description: 'How the message is to be.' },
);

export const ConfirmationBody = Type.Object(
  { token: Token },
  { additionalProperties: false, description: 'The link.' },
);

export const ResetRequestBody = Type.Object(
  { email: Credentials.email, language: MessageLanguage },
  { additionalProperties: false, description: 'Whose password was forgotten.' },
);

export const ResetBody = Type.Object(
  { token: Token, password: Credentials.password },
  { additionalProperties: false, description: 'The link, and the password from now on.' },
);

const Names = text('Names of attributes with commas between them.', 'firstName,lastName', { maxLength: 500 });

export const MeQuery = Type.Object({
  attributes: Type.Optional(
    Type.Union([Names, Type.Array(Names, { maxItems: 50 })], {
      description:
        'Names with commas between them, or the parameter several times. All attributes when it is missing or empty. Unknown names are ignored.',
      examples: ['firstName,lastName'],
    }),
  ),
});

export const UserInfoBody = Type.Object(
  { attributes: AttributeChange },
  { additionalProperties: false, description: 'What is to change.' },
);

export const UserInfo = Type.Object(
  { attributes: Attributes },
  { $id: 'UserInfo', description: 'The person who is signed in.' },
);

export const WidgetQuery = Type.Object({
  context: Type.Optional(
    text(
      'Id of the tenant whose page asks. It changes nothing: the page gives the tenant’s key to the script.',
      'demo',
      { maxLength: 100 },
    ),
  ),
});

export const WidgetScript = Type.String({ description: 'JavaScript.', examples: ['customElements.define(/* … */)'] });

export const DemoMessages = Type.String({ description: 'HTML.', examples: ['<!doctype html><title>Messages</title>'] });
