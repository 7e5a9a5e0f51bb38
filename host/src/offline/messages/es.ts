import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  at: 'Guardado a las {{time}}',
  'at.day': 'Guardado {{day}} a las {{time}}',
  why: 'La red no responde. Los horarios son los previstos, sin tiempo real.',
  retry: 'Reintentar',
};
