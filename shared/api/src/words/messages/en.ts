import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'You are offline',
  'problem.offline.text': 'You are offline. This comes back by itself once you are connected.',
  'problem.network.title': 'The connection failed',
  'problem.network.text': 'The connection failed. Check your network, then try again.',
  'problem.timeout.title': 'No answer in time',
  'problem.timeout.text': 'The service is taking too long to answer. Try again.',
  'problem.busy.title': 'The service is very busy',
  'problem.busy.text': 'The service is getting too many requests. Try again in a moment.',
  'problem.unavailable.title': 'The service is not responding',
  'problem.unavailable.text': 'The service is not responding. This is on our side, not yours: try again in a moment.',
  'problem.not-allowed.title': 'The service refused access',
  'problem.not-allowed.text':
    'The service refused access to this app. It is nothing you did: reload the page or try again later.',
  'problem.refused.title': 'This request was not understood',
  'problem.refused.text': 'This request was not understood. Change it, then try again.',
  'problem.invalid-answer.title': 'The answer cannot be read',
  'problem.invalid-answer.text':
    'The service sent an answer that cannot be read. This is on our side: try again in a moment.',
  'problem.busy.wait_one': 'The service is getting too many requests. Try again in {{count}} second.',
  'problem.busy.wait_other': 'The service is getting too many requests. Try again in {{count}} seconds.',
} satisfies TranslationOf<typeof fr>;
