import type { TranslationOf } from '@halte/contract';
import type { messages as fr } from './fr.ts';

export const messages = {
  heading: 'Favourites',
  recent: 'Recent places',
  'trip.from': 'Journeys from',
  'trip.via': 'via',
  'trip.to': 'to',
  'trip.fullReturn': 'Return',
  'star.name': 'Favourite: {{name}}',
  'star.add': 'Add to favourites',
  'star.remove': 'Remove from favourites',
  all: 'Show all',
  fewer: 'Show fewer',
} satisfies TranslationOf<typeof fr>;
