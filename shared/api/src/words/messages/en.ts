import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'problem.offline.title': 'You are offline',
  'problem.offline.text': 'Check your internet connection: this will update once you are back online.',
  'problem.network.title': 'The connection failed',
  'problem.network.text': 'Check your internet connection, then try again.',
  'problem.timeout.title': 'This is taking too long',
  'problem.timeout.text': 'The service is slower than usual. Try again in a moment.',
  'problem.busy.title': 'The service is very busy',
  'problem.busy.text': 'Too many requests are coming in at once. Try again in a moment.',
  'problem.unavailable.title': 'The service is not responding',
  'problem.unavailable.text': 'The problem is on our side, not yours: try again in a moment.',
  'problem.not-allowed.title': 'Access was refused',
  'problem.not-allowed.text': 'This is not your fault: reload the page or try again later.',
  'problem.refused.title': 'Something here is not valid',
  'problem.refused.text': 'Check what you entered, then try again.',
  'problem.invalid-answer.title': 'Something went wrong on our side',
  'problem.invalid-answer.text': 'It is not your fault: try again in a moment.',
  'problem.busy.wait_one': 'Too many requests are coming in at once. Try again in {{count}} second.',
  'problem.busy.wait_other': 'Too many requests are coming in at once. Try again in {{count}} seconds.',
} satisfies TranslationOf<typeof fr>;
