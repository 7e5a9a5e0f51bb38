import { flag, list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { LANGUAGES } from '../common/language.ts';
import type { JsonObject } from '../store/json.ts';
import { LINK_PURPOSES, MESSAGE_PURPOSES } from '../store/store.ts';
import { FAVOURITE_KINDS } from '../store/storedFavourites.ts';
import { Attributes } from './people.ts';

const at = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-11-23T07:00:00.000Z'] });

/** Output as stored. */
const stored = (description: string, example: JsonObject) =>
  Type.Unsafe<JsonObject>({ type: 'object', description, examples: [example] });

const OwnSession = Type.Object(
  {
    id: text('Id of the session, for ending it.', '3f1f0c9a2b7d4e5f6a1b'),
    createdAt: at('When it began.'),
    expiresAt: at('When it ends by itself.'),
    device: text('Browser and system, as far as they are known. Can be empty.', 'Firefox, Linux'),
    current: flag('Whether it is the one whose token was sent.'),
  },
  { $id: 'OwnSession', description: 'A session of the person who is signed in.' },
);

const sessions = list(OwnSession, 'Those that are not over, the latest first.');

export const OwnSessions = Type.Object(
  { sessions },
  { $id: 'OwnSessions', description: 'Where the person is signed in.' },
);

export const SessionParams = Type.Object({
  id: text('Id of a session.', '3f1f0c9a2b7d4e5f6a1b', { minLength: 1, maxLength: 100 }),
});

export const DeletionBody = Type.Object(
  { password: text('The password of the account.', 'correct horse battery', { maxLength: 1_000 }) },
  { additionalProperties: false, description: 'Proof that it is the person who asks.' },
);

const kind = oneOf(FAVOURITE_KINDS, 'What kind of favourite.');
const favouriteId = text('Id of the favourite.', '6f1c9c1e-6d0a-4f5e-9d0b-0c8f1f2a7b3d');

const purpose = oneOf(LINK_PURPOSES, 'What the link does: confirm the e-mail address, or set another password.');

export const OwnData = Type.Object(
  {
    account: Type.Object(
      {
        id: text('Id of the account.', '2b0f7f0e-6e0c-4c1e-9b43-6a1d1f6f0f1a'),
        createdAt: at('When it was made.'),
        emailVerifiedAt: nullable(at('When a link was opened that was sent to the e-mail address. Null: not yet.')),
        attributes: Attributes,
      },
      { description: 'The account. Of the password only a hash is stored, which is not part of this.' },
    ),
    sessions,
    favourites: list(
      Type.Object({
        id: favouriteId,
        kind,
        updatedAt: at('When it was added or last changed.'),
        content: stored('What it is.', { id: 'A' }),
      }),
      'In the order of the person.',
    ),
    deletedFavourites: list(
      Type.Object({ id: favouriteId, kind, deletedAt: at('When it was deleted.') }),
      'Kept for ninety days, so that other devices do not bring them back. What they were is not stored.',
    ),
    favouritesOrderedAt: nullable(at('When the favourites were last put in order. Null: never.')),
    messages: list(
      Type.Object({
        id: text('Id of the message.', '1d1a8a54-0f1c-4b56-8f5c-7d1b4d3e2a10'),
        purpose: oneOf(MESSAGE_PURPOSES, 'What it is for: a link, an account that was asked for, or news of a change.'),
        email: text('Where it goes.', 'camille@example.org'),
        language: oneOf(LANGUAGES, 'The language that it is in.'),
        origin: text('Of the page that its link leads to.', 'https://trips.example.org'),
        createdAt: at('When it was asked for.'),
        dueAt: at('When it is sent, or tried again.'),
        attempts: whole('How often it was tried.', 0),
      }),
      'That are still to be sent.',
    ),
    links: list(
      Type.Object({ purpose, createdAt: at('When it was sent.'), expiresAt: at('When it is over.') }),
      'Of messages, that are still good. Of their tokens only hashes are stored, which are not part of this.',
    ),
    registrations: list(
      Type.Object({
        id: text('Id of the registration.', '5c1a8a54-0f1c-4b56-8f5c-7d1b4d3e2a10'),
        email: text('The address that the message went to.', 'camille@example.org'),
        attributes: Attributes,
        createdAt: at('When it was asked for.'),
        expiresAt: at('When it is over.'),
      }),
      'Accounts that were requested with the address of this one. Of the password only a hash is stored, which is not part of this.',
    ),
    carts: list(
      Type.Object({
        owner: oneOf(
          ['account', 'address'],
          'Whose it is: of the account, or an anonymous one of its e-mail address or of one that it had before.',
        ),
        tenant: text('Key of the tenant whose shop it is. Empty: of one that is not known.', 'halte-demo'),
        version: whole('How often it was changed.', 1),
        updatedAt: at('When it was last changed.'),
        content: stored('What is in it.', { items: [] }),
      }),
      'What is in the cart.',
    ),
  },
  { $id: 'OwnData', description: 'All that is stored of a person.' },
);
