import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  to: 'Tu viaje a {{to}}',
  leaves: 'Salida a las {{time}}',
  arrives: 'Llegada a las {{time}}',
};
