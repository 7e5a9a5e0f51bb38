import type { TranslationOf } from '@halte/contract';
import type { messages as french } from './fr.ts';

export const messages: TranslationOf<typeof french> = {
  point: 'Punkt auf der Karte',
  loading: 'Adresse wird gesucht…',
  near: 'Bei {{name}}',
  'near.number': 'Nahe {{name}}',
  nothing: 'Keine Adresse und keine Haltestelle in der Nähe',
  failed: 'Adresse nicht gefunden. Prüfen Sie Ihre Internetverbindung.',
  from: 'Ab hier',
  to: 'Route hierher',
  via: 'Als Zwischenziel',
  board: 'Nächste Abfahrten',
  lines: 'Linien an dieser Stelle',
  close: 'Schließen',
};
