import { Type } from 'typebox';
import { DeletionBody, OwnData, OwnSessions, SessionParams } from '../ownData.ts';
import { SIGNED_IN, SIGNED_IN_PROBLEMS } from './access.ts';
import { operation } from './operation.ts';

export const listSessions = operation({
  id: 'listSessions',
  tag: 'account',
  summary: 'Where the person is signed in',
  description: 'Sessions that are over are not among them.',
  security: SIGNED_IN,
  answers: 'The sessions, the latest first.',
  response: { 200: OwnSessions },
  problems: SIGNED_IN_PROBLEMS,
});

export const endOtherSessions = operation({
  id: 'endOtherSessions',
  tag: 'account',
  summary: 'Signs out everywhere else',
  description: 'The session whose token is sent goes on: `deleteSession` ends it.',
  security: SIGNED_IN,
  answers: 'Ended. There is no body.',
  response: { 204: Type.Null() },
  problems: SIGNED_IN_PROBLEMS,
});

export const endSession = operation({
  id: 'endSession',
  tag: 'account',
  summary: 'Signs out on one device',
  description: 'It may be the session whose token is sent.',
  security: SIGNED_IN,
  params: SessionParams,
  answers: 'Ended. There is no body.',
  response: { 204: Type.Null() },
  problems: [...SIGNED_IN_PROBLEMS, 'session-not-found'],
});

export const downloadMyData = operation({
  id: 'downloadMyData',
  tag: 'account',
  summary: 'All that is stored of the person who is signed in',
  description: 'Without what only protects the account: the hashes of the password and of tokens.',
  security: SIGNED_IN,
  answers: 'A file to be stored.',
  response: { 200: OwnData },
  problems: SIGNED_IN_PROBLEMS,
});

export const deleteAccount = operation({
  id: 'deleteAccount',
  tag: 'account',
  summary: 'Deletes the account of the person who is signed in',
  description:
    'With all its sessions, favourites and carts, at once and for good. The anonymous carts of its e-mail address, and of those that it had before, go with it.',
  security: SIGNED_IN,
  body: DeletionBody,
  answers: 'Deleted. There is no body.',
  response: { 204: Type.Null() },
  problems: [...SIGNED_IN_PROBLEMS, 'wrong-password', 'demo-account', 'too-many-attempts', 'busy'],
});
