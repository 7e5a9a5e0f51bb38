import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.schedules': 'Líneas de la red',
  loading: 'Cargando las líneas…',
  'filter.label': 'Número o nombre de la línea',
  'filter.empty': 'Ninguna línea coincide con «{{query}}»',
  'filter.hint': 'Prueba con su número, una cabecera o parte del nombre.',
  'filter.clear': 'Ver todas las líneas',
  'lines.count_one': '{{count}} línea',
  'lines.count_many': '{{count}} de líneas',
  'lines.count_other': '{{count}} líneas',
  'line.name': 'Línea {{name}}',
  'line.directions': 'Sentidos:',
  'empty.title': 'Todavía no hay líneas publicadas',
  'empty.hint': 'Las líneas aparecerán aquí en cuanto la red publique sus horarios.',
  'error.title': 'No se han podido cargar las líneas',
  'error.retry': 'Reintentar',
  'mode.metro': 'Metro',
  'mode.tram': 'Tranvía',
  'mode.train': 'Tren',
  'mode.cableCar': 'Teleférico',
  'mode.funicular': 'Funicular',
  'mode.ferry': 'Barco',
  'mode.bus': 'Autobús',
  'mode.coach': 'Autocar',
  'mode.onDemand': 'Transporte a demanda',
} satisfies TranslationOf<typeof fr>;
