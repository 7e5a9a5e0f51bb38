import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Saved at {{time}}',
  'at.day': 'Saved {{day}} at {{time}}',
  why: 'The network does not answer. Times are those that were planned, without live updates.',
  retry: 'Try again',
};
