import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Salvato alle {{time}}',
  'at.day': 'Salvato {{day}} alle {{time}}',
  why: 'La rete non risponde. Gli orari sono quelli previsti, senza tempo reale.',
  retry: 'Riprova',
};
