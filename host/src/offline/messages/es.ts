import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Guardado a las {{time}}, sin tiempo real',
  'at.day': 'Guardado {{day}} a las {{time}}, sin tiempo real',
  timetable: 'Horarios del {{day}}, sin tiempo real ni precios',
  why: 'La red no responde.',
  retry: 'Reintentar',
};
