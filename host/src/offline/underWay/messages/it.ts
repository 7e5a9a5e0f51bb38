import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  to: 'Il tuo viaggio verso {{to}}',
  leaves: 'Partenza alle {{time}}',
  arrives: 'Arrivo alle {{time}}',
};
