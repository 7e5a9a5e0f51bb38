import type { Messages } from '@halte/contract';

export const messages: Messages = {
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
};
