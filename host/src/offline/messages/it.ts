import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Salvato alle {{time}}, senza tempo reale',
  'at.day': 'Salvato {{day}} alle {{time}}, senza tempo reale',
  timetable: 'Orari del {{day}}, senza tempo reale né prezzi',
  why: 'La rete non risponde.',
  retry: 'Riprova',
};
