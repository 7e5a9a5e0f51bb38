import { MeQuery, UserInfo, UserInfoBody } from '../people.ts';
import { SIGNED_IN, SIGNED_IN_PROBLEMS } from './access.ts';
import { operation } from './operation.ts';

export const getMe = operation({
  id: 'getMe',
  tag: 'account',
  summary: 'Who is signed in',
  description: 'All attributes of the person, or the requested ones.',
  security: SIGNED_IN,
  querystring: MeQuery,
  answers: 'The attributes; those that the account does not have are absent.',
  response: { 200: UserInfo },
  problems: SIGNED_IN_PROBLEMS,
});

export const updateMe = operation({
  id: 'updateMe',
  tag: 'account',
  summary: 'Changes attributes of the person who is signed in',
  description:
    'All of them or, when one is refused, none. `email` and `password` need `currentPassword` beside them, and sign out all other sessions. The address from before is notified; a new one gets the message that confirms it.',
  security: SIGNED_IN,
  body: UserInfoBody,
  answers: 'All attributes as they are now.',
  response: { 200: UserInfo },
  problems: [
    ...SIGNED_IN_PROBLEMS,
    'invalid-attribute',
    'unknown-attribute',
    'invalid-email',
    'weak-password',
    'current-password-needed',
    'wrong-password',
    'email-taken',
    'demo-account',
    'too-many-attempts',
    'busy',
  ],
});
