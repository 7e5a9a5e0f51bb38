import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  title: 'Parking',
  'filter.label': 'Linea o destinazione',
  'lines.loading': 'Caricamento delle linee…',
  'lines.found_one': '{{count}} linea',
  'lines.found_other': '{{count}} linee',
  'lines.failed': 'Impossibile caricare le linee',
  'lines.retry': 'Riprova',
} satisfies TranslationOf<typeof fr>;
