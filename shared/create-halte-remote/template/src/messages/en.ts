import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  title: 'Parking',
  'filter.label': 'Line or destination',
  'lines.loading': 'Loading the lines…',
  'lines.found_one': '{{count}} line',
  'lines.found_other': '{{count}} lines',
  'lines.failed': 'The lines could not be loaded',
  'lines.retry': 'Try again',
} satisfies TranslationOf<typeof fr>;
