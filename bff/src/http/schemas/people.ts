import { Type } from 'typebox';
import type { Json } from '../../store/store.ts';

export const Attributes = Type.Object(
  {
    email: Type.Optional(Type.String()),
    firstName: Type.Optional(Type.String()),
    lastName: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    /** `YYYY-MM-DD`. */
    birthDate: Type.Optional(Type.String()),
    /** Number and street. */
    address: Type.Optional(Type.String()),
    zipCode: Type.Optional(Type.String()),
    city: Type.Optional(Type.String()),
    /** `fr`, `en`, `es`, `it` or `de`. */
    language: Type.Optional(Type.String()),
    newsletter: Type.Optional(Type.Boolean()),
  },
  { $id: 'Attributes', description: 'What an account says of a person; what it does not say is left out.' },
);

/** Names and values are looked at one by one, so that what is wrong can be said in a sentence. */
const AttributeChange = Type.Record(Type.String(), Type.Unsafe<Json>({}), {
  maxProperties: 30,
  description: 'Null or an empty text takes an attribute out.',
});

const Credentials = {
  email: Type.String({ maxLength: 320 }),
  password: Type.String({ maxLength: 1_000 }),
};

export const RegistrationBody = Type.Object(
  { ...Credentials, attributes: Type.Optional(AttributeChange) },
  { additionalProperties: false },
);

export const SignInBody = Type.Object(Credentials, { additionalProperties: false });

export const NewSession = Type.Object(
  {
    accessToken: Type.String({ description: 'To be sent in the Authorization header.' }),
    expiresAt: Type.String({ description: 'An instant in UTC, e.g. `2026-12-21T08:15:00.000Z`.' }),
    attributes: Attributes,
  },
  { $id: 'NewSession' },
);

const Names = Type.String({ maxLength: 500 });

export const MeQuery = Type.Object({
  attributes: Type.Optional(
    Type.Union([Names, Type.Array(Names, { maxItems: 50 })], {
      description: 'Names with commas between them; all attributes when it is missing. Unknown ones are ignored.',
    }),
  ),
});

export const UserInfoBody = Type.Object({ attributes: AttributeChange }, { additionalProperties: false });

export const UserInfo = Type.Object({ attributes: Attributes }, { $id: 'UserInfo' });

export const WidgetQuery = Type.Object({
  context: Type.Optional(Type.String({ maxLength: 100, description: 'Id of the tenant whose page asks.' })),
});
