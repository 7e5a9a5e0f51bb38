import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  heading: 'Preferiti',
  recent: 'Luoghi recenti',
  'trip.from': 'Viaggi da',
  'trip.via': 'passando per',
  'trip.to': 'a',
  'trip.fullReturn': 'Andata e ritorno',
  'star.name': 'Preferito: {{name}}',
  'star.add': 'Aggiungi ai preferiti',
  'star.remove': 'Togli dai preferiti',
  all: 'Mostra tutti',
  fewer: 'Mostra meno',
} satisfies TranslationOf<typeof fr>;
