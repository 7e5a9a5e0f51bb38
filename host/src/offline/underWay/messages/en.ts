import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  to: 'Your journey to {{to}}',
  leaves: 'Departure at {{time}}',
  arrives: 'Arrival at {{time}}',
};
