import { Type } from 'typebox';
import { NewSession, RegistrationBody, SignInBody, WidgetQuery, WidgetScript } from '../people.ts';
import { OF_TENANT, SIGNED_IN } from './access.ts';
import { operation } from './operation.ts';

export const getLoginWidget = operation({
  id: 'getLoginWidget',
  tag: 'account',
  summary: 'The login widget',
  description:
    'A script for pages of any origin, which shows a form for signing in and sends what comes of it as events of the page.',
  tagged: true,
  querystring: WidgetQuery,
  answers: 'JavaScript.',
  response: { 200: WidgetScript },
});

export const createAccount = operation({
  id: 'createAccount',
  tag: 'account',
  summary: 'Creates an account',
  description:
    '204: a message is sent, whose link makes the account (confirmEmail); then sign in. An address that has an account gets a message that says so, and nothing here tells the two apart. 201: this server sends no messages, and the account is there at once; `email-taken` comes from such a server only.',
  security: OF_TENANT,
  body: RegistrationBody,
  answers: 'The first session of the new account, or nothing where a message was sent.',
  response: { 201: NewSession, 204: Type.Null() },
  problems: [
    'invalid-email',
    'weak-password',
    'invalid-attribute',
    'unknown-attribute',
    'email-taken',
    'too-many-attempts',
    'busy',
    'store-unavailable',
  ],
});

export const createSession = operation({
  id: 'createSession',
  tag: 'account',
  summary: 'Signs in',
  description:
    'At the tenant of the key; without one, of the page that calls, or the only one there is. Five wrong passwords for an account from one address within a quarter of an hour lead to 429.',
  security: OF_TENANT,
  body: SignInBody,
  answers: 'A session: send its `accessToken` in the Authorization header.',
  response: { 201: NewSession },
  problems: ['wrong-credentials', 'too-many-attempts', 'busy', 'store-unavailable'],
});

export const deleteSession = operation({
  id: 'deleteSession',
  tag: 'account',
  summary: 'Signs out',
  description: 'The token is good for nothing any more. Nothing happens when it was so before.',
  security: SIGNED_IN,
  answers: 'Signed out. There is no body.',
  response: { 204: Type.Null() },
  problems: ['missing-token', 'session-over', 'store-unavailable'],
});
