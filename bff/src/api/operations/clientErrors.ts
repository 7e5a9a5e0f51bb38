import { Type } from 'typebox';
import { ClientErrorBody } from '../clientErrors.ts';
import { PageFiguresBody } from '../pageFigures.ts';
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

export const reportPageFigures = operation({
  id: 'reportPageFigures',
  tag: 'operations',
  summary: 'Reports how fast a page was',
  description: 'For the operator: figures of its metrics, by remote and version. Sent once by a page, when it is left.',
  security: KEYED,
  body: PageFiguresBody,
  answers: 'It was taken.',
  response: { 204: Type.Null() },
});
