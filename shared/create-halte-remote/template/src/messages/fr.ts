import type { Messages } from '@halte/contract';

/** The other languages have the same keys, which the compiler compares. */
export const messages = {
  title: 'Parking',
  'filter.label': 'Ligne ou destination',
  'lines.loading': 'Chargement des lignes…',
  'lines.found_one': '{{count}} ligne',
  'lines.found_other': '{{count}} lignes',
  'lines.failed': 'Les lignes n’ont pas pu être chargées',
  'lines.retry': 'Réessayer',
} satisfies Messages;
