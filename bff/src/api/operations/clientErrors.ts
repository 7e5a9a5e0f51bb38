import { Type } from 'typebox';
import { ClientErrorBody } from '../clientErrors.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const reportClientError = operation({
  id: 'reportClientError',
  tag: 'operations',
  summary: 'Reports that something in a page failed',
  description: 'For the operator: a line of its log and a count. Send nothing about the person, and no addresses.',
  security: KEYED,
  body: ClientErrorBody,
  answers: 'It was taken.',
  response: { 204: Type.Null() },
});
