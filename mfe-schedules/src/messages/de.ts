import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  'title.schedules': 'Linien im Netz',
  loading: 'Linien werden geladen…',
  'filter.label': 'Nummer oder Name der Linie',
  'filter.empty': 'Keine Linie passt zu „{{query}}“',
  'filter.hint': 'Versuchen Sie es mit der Nummer, einer Endhaltestelle oder einem Teil des Namens.',
  'filter.clear': 'Alle Linien anzeigen',
  'lines.count_one': '{{count}} Linie',
  'lines.count_other': '{{count}} Linien',
  'line.name': 'Linie {{name}}',
  'line.directions': 'Richtungen:',
  'empty.title': 'Es sind noch keine Linien veröffentlicht',
  'empty.hint': 'Die Linien erscheinen hier, sobald das Verkehrsnetz seinen Fahrplan veröffentlicht.',
  'error.title': 'Die Linien konnten nicht geladen werden',
  'error.retry': 'Erneut versuchen',
  'mode.metro': 'U-Bahn',
  'mode.tram': 'Straßenbahn',
  'mode.train': 'Zug',
  'mode.cableCar': 'Seilbahn',
  'mode.funicular': 'Standseilbahn',
  'mode.ferry': 'Fähre',
  'mode.bus': 'Bus',
  'mode.coach': 'Überlandbus',
  'mode.onDemand': 'Rufbus',
} satisfies TranslationOf<typeof fr>;
