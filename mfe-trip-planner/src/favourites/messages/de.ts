import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  heading: 'Favoriten',
  recent: 'Letzte Orte',
  'trip.from': 'Verbindungen von',
  'trip.via': 'über',
  'trip.to': 'nach',
  'trip.fullReturn': 'Hin und zurück',
  'star.name': 'Favorit: {{name}}',
  'star.add': 'Zu den Favoriten hinzufügen',
  'star.remove': 'Aus den Favoriten entfernen',
  all: 'Alle anzeigen',
  fewer: 'Weniger anzeigen',
} satisfies TranslationOf<typeof fr>;
