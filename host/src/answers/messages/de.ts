import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  point: 'Punkt auf der Karte',
  loading: 'Adresse wird gesucht…',
  near: 'Bei {{name}}',
  from: 'Von hier',
  to: 'Hierher',
  via: 'Als Zwischenziel',
  lines: 'Linien an dieser Stelle',
  close: 'Schließen',
};
