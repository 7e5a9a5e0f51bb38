import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  title: 'Parking',
  'filter.label': 'Línea o destino',
  'lines.loading': 'Cargando las líneas…',
  'lines.found_one': '{{count}} línea',
  'lines.found_other': '{{count}} líneas',
  'lines.failed': 'No se han podido cargar las líneas',
  'lines.retry': 'Reintentar',
} satisfies TranslationOf<typeof fr>;
