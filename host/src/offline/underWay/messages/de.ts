import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  to: 'Ihre Verbindung nach {{to}}',
  leaves: 'Abfahrt um {{time}} Uhr',
  arrives: 'Ankunft um {{time}} Uhr',
};
