import type { Messages } from '@halte/contract';

export const messages = {
  heading: 'Favoris',
  recent: 'Lieux récents',
  'trip.from': 'Trajets de',
  'trip.via': 'via',
  'trip.to': 'à',
  'trip.fullReturn': 'Aller-retour',
  'star.name': 'Favori : {{name}}',
  'star.add': 'Ajouter aux favoris',
  'star.remove': 'Retirer des favoris',
  all: 'Tout afficher',
  fewer: 'Afficher moins',
} satisfies Messages;
