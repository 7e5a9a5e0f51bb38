import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.schedules': 'Linee della rete',
  loading: 'Caricamento delle linee…',
  'filter.label': 'Numero o nome della linea',
  'filter.empty': 'Nessuna linea corrisponde a «{{query}}»',
  'filter.hint': 'Prova con il numero, un capolinea o una parte del nome.',
  'filter.clear': 'Mostra tutte le linee',
  'lines.count_one': '{{count}} linea',
  'lines.count_many': '{{count}} di linee',
  'lines.count_other': '{{count}} linee',
  'line.name': 'Linea {{name}}',
  'line.directions': 'Direzioni:',
  'empty.title': 'Nessuna linea ancora pubblicata',
  'empty.hint': 'Le linee compariranno qui non appena la rete avrà pubblicato gli orari.',
  'error.title': 'Impossibile caricare le linee',
  'error.retry': 'Riprova',
  'mode.metro': 'Metropolitana',
  'mode.tram': 'Tram',
  'mode.train': 'Treno',
  'mode.cableCar': 'Funivia',
  'mode.funicular': 'Funicolare',
  'mode.ferry': 'Battello',
  'mode.bus': 'Autobus',
  'mode.coach': 'Pullman',
  'mode.onDemand': 'Trasporto a chiamata',
} satisfies TranslationOf<typeof fr>;
