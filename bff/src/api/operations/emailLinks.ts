import { Type } from 'typebox';
import { ConfirmationBody, ConfirmationRequestBody, ResetBody, ResetRequestBody } from '../people.ts';
import { OF_TENANT, SIGNED_IN, SIGNED_IN_PROBLEMS } from './access.ts';
import { operation } from './operation.ts';

export const requestConfirmation = operation({
  id: 'requestConfirmation',
  tag: 'account',
  summary: 'Sends the message again that confirms the e-mail address',
  description: 'Not where it is confirmed already. Five an hour at most.',
  security: SIGNED_IN,
  body: ConfirmationRequestBody,
  answers: 'The message is going to be sent. There is no body.',
  response: { 204: Type.Null() },
  problems: [...SIGNED_IN_PROBLEMS, 'demo-account', 'no-messages', 'too-many-attempts'],
});

export const confirmEmail = operation({
  id: 'confirmEmail',
  tag: 'account',
  summary: 'Confirms an e-mail address, or creates an account, by the link of a message',
  description:
    'The link is good once, for three days, and as long as the account has the address that it was sent to. That of createAccount makes the account: sign in after it.',
  security: OF_TENANT,
  body: ConfirmationBody,
  answers: 'Confirmed. There is no body.',
  response: { 204: Type.Null() },
  problems: ['link-over', 'store-unavailable'],
});

export const requestReset = operation({
  id: 'requestReset',
  tag: 'account',
  summary: 'Sends a message with a link that sets another password',
  description: 'Where the e-mail address has no account, none is sent, and nothing says so.',
  security: OF_TENANT,
  body: ResetRequestBody,
  answers: 'The same, whether there is an account or not. There is no body.',
  response: { 204: Type.Null() },
  problems: ['invalid-email', 'no-messages', 'too-many-attempts', 'store-unavailable'],
});

export const resetPassword = operation({
  id: 'resetPassword',
  tag: 'account',
  summary: 'Sets another password by the link of a message',
  description:
    'The link is good once, for an hour. The owner is notified by a message. After weak-password it is still good.',
  security: OF_TENANT,
  body: ResetBody,
  answers: 'The password is set, and all sessions are over. There is no body.',
  response: { 204: Type.Null() },
  problems: ['link-over', 'weak-password', 'busy', 'store-unavailable'],
});
