import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  title: 'Parking',
  'filter.label': 'Linie oder Ziel',
  'lines.loading': 'Linien werden geladen…',
  'lines.found_one': '{{count}} Linie',
  'lines.found_other': '{{count}} Linien',
  'lines.failed': 'Die Linien konnten nicht geladen werden',
  'lines.retry': 'Erneut versuchen',
} satisfies TranslationOf<typeof fr>;
